import { addFetchLayer, CHANGED_AT, tellOtherTabs } from './fetch-layer';

type Fetch = typeof fetch;

const KEPT_MS = 5_000;

const KNOWN_MS = 5 * 60_000;

const OK = 200;
const NO_CONTENT = 204;

/** Scripts cannot set `Sec-Purpose`. */
export const PREFETCH_HEADERS = { Purpose: 'prefetch' } as const;

interface Answer {
  readonly response: Promise<Response>;
  readonly until: number;
}

interface KnownAnswer {
  readonly text: string;
  readonly headers: Headers;
  readonly until: number;
}

interface Surroundings {
  /** True while the router loads another page with this address, and false while it revalidates a page. */
  readonly isNavigation: (url: string) => boolean;
  readonly now?: () => number;
}

/**
 * Keeps each prefetched answer for one use within seconds. Keeps its text for minutes: a navigation shows the text at
 * once, and the page revalidates afterwards. Every change drops all answers.
 */
export function keepPrefetchedResponses(
  send: Fetch,
  { isNavigation, now = () => performance.now() }: Surroundings,
) {
  const kept = new Map<string, Answer>();
  const known = new Map<string, KnownAnswer>();
  let shown: string | null = null;
  let changes = 0;

  function drop(): void {
    changes += 1;
    kept.clear();
    known.clear();
  }

  async function request(address: string): Promise<void> {
    const url = dataOf(address);
    if ((kept.get(url)?.until ?? 0) > now()) return;
    const response = send(url, { headers: PREFETCH_HEADERS }).then(requireContent);
    const answer = { response, until: now() + KEPT_MS };
    kept.set(url, answer);
    const changesBefore = changes;
    try {
      const copy = (await response).clone();
      const text = await copy.text();
      // The answer may be older than a change.
      if (copy.status === OK && changes === changesBefore)
        known.set(url, { text, headers: copy.headers, until: now() + KNOWN_MS });
    } catch {
      // After a failure, the router requests the data itself.
      if (kept.get(url) === answer) kept.delete(url);
    }
  }

  const fetch: Fetch = (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET') {
      drop();
      // An answer requested during the change may be stale.
      return send(input, init).finally(drop);
    }
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const url = pathname + search;
    const before = known.get(url);
    if (before && before.until > now() && isNavigation(url)) {
      shown = url;
      return Promise.resolve(new Response(before.text, { headers: before.headers }));
    }
    const answer = kept.get(url);
    kept.delete(url);
    if (answer && answer.until > now()) return answer.response.catch(() => send(input, init));
    // The page will show something newer.
    known.delete(url);
    return send(input, init);
  };

  return {
    fetch,
    request,
    drop,
    isKnown: (address: string) => known.has(dataOf(address)),
    /** @returns true once after a navigation has shown a known answer */
    takeShown(address: string): boolean {
      const isShown = shown === dataOf(address);
      if (isShown) shown = null;
      return isShown;
    },
  };
}

const dataOf = (address: string) => `${address}.data`;

/** The server prefetches no content that is shown once. */
function requireContent(response: Response): Response {
  if (response.status === NO_CONTENT) throw new TypeError('no prefetch');
  return response;
}

let answers: ReturnType<typeof keepPrefetchedResponses> | null = null;

function start() {
  if (answers !== null) return answers;
  const own = addFetchLayer((send) => keepPrefetchedResponses(send, { isNavigation }));
  window.addEventListener('storage', ({ key }) => key === CHANGED_AT && own.drop());
  answers = own;
  return own;
}

/** Call after a change that was not sent by `fetch`. */
export function dropPrefetchedResponses(): void {
  answers?.drop();
  tellOtherTabs();
}

function isNavigation(url: string): boolean {
  const { state, location, formMethod } = window.__remixRouter.state.navigation;
  return (
    state === 'loading' && formMethod === undefined && dataOf(location.pathname) + location.search === url
  );
}

/** Requests the page that the user leaves too, because users return to it. */
export async function requestPages(address: string, left: string): Promise<void> {
  const { request, isKnown } = start();
  await request(address);
  if (address !== left && isKnown(address) && !isKnown(left)) await request(left);
}

/** @returns true once after a navigation has shown a known answer of this page */
export const takeShownPage = (address: string): boolean => answers?.takeShown(address) ?? false;
