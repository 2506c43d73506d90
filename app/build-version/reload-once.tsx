import { createContext, useContext } from 'react';
import { useNonce } from '~/page/nonce';

const BuildContext = createContext<string | null>(null);
export const BuildProvider = BuildContext.Provider;

/** Session storage key: page and destination of an interrupted navigation. */
export const INTERRUPTED_DESTINATION_KEY = 'portal-destination';

const RELOADED_BUILDS_KEY = 'portal-reloaded';

/** Allows one reload per build and tab, to prevent loops. */
export function claimReload(build: string, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const builds = (storage.getItem(RELOADED_BUILDS_KEY) ?? '').split(' ');
    if (builds.includes(build)) return false;
    storage.setItem(RELOADED_BUILDS_KEY, [...builds, build].join(' '));
    return true;
  } catch {
    return false;
  }
}

declare global {
  interface Window {
    /** True after going back or forward: the document then belongs to another page. */
    isPageLeft?: () => boolean;
  }
}

/**
 * Never reloads offline, or if typed text or a form's response would be lost. Remix needs session storage, so a browser
 * that blocks it gets one that stores nothing (D-282).
 */
export function createReloadScript(build: string): string {
  return `try { sessionStorage.getItem('${RELOADED_BUILDS_KEY}'); } catch (blocked) {
  Object.defineProperty(window, 'sessionStorage', { value: {
    getItem: function () { return null; }, removeItem: function () {}, setItem: function () { throw blocked; }
  } });
}
try {
  var left = JSON.parse(sessionStorage.getItem('${INTERRUPTED_DESTINATION_KEY}'));
  sessionStorage.removeItem('${INTERRUPTED_DESTINATION_KEY}');
  if (left && left[0] === location.href && performance.getEntriesByType('navigation')[0].type === 'reload') location.replace(left[1]);
} catch (refused) {}
var shown = location.pathname + location.search;
window.isPageLeft = function () { return location.pathname + location.search !== shown; };
addEventListener('popstate', function () {
  if (!window.__remixRouter && window.isPageLeft()) location.reload();
});
addEventListener('error', function (event) {
  var lost = event.target, root = document.documentElement;
  if (!lost || !(lost.type === 'module' || /\\/assets\\//.test(lost.href || lost.src || ''))) return;
  if (window.__remixRouter || root.dataset.form || !navigator.onLine) return;
  var typed = [].some.call(document.querySelectorAll('main form :is(input:not([type=hidden]), textarea)'), function (control) {
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  });
  if (typed) return;
  try {
    var builds = (sessionStorage.getItem('${RELOADED_BUILDS_KEY}') || '').split(' ');
    if (builds.indexOf('${build}') >= 0) return;
    sessionStorage.setItem('${RELOADED_BUILDS_KEY}', builds.concat('${build}').join(' '));
  } catch (refused) { return; }
  location.replace(location.pathname + location.search);
}, true);`;
}

/** Must precede every element that loads a file. */
export function ReloadOnce() {
  const nonce = useNonce();
  const build = useContext(BuildContext);
  if (build === null) return null;
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours, and the build's name, which is a hash.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? createReloadScript(build) : '' }}
      suppressHydrationWarning
    />
  );
}
