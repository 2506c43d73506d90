import { destinationOf } from './destination';
import { fetchAcrossBuilds } from './fetch-across-builds';
import { restoreTyping, saveTyping } from './kept-typing';
import { INTERRUPTED, mayReload } from './reload-once';
import { wholeAnswers } from './whole-answers';

/** Keeps a page working when the portal is updated under it (`fetchAcrossBuilds`), and loads one that lacks files anew, once. */
export function watchBuild(): void {
  restoreTyping();
  const { version, url } = window.__remixManifest;
  const { fetch, isOutdated } = fetchAcrossBuilds({
    build: version,
    isMeasured: () => document.querySelector('script[data-page]') !== null,
    fetch: wholeAnswers(window.fetch.bind(window)),
    destination,
    leaveTo: (address) => window.location.assign(address),
    routesOfOwnBuild: () => routesIn(url),
    reload: () => reload(version),
  });
  window.fetch = fetch;
  // A module that the page imports later, such as the texts of another page, is gone.
  window.addEventListener('vite:preloadError', () => {
    const to = destination();
    if (to !== null) window.location.assign(to);
    else reload(version);
  });
  window.addEventListener('pagehide', () => {
    // Remix reloads in the middle of what it does when a module is gone.
    if (isOutdated() || isBusy()) saveTyping();
    keepDestination();
  });
}

function destination(): string | null {
  // Until the router is there nothing navigates.
  return window.__remixRouter ? destinationOf(window.__remixRouter.state) : null;
}

function isBusy(): boolean {
  if (!window.__remixRouter) return false;
  const { navigation, fetchers } = window.__remixRouter.state;
  return navigation.state !== 'idle' || [...fetchers.values()].some(({ state }) => state !== 'idle');
}

function reload(build: string): boolean {
  // The browser's own error page would take the place of this one.
  if (!navigator.onLine) return false;
  if (!mayReload(build, window.sessionStorage)) return false;
  saveTyping();
  const { pathname, search } = window.location;
  // Not `reload`: a page that answered a form would be sent again.
  window.location.replace(pathname + search);
  return true;
}

/** Remix reloads the page that one comes from when a module of the next page is gone; `reloadScript` then goes on. */
function keepDestination(): void {
  const to = destination();
  if (to === null) return;
  try {
    window.sessionStorage.setItem(INTERRUPTED, JSON.stringify([window.location.href, to]));
  } catch {}
}

/** Reads all routes from a build's manifest file, which is a script that sets a variable to them. */
async function routesIn(manifest: string): Promise<Record<string, unknown> | null> {
  try {
    const text = await (await fetch(manifest)).text();
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)).routes ?? null;
  } catch {
    return null;
  }
}
