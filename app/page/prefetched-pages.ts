import { matchRoutes, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePoll, useRefresh } from 'ui/feedback/use-refresh';
import { preventReload } from 'ui/fields/form/use-portal-form';
import { addFetchLayer, CHANGED_AT_KEY, mayChangeData, notifyOtherTabs } from './fetch-layer';

type Fetch = typeof fetch;

const PREFETCHED_MS = 5_000;

const CACHED_MS = 5 * 60_000;

/** Holds two applications: each has at most six tabs. */
const MAX_CACHED_RESPONSES = 12;

const OK = 200;
const NO_CONTENT = 204;
const SERVER_ERROR = 500;

/** A page with a cached response revalidates at this interval. */
const RETRY_MS = 10_000;

/** Scripts cannot set `Sec-Purpose`. */
export const PREFETCH_HEADERS = { Purpose: 'prefetch' } as const;

interface PrefetchedResponse {
  readonly response: Promise<Response>;
  readonly expiresAt: number;
}

interface CachedResponse {
  readonly text: string;
  readonly headers: Headers;
  readonly requestedAt: number;
}

interface PrefetchEnvironment {
  /** @returns key of the location whose data the router loads from this address; null while it revalidates a page */
  readonly findDestination: (url: string) => string | null;
  readonly now?: () => number;
}

/**
 * Keeps each prefetched response for one use within seconds, and its text for minutes: a navigation shows the text, then
 * revalidates. Every change drops all responses.
 */
export function keepPrefetchedResponses(
  send: Fetch,
  // `performance.now()` stops while the computer sleeps.
  { findDestination, now = () => Date.now() }: PrefetchEnvironment,
) {
  const prefetchedByUrl = new Map<string, PrefetchedResponse>();
  const cached = new Map<string, CachedResponse>();
  const latestRequests = new Map<string, Promise<Response>>();
  let shownLocationKey: string | null = null;

  function dropAll(): void {
    latestRequests.clear();
    prefetchedByUrl.clear();
    cached.clear();
  }

  function readCached(url: string): CachedResponse | undefined {
    for (const [cachedUrl, { requestedAt }] of cached) {
      const age = now() - requestedAt;
      if (age < 0 || age >= CACHED_MS) cached.delete(cachedUrl);
    }
    return cached.get(url);
  }

  function storeInCache(url: string, cachedResponse: CachedResponse): void {
    cached.delete(url);
    cached.set(url, cachedResponse);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED_RESPONSES && oldest !== undefined) cached.delete(oldest);
  }

  async function request(address: string): Promise<void> {
    const url = dataOf(address);
    if ((prefetchedByUrl.get(url)?.expiresAt ?? 0) > now()) return;
    const response = prefetch(url);
    const entry = { response, expiresAt: now() + PREFETCHED_MS };
    prefetchedByUrl.set(url, entry);
    // After a failure, the router requests the data itself.
    response.catch(() => prefetchedByUrl.get(url) === entry && prefetchedByUrl.delete(url));
    await cacheResponse(url, response);
  }

  async function cachePage(address: string): Promise<void> {
    const url = dataOf(address);
    await cacheResponse(url, prefetch(url));
  }

  function prefetch(url: string): Promise<Response> {
    return send(url, { headers: PREFETCH_HEADERS }).then(requireContent);
  }

  async function cacheResponse(url: string, response: Promise<Response>): Promise<void> {
    const requestedAt = now();
    latestRequests.set(url, response);
    const responseCopy = await response.then(readCopy).catch(() => null);
    // A change or a newer request makes the response outdated.
    if (latestRequests.get(url) !== response) return;
    latestRequests.delete(url);
    if (responseCopy === null) cached.delete(url);
    else if (isPage(responseCopy)) storeInCache(url, { ...responseCopy, requestedAt });
    else if (isRefusal(responseCopy)) dropAll();
    else cached.delete(url);
  }

  async function dropAllIfRefused(response: Promise<Response>): Promise<Response> {
    const settledResponse = await response;
    if (isRefusal(settledResponse)) dropAll();
    return settledResponse;
  }

  const fetch: Fetch = (input, init) => {
    if (init?.method === 'HEAD') return send(input, init);
    if (mayChangeData(init)) {
      dropAll();
      // A response requested during the change may be stale.
      return send(input, init).finally(dropAll);
    }
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const url = pathname + search;
    const cachedCopy = readCached(url);
    const destination = cachedCopy ? findDestination(url) : null;
    if (cachedCopy && destination !== null) {
      shownLocationKey = destination;
      return Promise.resolve(new Response(cachedCopy.text, { headers: cachedCopy.headers }));
    }
    const prefetchedEntry = prefetchedByUrl.get(url);
    prefetchedByUrl.delete(url);
    if (prefetchedEntry && prefetchedEntry.expiresAt > now())
      return dropAllIfRefused(prefetchedEntry.response.catch(() => send(input, init)));
    latestRequests.delete(url);
    cached.delete(url);
    const response = send(input, init);
    return pathname.endsWith('.data') ? dropAllIfRefused(response) : response;
  };

  return {
    fetch,
    request,
    cachePage,
    drop: dropAll,
    isCached: (address: string) => readCached(dataOf(address)) !== undefined,
    /** @returns true once if the navigation to this location has shown a cached response */
    takeShownFromCache(locationKey: string): boolean {
      const isShown = shownLocationKey === locationKey;
      if (isShown) shownLocationKey = null;
      return isShown;
    },
  };
}

