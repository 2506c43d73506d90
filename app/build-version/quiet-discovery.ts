import { MANIFEST_PATH, pathOf } from './router-request';

/**
 * The `fetch` of a page whose router asks ahead for the routes that its links lead to. Such a request is broken off when the page is left, or
 * finds nobody: it stays without an answer, as nobody waits for it, and the router asks again when the link is used. Remix by itself
 * writes an error to the console.
 */
export function quietDiscovery(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    // With somebody waiting for the route the request can be given up.
    const isAhead = pathOf(input) === MANIFEST_PATH && !init?.signal;
    if (!isAhead) return ask(input, init);
    try {
      return await ask(input, init);
    } catch {
      return new Promise(() => {});
    }
  };
}
