import type { EntryContext } from '@remix-run/node';
import { deferScripts, findDeferredScripts } from './deferred-scripts.server';

/** Texts between the nonces. */
type KeptScripts = readonly string[];

const kept = new Map<string, KeptScripts>();

/** Script elements and the route manifest are equal for all visitors of a route. */
export interface PageScripts {
  /** Null before the first page of the route. */
  write: ((nonce: string) => string) | null;
  /** @param page with deferred scripts */
  keep(page: string, nonce: string): void;
}

/** @returns null for any address, because the manifest also has the routes of the addresses above it */
export function findPageScripts({
  manifest: { version },
  staticHandlerContext: { matches },
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): PageScripts | null {
  if (matches.some(({ params }) => params['*'] !== undefined)) return null;
  const routes = [version, ...matches.map(({ route }) => route.id)].join(' ');
  const known = kept.get(routes);
  return {
    write: known === undefined ? null : (nonce) => known.join(nonce),
    keep(page, nonce) {
      const scripts = findDeferredScripts(page);
      if (scripts !== null) kept.set(routes, scripts.split(nonce));
    },
  };
}

export interface PageParts {
  nonce: string;
  /** Loader data as the framework encodes it. */
  data: string;
  scripts: PageScripts | null;
}

/** Adds the scripts and the loader data to a rendered page. */
export function finishPage(page: string, { nonce, data, scripts }: PageParts): string {
  const dataScript = createDataScript(data, nonce);
  const end = page.lastIndexOf('</body>');
  if (scripts?.write && end >= 0)
    return `${page.slice(0, end)}${scripts.write(nonce)}${page.slice(end)}${dataScript}`;
  if (process.env.NODE_ENV === 'development') return page + dataScript;
  const deferred = deferScripts(page, nonce);
  scripts?.keep(deferred, nonce);
  return deferred + dataScript;
}

/** The framework's browser entry reads the data from this stream. */
function createDataScript(data: string, nonce: string): string {
  if (data === '') return '';
  const stream = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${stream}.enqueue(${escapeForScript(data)});${stream}.close();</script>`;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

function escapeForScript(data: string): string {
  return JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (character) => ESCAPED[character] ?? '');
}
