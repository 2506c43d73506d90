import type { EntryContext } from '@remix-run/node';
import { findDeferredScripts } from './deferred-scripts.server';

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
