import { BUILD_HEADER, OWN_DOCUMENT_HEADER } from './build-header';
import { isRouterRequest, MANIFEST_PATH, requestPathOf } from './router-request';

export interface BrowserPage {
  build: string;
  isMeasured: () => boolean;
  fetch: typeof fetch;
  destination: () => string | null;
  leaveTo: (address: string) => void;
  /** Manifest of the page's own build; null if deleted. */
  routesOfOwnBuild: () => Promise<Record<string, unknown> | null>;
  reload: () => boolean;
}

/** After a response of another build, navigations load documents, because Remix would lose the query. */
export function fetchAcrossBuilds(page: BrowserPage): { fetch: typeof fetch; isOutdated: () => boolean } {
  let isPageOutdated = false;

  async function fetchOrLeave(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const request = { method: init?.method ?? 'GET', path: requestPathOf(input) };
    const destination = isPageOutdated && isRouterGet(request) ? page.destination() : null;
    if (destination !== null) return leaveTo(destination);
    const response = await page
      .fetch(input, init)
      .catch((error) => handleFailedRequest(error, request, init));
    const build = response.headers.get(BUILD_HEADER);
    isPageOutdated ||= build !== null && build !== page.build;
    const secretDestination =
      response.headers.has(OWN_DOCUMENT_HEADER) && page.isMeasured() ? page.destination() : null;
    if (secretDestination !== null) return leaveTo(secretDestination);
    return isForeignManifest(request, response) ? respondWithOwnRoutes(response) : response;
  }

  /** Prefetches stay pending, so that Remix logs no error. */
  function handleFailedRequest(error: unknown, { path }: RequestLine, init?: RequestInit): Promise<Response> {
    if (path !== MANIFEST_PATH || init?.signal?.aborted) throw error;
    if (!init?.signal) return pendingForever();
    const destination = page.destination();
    if (destination === null) throw error;
    return leaveTo(destination);
  }

  async function respondWithOwnRoutes(refusal: Response): Promise<Response> {
    const destination = page.destination();
    if (destination !== null) return leaveTo(destination);
    const routes = await page.routesOfOwnBuild();
    if (routes !== null) return Response.json(routes);
    // Remix would show an error page and lose typed values.
    return page.reload() ? pendingForever() : refusal;
  }

  function leaveTo(address: string): Promise<Response> {
    page.leaveTo(address);
    return pendingForever();
  }

  return { fetch: fetchOrLeave, isOutdated: () => isPageOutdated };
}

/** The document will unload, so the request must not settle. */
function pendingForever(): Promise<Response> {
  return new Promise(() => {});
}

interface RequestLine {
  method: string;
  path: string;
}

function isRouterGet({ method, path }: RequestLine): boolean {
  return method === 'GET' && isRouterRequest(path);
}

function isForeignManifest({ path }: RequestLine, response: Response): boolean {
  return path === MANIFEST_PATH && response.status === 204 && response.headers.has('X-Remix-Reload-Document');
}
