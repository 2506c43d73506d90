import { useEffect } from 'react';
import { focusHeading } from './use-focus-on-arrival';

/**
 * Keeps the focus in the part of the page where it was when the control that has it goes, as a button of a form that was answered does: it
 * moves to the heading of the smallest part that is left. Whatever takes the focus by itself has it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const page = document.getElementById('content');
    if (!page) return;
    /** The control that has the focus, and all that it is in. */
    let path: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = [];
      for (let at = target as Element | null; at && at !== page; at = at.parentElement) path.push(at);
    };
    const release = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        // Not gone, but left: by a press beside it, or by a key.
        if (target === path[0] && path[0]?.isConnected) path = [];
      });
    const settle = () => {
      const isLost = path.length > 0 && !path[0]?.isConnected;
      if (!isLost || document.activeElement !== document.body) return;
      // A part that is shown elsewhere by now has its id there.
      const parts = path.map((element) =>
        element.isConnected ? element : document.getElementById(element.id),
      );
      const heading = parts.map((part) => part?.querySelector<HTMLElement>('h2, h3')).find(Boolean);
      path = [];
      if (!heading) return focusHeading();
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    // Effects that move the focus on purpose come first.
    const watcher = new MutationObserver(() => setTimeout(settle));
    watcher.observe(page, { childList: true, subtree: true });
    page.addEventListener('focusin', remember);
    page.addEventListener('focusout', release);
    return () => {
      watcher.disconnect();
      page.removeEventListener('focusin', remember);
      page.removeEventListener('focusout', release);
    };
  }, []);
}
