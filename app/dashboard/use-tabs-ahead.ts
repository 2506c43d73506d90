import { matchRoutes } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const PAUSE_MS = 500;
const MAX_ATTEMPTS = 10;

/** Loads scripts and texts of tabs after the page itself: a tap then waits for data only. */
export function useTabsAhead(addresses: readonly string[]): void {
  const { i18n } = useTranslation();
  const all = addresses.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = (waiting: readonly string[], attempts: number) => {
      const unknown = waiting.filter((address) => fileOf(address) === undefined);
      for (const address of waiting) {
        // A failure shows when the tab is opened.
        loadRoute(address, (namespaces) => i18n.loadNamespaces(namespaces)).catch(() => {});
      }
      // Remix asks for the routes of visible links after the first render.
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
