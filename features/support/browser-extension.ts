export type ExtensionTiming = 'late' | 'early';

/** Runs in the page. Imitates password managers, writing aids and dark modes. */
export function extendPages(timing: ExtensionTiming): void {
  if (window !== window.top) return;
  // These are methods, because the compiler wraps named functions in a helper that pages lack.
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
    // The security policy forbids `style` elements here, unlike those of a real extension.
    for (const sheet of document.querySelectorAll('head link[rel=stylesheet]')) {
      sheet.before(document.createElement('template'));
    }
    if (timing === 'late') extension.observeControls();
  });
}
