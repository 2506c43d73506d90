import { BUILD_HEADER, OWN_DOCUMENT_HEADER } from './build-header';
import { isForRouter, MANIFEST_PATH, pathOf } from './router-request';

/** Build of an open page, and how to leave it. */
export interface OpenPage {
  build: string;
  /** True for a document that holds a third-party script. */
  isMeasured: () => boolean;
  fetch: typeof fetch;
  /** Where the router is going to, as an address that can simply be read, other than the page's own; null when it goes nowhere. */
  destination: () => string | null;
  /** Loads a document in place of this one. */
  leaveTo: (address: string) => void;
  /** All routes of the page's own build by their ids, as the build's manifest file has them; null when that file is gone. */
  routesOfOwnBuild: () => Promise<Record<string, unknown> | null>;
  /** Loads the page anew with what was typed; false when that has been tried. */
  reload: () => boolean;
}

/**
 * The `fetch` of a page that may be of another build than the server that answers, as it is while the portal is being updated. Once another
 * build has answered, the page is outdated: where it would read another page's data, the document is loaded instead, whole and of one
 * build. What is sent goes on to be sent, and its answer is shown.
 *
 * Remix by itself reloads without the query when it does not know a route, and shows "not found" the second time.
 */
export function fetchAcrossBuilds(page: OpenPage): { fetch: typeof fetch; isOutdated: () => boolean } {
  let outdated = false;

  async function fetchOrLeave(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const request = { method: init?.method ?? 'GET', path: pathOf(input) };
    const destination = outdated && isRead(request) ? page.destination() : null;
    if (destination !== null) return leaveTo(destination);
    const answer = await page.fetch(input, init).catch((error) => withoutAnswer(error, request, init));
    const build = answer.headers.get(BUILD_HEADER);
    outdated ||= build !== null && build !== page.build;
    const secret = answer.headers.has(OWN_DOCUMENT_HEADER) && page.isMeasured() ? page.destination() : null;
    if (secret !== null) return leaveTo(secret);
    return isForeignManifest(request, answer) ? knowOwnRoutes(answer) : answer;
  }

  /**
   * Where nobody answers the question for routes. Asked ahead, for the links of a page, it stays open, and the router asks again when a link
   * is used: by itself Remix writes an error to the console. For a link that was followed it would find no route for the error, and show a
   * page of its own making: that page is loaded whole.
   */
  function withoutAnswer(error: unknown, { path }: Asked, init?: RequestInit): Promise<Response> {
    if (path !== MANIFEST_PATH || init?.signal?.aborted) throw error;
    if (!init?.signal) return untilGone();
    const destination = page.destination();
    if (destination === null) throw error;
    return leaveTo(destination);
  }

  /** Answers the question for routes that the server of another build refused. */
  async function knowOwnRoutes(refusal: Response): Promise<Response> {
    const destination = page.destination();
    if (destination !== null) return leaveTo(destination);
    const routes = await page.routesOfOwnBuild();
    if (routes !== null) return Response.json(routes);
    // Remix would show an error page first, and with it lose what is typed.
    return page.reload() ? untilGone() : refusal;
  }

  function leaveTo(address: string): Promise<Response> {
    page.leaveTo(address);
    return untilGone();
  }

  return { fetch: fetchOrLeave, isOutdated: () => outdated };
}

/** The document goes away: nothing of it must go on meanwhile. */
function untilGone(): Promise<Response> {
  return new Promise(() => {});
}

interface Asked {
  method: string;
  path: string;
}

/** True for what the router reads: a page's data, or which routes there are. */
function isRead({ method, path }: Asked): boolean {
  return method === 'GET' && isForRouter(path);
}

function isForeignManifest({ path }: Asked, answer: Response): boolean {
  return path === MANIFEST_PATH && answer.status === 204 && answer.headers.has('X-Remix-Reload-Document');
}
