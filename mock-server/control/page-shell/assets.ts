import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Language } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { PAGES, type PageName } from '../../pages/registry';
import type { PageFiles } from '../../pages/render';

const BUILD_FOLDER = new URL('../../../build/simulator/', import.meta.url);
const ASSETS_PATH = '/simulator/assets/';

/** Written by `scripts/simulator-build.mjs`: the built file and imports of each source. */
type Manifest = Readonly<Record<string, readonly string[]>>;

const manifest: Manifest = readManifest();

function readManifest(): Manifest {
  const file = new URL('assets.json', BUILD_FOLDER);
  // Tests render pages without built files.
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function pageFilesOf(page: PageName, language: Language): PageFiles {
  const [script = 'browser.js', ...sharedScripts] = manifest['mock-server/pages/browser.tsx'] ?? [];
  const { source, texts } = PAGES[page];
  const modules = [
    `pages/${source}`,
    ...['shell', ...texts].map((namespace) => `texts/locales/${language}/${namespace}.json`),
  ].flatMap((module) => manifest[`mock-server/${module}`] ?? []);
  return {
    style: getStyleSheetUrl(),
    font: manifest.font?.[0] ? ASSETS_PATH + manifest.font[0] : null,
    script: ASSETS_PATH + script,
    modules: [...new Set([...sharedScripts, ...modules])]
      .filter((file) => file !== script)
      .map((file) => ASSETS_PATH + file),
  };
}

export function getStyleSheetUrl(): string {
  const [style = 'style.css'] = manifest.style ?? [];
  return ASSETS_PATH + style;
}

export function createAssetHandler(): Hono {
  return new Hono().get(
    '/assets/:file',
    serveStatic({
      root: fileURLToPath(BUILD_FOLDER),
      rewriteRequestPath: (path) => path.slice(path.indexOf('/assets/')),
      precompressed: true,
      onFound: (_, c) => {
        c.header('cache-control', 'public, max-age=31536000, immutable');
        c.header('x-content-type-options', 'nosniff');
      },
    }),
  );
}
