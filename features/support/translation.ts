/**
 * In the page: replaces each text by `<font><font>text</font></font>`, as the translators of Chrome and Edge do, and texts that are added or changed later.
 * The words stay the same, so that scenarios find what they expect. A write to a text that was replaced is an error on the console: the page
 * shows the old text. Methods, as the compiler adds to named functions what no page knows.
 */
export function translatePage(): void {
  const LEFT_ALONE = 'script, style, noscript, textarea, svg, [translate=no], .notranslate';
  const LOOK_MS = 20;
  // A scenario may hold the time of the page.
  const { setTimeout } = window;
  const replacements = new WeakMap<Node, Element>();
  const own = new WeakSet<Node>();

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
      const shown = replacement.textContent;
      // A change that came before the replacement is in it already.
      if (!replacement.isConnected || shown === textContent) return;
      reportError(new Error(`translated text is stale: "${shown}" stays instead of "${textContent}"`));
    },

    replaceTexts(root: Node): void {
      const texts: Node[] = root instanceof Text ? [root] : [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) translator.replace(text);
    },

    replace(text: Node): void {
      const { parentElement, textContent } = text;
      if (own.has(text) || !textContent?.trim() || !parentElement || parentElement.closest(LEFT_ALONE))
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const copy = document.createTextNode(textContent);
      own.add(copy);
      inner.append(copy);
      outer.append(inner);
      parentElement.replaceChild(outer, text);
      replacements.set(text, outer);
      translator.observer.observe(text, { characterData: true });
    },

    /** True once a page of the portal is hydrated: React compares the texts that it finds with its own. */
    isHydrated(): boolean {
      if (!('__remixContext' in window)) return true;
      const control = document.querySelector('main a, main button, main input');
      const isKnown = control === null || Object.keys(control).some((key) => key.startsWith('__reactProps$'));
      return isKnown && history.scrollRestoration === 'manual';
    },

    beginWhenHydrated(): void {
      if (document.readyState !== 'complete' || !translator.isHydrated()) {
        setTimeout(translator.beginWhenHydrated, LOOK_MS);
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

/** In the page: true once its texts are replaced, which is after hydration. */
export function isTranslated(): boolean {
  return document.documentElement.classList.contains('translated-ltr');
}
