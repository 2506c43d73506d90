/** When an extension changes a page: once it is parsed, as password managers do, or while it is still being parsed. */
export type ExtensionTiming = 'late' | 'early';

/**
 * In the page, before its scripts: adds what password managers, writing aids and dark modes add. A button behind `body`, styles in `head`,
 * attributes on `html` and `body`, and an icon beside each control, those that come later too.
 */
export function extendPages(timing: ExtensionTiming): void {
  if (window !== window.top) return;
  // Methods, because the loader of these tests wraps named functions in a helper that the page lacks.
  const extension = {
    make(name: string): HTMLElement {
      const element = document.createElement(name);
      element.style.cssText = 'position: absolute; width: 0; height: 0';
      return element;
    },
    decorateControls(): void {
      for (const control of document.querySelectorAll<HTMLElement>(
        'main :is(input:not([type=hidden]), textarea):not([data-extension])',
      )) {
        control.dataset.extension = 'seen';
        control.after(extension.make('extension-icon'));
      }
    },
    observeControls(): void {
      extension.decorateControls();
      new MutationObserver(extension.decorateControls).observe(document, { childList: true, subtree: true });
    },
  };
  if (timing === 'early') extension.observeControls();
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.append(extension.make('extension-button'));
    document.documentElement.dataset.extension = 'on';
    document.body.dataset.extension = 'on';
    document.body.prepend(extension.make('extension-host'));
    // Not `style`: unlike those of real extensions, the security policy applies to it.
    for (const sheet of document.querySelectorAll('head link[rel=stylesheet]')) {
      sheet.before(document.createElement('template'));
    }
    if (timing === 'late') extension.observeControls();
  });
}
