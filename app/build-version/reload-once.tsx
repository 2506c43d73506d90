import { createContext, useContext } from 'react';
import { useNonce } from '~/page/nonce';

/** The build that made the document. */
const BuildContext = createContext<string | null>(null);
export const BuildProvider = BuildContext.Provider;

/** Under what the tab's storage has the page that was left in the middle of a navigation, and where that led. */
export const INTERRUPTED = 'portal-destination';

/** Under what the tab's storage has the builds whose pages were loaded anew in it, with blanks between. */
const RELOADED = 'portal-reloaded';

/**
 * Lets a page be loaded anew that lacks files of its build: once for each build and tab, so that it can never go round in circles. After
 * that, or when the browser refuses the storage, the page stays as it is, and works without scripts.
 *
 * @returns true when there is a reload left, which is used up by asking
 */
export function mayReload(build: string, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const builds = (storage.getItem(RELOADED) ?? '').split(' ');
    if (builds.includes(build)) return false;
    storage.setItem(RELOADED, [...builds, build].join(' '));
    return true;
  } catch {
    return false;
  }
}

declare global {
  interface Window {
    /**
     * Whether somebody went back or forward since this document was loaded: entries of one document share it even after
     * it was loaded anew, so that the address changes and the page does not. There once `reloadScript` has run.
     */
    isPageLeft?: () => boolean;
  }
}

/**
 * What a document runs before any of its files. Whoever goes back or forward before scripts have taken the page over is shown the page of that
 * address. Where Remix has reloaded a page because a module of the next one is gone, it goes on to that next one. When a file of its own is
 * gone, as after an update of the portal, it is loaded anew. Not while the browser is offline, and not where that would lose something: text
 * that was typed, or the answer to a form.
 */
export function reloadScript(build: string): string {
  return `try {
  var left = JSON.parse(sessionStorage.getItem('${INTERRUPTED}'));
  sessionStorage.removeItem('${INTERRUPTED}');
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
    var builds = (sessionStorage.getItem('${RELOADED}') || '').split(' ');
    if (builds.indexOf('${build}') >= 0) return;
    sessionStorage.setItem('${RELOADED}', builds.concat('${build}').join(' '));
  } catch (refused) { return; }
  location.replace(location.pathname + location.search);
}, true);`;
}

/** Stands in the head before anything that loads a file. Browsers have run it when they take over the page, and do not load it a second time. */
export function ReloadOnce() {
  const nonce = useNonce();
  const build = useContext(BuildContext);
  if (build === null) return null;
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours, and the build's name, which is a hash.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? reloadScript(build) : '' }}
      suppressHydrationWarning
    />
  );
}
