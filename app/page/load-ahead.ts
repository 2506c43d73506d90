import { matchRoutes } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type Fetch = typeof fetch;

const KEPT_MS = 5_000;

interface Answer {
  readonly response: Promise<Response>;
  readonly until: number;
}

/** Keeps each prefetched answer for one use within seconds. Every change drops all answers. */
export function answersAhead(send: Fetch, now: () => number = () => performance.now()) {
  const kept = new Map<string, Answer>();

  function request(address: string): void {
    const url = `${address}.data`;
    if ((kept.get(url)?.until ?? 0) > now()) return;
    const response = send(url);
    // After a failure, the router requests the data itself.
    response.catch(() => kept.delete(url));
    kept.set(url, { response, until: now() + KEPT_MS });
  }

  const fetch: Fetch = (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET') {
      kept.clear();
      // An answer requested during the change may be stale.
      return send(input, init).finally(() => kept.clear());
    }
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const answer = kept.get(pathname + search);
    kept.delete(pathname + search);
    if (answer === undefined || answer.until <= now()) return send(input, init);
    return answer.response.catch(() => send(input, init));
  };

  return { fetch, request };
}

let requestAnswer: ((address: string) => void) | null = null;

/** Call once, before the router starts. */
export function withAnswersAhead(send: Fetch): Fetch {
  const { fetch, request } = answersAhead(send);
  requestAnswer = request;
  return fetch;
}

export function requestAhead(address: string): void {
  requestAnswer?.(address);
}

const PAUSE_MS = 500;
const MAX_ATTEMPTS = 10;

/** Loads scripts and texts of other pages, so that their links wait for data only. */
export function useRoutesAhead(addresses: readonly string[]): void {
  const { i18n } = useTranslation();
  const all = addresses.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = (waiting: readonly string[], attempts: number) => {
      const unknown = waiting.filter((address) => fileOf(address) === undefined);
      for (const address of waiting) {
        // The failure appears when the user follows the link.
        loadRoute(address, (namespaces) => i18n.loadNamespaces(namespaces)).catch(() => {});
      }
      // Remix requests the routes of visible links after the first render.
      if (unknown.length > 0 && attempts > 1) timer = setTimeout(load, PAUSE_MS, unknown, attempts - 1);
    };
    timer = setTimeout(load, PAUSE_MS, all.split(' '), MAX_ATTEMPTS);
    return () => clearTimeout(timer);
  }, [all, i18n]);
}

function fileOf(address: string): string | undefined {
  const id = matchRoutes(window.__remixRouter.routes, address)?.at(-1)?.route.id;
  return id === undefined ? undefined : window.__remixManifest.routes[id]?.module;
}

async function loadRoute(address: string, loadTexts: (namespaces: string[]) => Promise<void>): Promise<void> {
  const file = fileOf(address);
  if (file === undefined) return;
  const { handle } = await import(/* @vite-ignore */ file);
  await loadTexts(handle?.i18n ?? []);
}
