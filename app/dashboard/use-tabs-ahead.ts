import { matchRoutes } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const LATEST_START_MS = 2_000;

/** Loads scripts and texts of tabs while the browser is idle: a tap then waits for data only. */
export function useTabsAhead(addresses: readonly string[]): void {
  const { i18n } = useTranslation();
  const all = addresses.join(' ');
  useEffect(() => {
    // Safari lacks it.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, LATEST_START_MS));
    whenIdle(
      () => {
        for (const address of all.split(' ')) {
          // A failure shows when the tab is opened.
          loadRoute(address, (namespaces) => i18n.loadNamespaces(namespaces)).catch(() => {});
        }
      },
      { timeout: LATEST_START_MS },
    );
  }, [all, i18n]);
}

async function loadRoute(address: string, loadTexts: (namespaces: string[]) => Promise<void>): Promise<void> {
  const route = matchRoutes(window.__remixRouter.routes, address)?.at(-1)?.route;
  const file = route?.id === undefined ? undefined : window.__remixManifest.routes[route.id]?.module;
  if (file === undefined) return;
  const { handle } = await import(/* @vite-ignore */ file);
  await loadTexts(handle?.i18n ?? []);
}
