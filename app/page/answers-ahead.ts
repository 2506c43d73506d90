type Fetch = typeof fetch;

const KEPT_MS = 5_000;

interface Answer {
  readonly response: Promise<Response>;
  readonly until: number;
}

/**
 * Requests the data of a page before its link is followed. The router takes an answer once, within seconds.
 * Every change drops all answers.
 */
export function answersAhead(send: Fetch, now: () => number = () => performance.now()) {
  const kept = new Map<string, Answer>();

  function request(address: string): void {
    const url = `${address}.data`;
    if ((kept.get(url)?.until ?? 0) > now()) return;
    const response = send(url);
    // The router asks again.
    response.catch(() => kept.delete(url));
    kept.set(url, { response, until: now() + KEPT_MS });
  }

  const fetch: Fetch = (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET') kept.clear();
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const answer = kept.get(pathname + search);
    kept.delete(pathname + search);
    if (answer === undefined || answer.until <= now()) return send(input, init);
    return answer.response.catch(() => send(input, init));
  };

  return { fetch, request };
}

let requestAnswer: ((address: string) => void) | null = null;

/** Called once, before the router starts. */
export function takeAnswersAhead(): void {
  const { fetch, request } = answersAhead(window.fetch);
  window.fetch = fetch;
  requestAnswer = request;
}

/** @param address path of a page */
export function requestAhead(address: string): void {
  requestAnswer?.(address);
}
