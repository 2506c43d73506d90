import { matchRoutes, useLocation } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefresh } from 'ui/feedback/use-refresh';
import { withoutReload } from 'ui/fields/form/use-portal-form';
import { requestPages, takeShownPage } from '~/page/load-ahead';

const PAUSE_MS = 200;
const MAX_ATTEMPTS = 25;

/**
 * Loads scripts and texts of other pages, so that their links wait for data only. Waits for a press if the user saves data.
 * Revalidates this page if it shows a known answer.
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
  const { key, pathname } = useLocation();
  const refresh = useRefresh();
  useEffect(() => {
    if (!takeShownPage(key)) return;
    void refresh();
    // `useRefresh` does nothing offline.
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [key, refresh]);
  return useCallback(
    (address) => {
      void requestPages(address, pathname);
      loadRoute(address);
    },
    [loadRoute, pathname],
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
