/** What the framework writes for a page's scripts: the hints to load them, and the one that runs them. */
const HINT = '<link rel="modulepreload"';
const RUN = 'type="module" async=""';
const END = '</body>';

/** What stands there instead until the page has been painted: nothing that a browser acts on. */
const WAITING = { rel: 'scripts-after-paint', type: 'text/scripts-after-paint' };

/** After this long the scripts are loaded all the same, milliseconds: a page in a frame out of sight is never painted. */
const LATEST_MS = 3_000;

/**
 * Has the scripts of a page wait until it was painted: what is read and typed into is there without scripts, and on a slow line they would
 * share the way with its styles. Behind what else is on its way, as the font, they have low priority. The framework takes no attributes for what
 * it writes.
 *
 * @param page HTML as React wrote it @param nonce of the answer's policy @returns the same with inert scripts, and the script that starts them
 */
export function withWaitingScripts(page: string, nonce: string): string {
  const end = page.lastIndexOf(END);
  if (end < 0 || !page.includes(RUN)) return page;
  const waiting = page
    .slice(0, end)
    .replaceAll(HINT, `<link rel="${WAITING.rel}"`)
    .replaceAll(RUN, `type="${WAITING.type}" async=""`);
  return `${waiting}<script nonce="${nonce}">${BEGIN_SCRIPTS}</script>${page.slice(end)}`;
}

/** Nodes that extensions add while the document is still being parsed. The portal itself renders no `style`. */
const ADDED_EARLY = 'html > :not(head, body), head > :is(style, [name=darkreader])';

/**
 * Starts them in their places, and removes itself: React takes over the page that it wrote. A script whose type browsers do
 * not know has not begun; it does once it is known and something is added to it.
 *
 * Records the nodes that browser extensions add from now on: the parser adds none after this script. `hideForeignNodes` lets `nextSibling`
 * and `firstChild`, by which React walks the document, skip them. The nodes stay in place, because the security policy blocks a style that
 * the page inserts again.
 */
export const BEGIN_SCRIPTS = `(function () {
  function begin() {
    document.querySelectorAll('link[rel="${WAITING.rel}"]').forEach(function (hint) {
      hint.fetchPriority = 'low';
      hint.rel = 'modulepreload';
    });
    document.querySelectorAll('script[type="${WAITING.type}"]').forEach(function (script) {
      script.type = 'module';
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
    var hidden = added.concat([].slice.call(document.querySelectorAll('${ADDED_EARLY}'))).map(function (node) {
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
      setTimeout(begin, ${LATEST_MS});
      return;
    }
  } catch (unknown) {}
  begin();
})();`;
