import { requireCompleteResponses } from './complete-responses';
import { fetchAcrossBuilds } from './fetch-across-builds';
import { findNavigationTarget } from './navigation-target';
import { claimReload, INTERRUPTED_DESTINATION_KEY } from './reload-once';
import { restoreInput, saveInput } from './saved-input';

/** @param wrapFetch adds another layer between the router and the network */
export function watchBuild(wrapFetch: (send: typeof fetch) => typeof fetch): void {
  restoreInput();
  const { version, url } = window.__remixManifest;
  const { fetch, isOutdated } = fetchAcrossBuilds({
    build: version,
    isMeasured: () => document.querySelector('script[data-page]') !== null,
    fetch: wrapFetch(requireCompleteResponses(window.fetch.bind(window))),
    destination,
    leaveTo: (address) => window.location.assign(address),
    routesOfOwnBuild: () => routesIn(url),
    reload: () => reload(version),
  });
  window.fetch = fetch;
  window.addEventListener('vite:preloadError', () => {
    const target = destination();
    if (target !== null) window.location.assign(target);
    else reload(version);
  });
  window.addEventListener('pagehide', () => {
    saveInput({ onlyForReload: !isOutdated() && !isBusy() });
    keepDestination();
  });
}

function destination(): string | null {
  return window.__remixRouter ? findNavigationTarget(window.__remixRouter.state) : null;
}

function isBusy(): boolean {
  if (!window.__remixRouter) return false;
  const { navigation, fetchers } = window.__remixRouter.state;
  return navigation.state !== 'idle' || [...fetchers.values()].some(({ state }) => state !== 'idle');
}

function reload(build: string): boolean {
  // Offline, the browser's error page would replace this page.
  if (!navigator.onLine) return false;
  if (!claimReload(build, window.sessionStorage)) return false;
  saveInput();
  const { pathname, search } = window.location;
  window.location.replace(pathname + search);
  return true;
}

/** Remix reloads the previous page if a module is missing. `createReloadScript` then continues the navigation. */
function keepDestination(): void {
  const target = destination();
  if (target === null) return;
  try {
    window.sessionStorage.setItem(
      INTERRUPTED_DESTINATION_KEY,
      JSON.stringify([window.location.href, target]),
    );
  } catch {}
}

async function routesIn(manifest: string): Promise<Record<string, unknown> | null> {
  try {
    const text = await (await fetch(manifest)).text();
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)).routes ?? null;
  } catch {
    return null;
  }
}
