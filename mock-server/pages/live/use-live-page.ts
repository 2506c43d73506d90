import { useCallback, useEffect, useRef, useState } from 'react';
import { PAGE_TYPE, type PageDocument, type PageRefusal } from '../page-document';
import { focusNearestHeading, listSectionsAroundFocus } from './nearest-heading';

const REPORTED_INTERRUPTION_MS = 4000;

export type ConnectionProblem = 'offline' | 'unreadable' | PageRefusal['refused'];

/** @param prepare loads what a page needs before it is shown */
export function useLivePage<Page extends PageDocument>(
  initialPage: Page,
  prepare: (page: Page) => Promise<unknown>,
) {
  const [shownPage, setShown] = useState(initialPage);
  const [connectionProblem, setConnectionProblem] = useState<ConnectionProblem | null>(null);
  const requests = useRef(0);
  /** Number of the request whose response is shown. */
  const newestRequest = useRef(0);
  const userRequests = useRef(0);
  const isOutdated = useRef(false);
  const current = useRef(initialPage);
  const sections = useRef<readonly Element[]>([]);
  const hasConnectionProblem = useRef(false);
  hasConnectionProblem.current = connectionProblem !== null;

  const report = useCallback((newProblem: ConnectionProblem) => {
    setConnectionProblem((currentProblem) =>
      problemTextOf(currentProblem) === problemTextOf(newProblem) ? currentProblem : newProblem,
    );
    return null;
  }, []);

  const requestPage = useCallback(
    async (address: URL | string | Response, request: RequestInit = {}) => {
      requests.current += 1;
      const number = requests.current;
      const response = address instanceof Response ? address : await fetchPage(address, request);
      if (response.type === 'error') return report('offline');
      const page = await pageIn<Page>(response).catch(() => null);
      if (page === null) return report('unreadable');
      if ('refused' in page) return report(page.refused);
      const isPrepared = await prepare(page).then(
        () => true,
        () => false,
      );
      return isPrepared ? { page, number, url: response.url, isOk: response.ok } : report('unreadable');
    },
    [prepare, report],
  );

  const displayPage = useCallback(({ page, number, url }: { page: Page; number: number; url: string }) => {
    if (number < newestRequest.current) return;
    newestRequest.current = number;
    setConnectionProblem(null);
    updateHistory(new URL(page.shell.entry ?? url, location.href), page.shell.entry !== null);
    document.title = page.shell.title;
    current.current = page;
    sections.current = listSectionsAroundFocus();
    setShown(page);
  }, []);

  const refresh = useCallback(async (): Promise<void> => {
    // Responses to the user's requests have priority: they may explain a refused form.
    if (userRequests.current > 0) {
      isOutdated.current = true;
      return;
    }
    const startHref = location.href;
    const receivedPage = await requestPage(current.current.shell.updatesAddress ?? startHref);
    // The response may belong to another page.
    if (userRequests.current > 0 || startHref !== location.href) return refresh();
    if (receivedPage) displayPage(receivedPage);
  }, [requestPage, displayPage]);

  const show = useCallback(
    async (address: URL | string | Response, request?: RequestInit) => {
      userRequests.current += 1;
      const receivedPage = await requestPage(address, request);
      userRequests.current -= 1;
      if (receivedPage) displayPage(receivedPage);
      if (isOutdated.current && userRequests.current === 0) {
        isOutdated.current = false;
        void refresh();
      }
      return receivedPage?.isOk ?? false;
    },
    [requestPage, refresh, displayPage],
  );

  // Runs after the effects of the page, which may focus a better element.
  useEffect(() => {
    if (shownPage === current.current) focusNearestHeading(sections.current);
  }, [shownPage]);

  const { entry, isLive, sandbox } = shownPage.shell;
  const events =
    isLive && sandbox ? `/simulator/page/events?${new URLSearchParams({ sandbox: sandbox.id })}` : null;

  useEffect(() => {
    if (events === null) return;
    const source = new EventSource(events);
    let interruptionTimer: ReturnType<typeof setTimeout> | undefined;
    source.addEventListener('changed', () => void refresh());
    source.addEventListener('error', () => {
      // A response other than events closes the stream, for example after the world ended. A refresh shows why.
      if (source.readyState === EventSource.CLOSED) void refresh();
      // The browser retries every few seconds. The timer starts with the first failure.
      else interruptionTimer ??= setTimeout(() => report('offline'), REPORTED_INTERRUPTION_MS);
    });
    source.addEventListener('open', () => {
      clearTimeout(interruptionTimer);
      interruptionTimer = undefined;
      if (hasConnectionProblem.current) void refresh();
    });
    return () => {
      clearTimeout(interruptionTimer);
      source.close();
    };
  }, [events, refresh, report]);

  useEffect(() => {
    const handleOnline = () => (events === null ? setConnectionProblem(null) : void refresh());
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, [events, refresh]);

  const hasEntries = entry !== null;
  const firstEntry = useRef(entry);
  useEffect(() => {
    if (!hasEntries) return;
    history.replaceState({ isEntry: true }, '', firstEntry.current + location.hash);
    const handlePopState = ({ state }: PopStateEvent) => {
      if (state?.isEntry) void show(location.href);
    };
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [hasEntries, show]);

  return { shown: shownPage, connectionProblem, show };
}

/** @returns `Response.error()` after a network error */
export function fetchPage(address: URL | string, request: RequestInit): Promise<Response> {
  return fetch(address, { ...request, headers: { accept: PAGE_TYPE } }).catch(() => Response.error());
}

async function pageIn<Page>(response: Response): Promise<Page | PageRefusal | null> {
  const isPage = response.headers.get('content-type')?.startsWith(PAGE_TYPE) ?? false;
  return isPage ? response.json() : null;
}

const problemTextOf = (connectionProblem: ConnectionProblem | null) =>
  connectionProblem === null || typeof connectionProblem === 'string'
    ? connectionProblem
    : connectionProblem.message;

/** @param isEntry true to add a history entry */
function updateHistory(address: URL, isEntry: boolean) {
  if (address.pathname !== location.pathname) return;
  const isNew = isEntry && address.search !== location.search;
  if (isNew) history.pushState({ isEntry }, '', address);
  else history.replaceState(isEntry ? { isEntry } : null, '', address);
}
