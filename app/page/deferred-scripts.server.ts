import { OWNER_SCRIPT } from './page-owner.server';

const PRELOAD_TAG = '<link rel="modulepreload"';
const RUN_ATTRIBUTES = 'type="module" async=""';
const BODY_END_TAG = '</body>';

/** The hint has no effect: the browser already knows the portal's host. */
const WAITING_TAG = '<link rel="dns-prefetch" data-after-paint=""';
const WAITING_TYPE = 'text/scripts-after-paint';

/** Pages in hidden frames are never painted, so do not wait longer. */
const MAX_WAIT_MS = 3_000;

/**
 * Delays scripts, which would compete with styles on slow connections.
 * @param nonce of the CSP
 */
export function deferScripts(page: string, nonce: string): string {
  const end = page.lastIndexOf(BODY_END_TAG);
  if (end < 0 || !page.includes(RUN_ATTRIBUTES)) return page;
  const pageStart = page
    .slice(0, end)
    .replaceAll(PRELOAD_TAG, WAITING_TAG)
    .replaceAll(RUN_ATTRIBUTES, `type="${WAITING_TYPE}"`);
  const inlineScripts = [OWNER_SCRIPT, START_SCRIPTS_SCRIPT].map(
    (script) => `<script nonce="${nonce}">${script}</script>`,
  );
  return `${pageStart}${inlineScripts.join('')}${page.slice(end)}`;
}

export function findDeferredScripts(page: string): string | null {
  const [start, end] = [page.indexOf(WAITING_TAG), page.lastIndexOf(BODY_END_TAG)];
  return start < 0 || end < start ? null : page.slice(start, end);
}

/** Finds nodes of browser extensions. The portal's only `style` element has the partner's colours. */
const EARLY_NODES_SELECTOR =
  'html > :not(head, body), head > :is(style:not([data-partner-colours]), [name=darkreader])';

/** Starts the waiting scripts by changing their type. Hides nodes of extensions from React. */
export const START_SCRIPTS_SCRIPT = `(function () {
  function begin() {
    document.querySelectorAll('link[data-after-paint]').forEach(function (hint) {
      hint.fetchPriority = 'low';
      hint.rel = 'modulepreload';
      hint.removeAttribute('data-after-paint');
    });
    document.querySelectorAll('script[type="${WAITING_TYPE}"]').forEach(function (script) {
      script.type = 'module';
      script.async = true;
      script.append('');
    });
  }
  document.currentScript.remove();
  var added = [];
  var observer = new MutationObserver(function (changes) {
    changes.forEach(function (change) { added.push.apply(added, change.addedNodes); });
  });
  observer.observe(document, { childList: true, subtree: true });
  window.hideForeignNodes = function () {
    observer.disconnect();
    var hidden = added.concat([].slice.call(document.querySelectorAll('${EARLY_NODES_SELECTOR}'))).map(function (node) {
      var before = node.previousSibling, owner = before || node.parentNode || node;
      var property = before ? 'nextSibling' : 'firstChild';
      Object.defineProperty(owner, property, { configurable: true, get: function () { return node.nextSibling; } });
      return [owner, property];
    });
    return function () {
      hidden.forEach(function (one) { delete one[0][one[1]]; });
    };
  };
  try {
    if (document.visibilityState === 'visible' && PerformanceObserver.supportedEntryTypes.indexOf('paint') >= 0) {
      new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
      setTimeout(begin, ${MAX_WAIT_MS});
      return;
    }
  } catch (unknown) {}
  begin();
})();`;
