import type { EntryContext } from '@remix-run/node';
import { deferScripts, findDeferredScripts } from './deferred-scripts.server';
import { OWNER_SCRIPT } from './page-owner.server';

type KeptScripts = readonly string[];

const scriptsByRoutes = new Map<string, KeptScripts>();

/** `kept` scripts come from an earlier page: scripts and manifest are equal for all visitors of a route. */
export type PageScripts =
  | { kind: 'kept'; write: (nonce: string) => string }
  | { kind: 'deferred'; keep: (deferredPage: string, nonce: string) => void }
  | { kind: 'development' };

export function findPageScripts({
  manifest: { version },
  staticHandlerContext: { matches },
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): PageScripts {
  if (process.env.NODE_ENV === 'development') return { kind: 'development' };
  // For an unknown address, the manifest also depends on the routes above that address.
  if (matches.some(({ params }) => params['*'] !== undefined)) return { kind: 'deferred', keep: () => {} };
  const routes = [version, ...matches.map(({ route }) => route.id)].join(' ');
  const keptScripts = scriptsByRoutes.get(routes);
  if (keptScripts !== undefined) return { kind: 'kept', write: (nonce) => keptScripts.join(nonce) };
  return {
    kind: 'deferred',
    keep(deferredPage, nonce) {
      const scripts = findDeferredScripts(deferredPage);
      if (scripts !== null) scriptsByRoutes.set(routes, scripts.split(nonce));
    },
  };
}

export interface PageParts {
  nonce: string;
  /** The framework has encoded this loader data. */
  data: string;
  scripts: PageScripts;
}

export function finishPage(page: string, { nonce, data, scripts }: PageParts): string {
  const dataScript = createDataScript(data, nonce);
  if (scripts.kind === 'development') {
    const ownerScript = `<script nonce="${nonce}">${OWNER_SCRIPT}</script>`;
    return page.replace('</body>', () => `${ownerScript}</body>`) + dataScript;
  }
  if (scripts.kind === 'kept') {
    const end = page.lastIndexOf('</body>');
    const position = end < 0 ? page.length : end;
    return `${page.slice(0, position)}${scripts.write(nonce)}${page.slice(position)}${dataScript}`;
  }
  const deferredPage = deferScripts(page, nonce);
  scripts.keep(deferredPage, nonce);
  return deferredPage + dataScript;
}

/** The framework's browser entry reads its data from `streamController`. */
function createDataScript(data: string, nonce: string): string {
  if (data === '') return '';
  const streamController = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${streamController}.enqueue(${escapeForScript(data)});${streamController}.close();</script>`;
}

const SCRIPT_ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

function escapeForScript(data: string): string {
  return JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (character) => SCRIPT_ESCAPES[character] ?? '');
}
