import { useEffect } from 'react';
import { focusHeading } from './use-focus-on-arrival';

/** React runs effects that move the focus some milliseconds after a change. */
const RESTORE_DELAY_MS = 100;

/** Rows may lack a heading, and the list's heading may be out of view. */
const findFocusIn = (part: Element | null) =>
  part?.querySelector<HTMLElement>(part.localName === 'li' ? 'h2, h3, a[href], button' : 'h2, h3');

export function usePreservedFocus(): void {
  useEffect(() => {
    const page = document.getElementById('content');
    if (!page) return;
    let path: Element[] = [];
    let pathname = '';
    const rememberFocusPath = ({ target }: FocusEvent) => {
      path = [];
      ({ pathname } = location);
      for (
        let ancestor = target as Element | null;
        ancestor && ancestor !== page;
        ancestor = ancestor.parentElement
      )
        path.push(ancestor);
    };
    const release = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === path[0] && path[0]?.isConnected) path = [];
      });
    const restoreLostFocus = () => {
      // `useFocusOnArrival` moves the focus on another page, on slow machines after this.
      if (location.pathname !== pathname) path = [];
      const isLost = path.length > 0 && !path[0]?.isConnected;
      if (!isLost || document.activeElement !== document.body) return;
      const parts = path.map((element) =>
        element.isConnected ? element : document.getElementById(element.id),
      );
      path = [];
      const [focusTarget] = parts.flatMap((part) => findFocusIn(part) ?? []);
      if (!focusTarget) return focusHeading();
      if (focusTarget.matches('h2, h3')) focusTarget.tabIndex = -1;
      focusTarget.focus({ preventScroll: true });
      focusTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const removalObserver = new MutationObserver(() => setTimeout(restoreLostFocus, RESTORE_DELAY_MS));
    removalObserver.observe(page, { childList: true, subtree: true });
    page.addEventListener('focusin', rememberFocusPath);
    page.addEventListener('focusout', release);
    return () => {
      removalObserver.disconnect();
      page.removeEventListener('focusin', rememberFocusPath);
      page.removeEventListener('focusout', release);
    };
  }, []);
}