async function readCopy(
  response: Response,
): Promise<Omit<CachedResponse, 'requestedAt'> & { status: number }> {
  const { status, headers } = response;
  return { status, headers, text: await response.clone().text() };
}

type ResponseHead = Pick<Response, 'status' | 'headers'>;

/** Another server, such as the login of a Wi-Fi network, sets no header of the router. */
const isPage = ({ status, headers }: ResponseHead) => status === OK && headers.has('X-Remix-Response');

/** The session, the permission or the application may be gone. */
const isRefusal = ({ status }: ResponseHead) =>
  status !== OK && status !== NO_CONTENT && status < SERVER_ERROR;

const dataOf = (address: string) => `${address}.data`;

/** The server answers 204 for content that appears only once. */
function requireContent(response: Response): Response {
  if (response.status === NO_CONTENT) throw new TypeError('The server refused to prefetch the page');
  return response;
}

let responseLayer: ReturnType<typeof keepPrefetchedResponses> | null = null;

function startPrefetching() {
  if (responseLayer !== null) return responseLayer;
  const layer = addFetchLayer((send) => keepPrefetchedResponses(send, { findDestination }));
  window.addEventListener('storage', ({ key }) => key === CHANGED_AT_KEY && layer.drop());
  // A document in the back/forward cache misses changes.
  window.addEventListener('pageshow', ({ persisted }) => persisted && layer.drop());
  responseLayer = layer;
  return layer;
}

/** Call after a change that was not sent by `fetch`. */
export function dropPrefetchedResponses(): void {
  responseLayer?.drop();
  notifyOtherTabs();
}

function findDestination(url: string): string | null {
  const { state, location, formMethod } = window.__remixRouter.state.navigation;
  const isLoading = state === 'loading' && formMethod === undefined;
  return isLoading && dataOf(location.pathname) + location.search === url ? location.key : null;
}

/** Includes the page that the user leaves, because users return. */
async function requestPages(address: string, currentAddress: string): Promise<void> {
  const { request, cachePage, isCached } = startPrefetching();
  await request(address);
  if (address !== currentAddress && isCached(address) && !isCached(currentAddress))
    await cachePage(currentAddress);
}

const takeShownPageFromCache = (locationKey: string): boolean =>
  responseLayer?.takeShownFromCache(locationKey) ?? false;

const PAUSE_MS = 200;
const MAX_ATTEMPTS = 25;

/**
 * Loads scripts and texts of other pages, so that links wait for data only. In data-saving mode, waits for a press.
 * @returns loads page and data on a press
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
    if (isDataSaverOn()) return;
    let timer: ReturnType<typeof setTimeout>;
    const load = (pendingAddresses: readonly string[], attempts: number) => {
      const unknownAddresses = pendingAddresses.filter((address) => fileOf(address) === undefined);
      pendingAddresses.forEach(loadRoute);
      // Remix requests the routes of visible links after the first render.
      if (unknownAddresses.length > 0 && attempts > 1)
        timer = setTimeout(load, PAUSE_MS, unknownAddresses, attempts - 1);
    };
    timer = setTimeout(load, PAUSE_MS, all.split(' '), MAX_ATTEMPTS);
    return () => clearTimeout(timer);
  }, [all, loadRoute]);
  const { key, pathname } = useLocation();
  useFreshPage(key);
  return useCallback(
    (address) => {
      void requestPages(address, pathname);
      loadRoute(address);
    },
    [loadRoute, pathname],
  );
}

/** Revalidates a page that shows a cached response. Repeats while the portal is unreachable. */
function useFreshPage(locationKey: string): void {
  const [staleLocationKey, setStaleLocationKey] = useState<string | null>(null);
  const refresh = useRefresh();
  const update = useCallback(async () => {
    if (await refresh()) setStaleLocationKey(null);
  }, [refresh]);
  useEffect(() => {
    if (!takeShownPageFromCache(locationKey)) return;
    setStaleLocationKey(locationKey);
    void update();
  }, [locationKey, update]);
  const isStale = staleLocationKey === locationKey;
  usePoll(isStale, RETRY_MS, update);
  useEffect(() => {
    if (!isStale) return;
    window.addEventListener('online', update);
    return () => window.removeEventListener('online', update);
  }, [isStale, update]);
}

function isDataSaverOn(): boolean {
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
  await preventReload(import(/* @vite-ignore */ file).then(({ handle }) => loadTexts(handle?.i18n ?? [])));
}
