/**
 * Runs in the page. Replaces texts by `<font><font>text</font></font>`, like Chrome and Edge. Logs an error if a script
 * changes a replaced text.
 */
export function simulateTranslation(): void {
  // Sandboxed frames run no scripts.
  if (window.origin === 'null') return;
  const UNTRANSLATED_ELEMENTS = 'script, style, noscript, textarea, svg, [translate=no], .notranslate';
  const POLL_MS = 20;
  const { setTimeout } = window;
  const replacements = new WeakMap<Node, Element>();
  const ownTexts = new WeakSet<Node>();

  const translator = {
    observer: new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const replacement = replacements.get(target);
        if (replacement) translator.reportStale(replacement, target);
        else if (type === 'characterData') translator.replaceTexts(target);
        else for (const node of addedNodes) translator.replaceTexts(node);
      }
    }),

    reportStale(replacement: Element, { textContent }: Node): void {
      const shownText = replacement.textContent;
      if (!replacement.isConnected || shownText === textContent) return;
      reportError(new Error(`translated text is stale: "${shownText}" stays instead of "${textContent}"`));
    },

    replaceTexts(root: Node): void {
      const texts: Node[] = root instanceof Text ? [root] : [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translator.replace(text);
    },

    replace(text: Node): void {
      const { parentElement, textContent } = text;
      if (
        ownTexts.has(text) ||
        !textContent?.trim() ||
        !parentElement ||
        parentElement.closest(UNTRANSLATED_ELEMENTS)
      )
        return;
      const [outerFont, innerFont] = [document.createElement('font'), document.createElement('font')];
      const copy = document.createTextNode(textContent);
      ownTexts.add(copy);
      innerFont.append(copy);
      outerFont.append(innerFont);
      parentElement.replaceChild(outerFont, text);
      replacements.set(text, outerFont);
      translator.observer.observe(text, { characterData: true });
    },

    /** React compares texts during hydration. */
    isHydrated(): boolean {
      if (!('__remixContext' in window)) return true;
      const control = document.querySelector('main a, main button, main input');
      const isKnown = control === null || Object.keys(control).some((key) => key.startsWith('__reactProps$'));
      return isKnown && history.scrollRestoration === 'manual';
    },

    beginWhenHydrated(): void {
      if (document.readyState !== 'complete' || !translator.isHydrated()) {
        setTimeout(translator.beginWhenHydrated, POLL_MS);
        return;
      }
      const { body, documentElement } = document;
      translator.observer.observe(body, { childList: true, characterData: true, subtree: true });
      translator.replaceTexts(body);
      documentElement.classList.add('translated-ltr');
    },
  };

  translator.beginWhenHydrated();
}

export function isTranslated(): boolean {
  return document.documentElement.classList.contains('translated-ltr');
}
