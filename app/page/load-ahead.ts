import { matchRoutes } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutReload } from 'ui/fields/form/use-portal-form';

type Fetch = typeof fetch;

const KEPT_MS = 5_000;

const NO_CONTENT = 204;

/** Scripts cannot set `Sec-Purpose`. */
export const PREFETCH_HEADERS = { Purpose: 'prefetch' } as const;

interface Answer {
  readonly response: Promise<Response>;
  readonly until: number;
}

/** Keeps each prefetched answer for one use within seconds. Every change drops all answers. */
export function keepPrefetchedResponses(send: Fetch, now: () => number = () => performance.now()) {
  const answers = new Map<string, Answer>();

  function request(address: string): void {
    const url = `${address}.data`;
    if ((answers.get(url)?.until ?? 0) > now()) return;
    const response = send(url, { headers: PREFETCH_HEADERS }).then(requireContent);
    // After a failure, the router requests the data itself.
    response.catch(() => answers.delete(url));
    answers.set(url, { response, until: now() + KEPT_MS });
  }

  const fetch: Fetch = (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET') {
      answers.clear();
      // An answer requested during the change may be stale.
      return send(input, init).finally(() => answers.clear());
    }
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const answer = answers.get(pathname + search);
    answers.delete(pathname + search);
    if (answer === undefined || answer.until <= now()) return send(input, init);
    return answer.response.catch(() => send(input, init));
  };

  return { fetch, request };
}

/** The server prefetches no content that is shown once. */
function requireContent(response: Response): Response {
  if (response.status === NO_CONTENT) throw new TypeError('no prefetch');
  return response;
}

let requestAnswer: ((address: string) => void) | null = null;

/** Call once, before the router starts. */
export function withPrefetchedResponses(send: Fetch): Fetch {
  const { fetch, request } = keepPrefetchedResponses(send);
  requestAnswer = request;
  return fetch;
}

const PAUSE_MS = 200;
const MAX_ATTEMPTS = 25;

/**
 * Loads scripts and texts of other pages, so that their links wait for data only. Waits for a press if the user saves data.
 * @returns loads a page on a press of its link, and requests its data
 */
export function usePreloadedRoutes(addresses: readonly string[]): (address: string) => void {
  const { i18n } = useTranslation();
  const all = addresses.join(' ');
  const loadRoute = useCallback(
    (address: string) => {
      // The failure appears when the user follows the link.
      loadFiles(address, (namespaces) => i18n.loadNamespaces(namespaces)).catch(() => {});
    },
    [i18n],
  );
  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout>;
    const load = (waiting: readonly string[], attempts: number) => {
      const unknown = waiting.filter((address) => fileOf(address) === undefined);
      waiting.forEach(loadRoute);
      // Remix requests the routes of visible links after the first render.
      if (unknown.length > 0 && attempts > 1) timer = setTimeout(load, PAUSE_MS, unknown, attempts - 1);
    };
    timer = setTimeout(load, PAUSE_MS, all.split(' '), MAX_ATTEMPTS);
    return () => clearTimeout(timer);
  }, [all, loadRoute]);
  return useCallback(
    (address) => {
      requestAnswer?.(address);
      loadRoute(address);
    },
    [loadRoute],
  );
}

/** Safari and Firefox do not tell. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function fileOf(address: string): string | undefined {
  const id = matchRoutes(window.__remixRouter.routes, address)?.at(-1)?.route.id;
  return id === undefined ? undefined : window.__remixManifest.routes[id]?.module;
}

async function loadFiles(address: string, loadTexts: (namespaces: string[]) => Promise<void>): Promise<void> {
  const file = fileOf(address);
  if (file === undefined) return;
  await withoutReload(import(/* @vite-ignore */ file).then(({ handle }) => loadTexts(handle?.i18n ?? [])));
}
