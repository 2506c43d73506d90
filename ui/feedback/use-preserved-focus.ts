import { useEffect } from 'react';
import { focusHeading } from './use-focus-on-arrival';

/** React runs effects that move the focus some milliseconds after a change. */
const SETTLED_MS = 100;

/** Rows may lack a heading, and the list's heading may be out of view. */
const findFocusIn = (part: Element | null) =>
  part?.querySelector<HTMLElement>(part.localName === 'li' ? 'h2, h3, a[href], button' : 'h2, h3');

export function usePreservedFocus(): void {
  useEffect(() => {
    const page = document.getElementById('content');
    if (!page) return;
    let path: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = [];
      for (let at = target as Element | null; at && at !== page; at = at.parentElement) path.push(at);
    };
    const release = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === path[0] && path[0]?.isConnected) path = [];
      });
    const settle = () => {
      const isLost = path.length > 0 && !path[0]?.isConnected;
      if (!isLost || document.activeElement !== document.body) return;
      const parts = path.map((element) =>
        element.isConnected ? element : document.getElementById(element.id),
      );
      path = [];
      const [next] = parts.flatMap((part) => findFocusIn(part) ?? []);
      if (!next) return focusHeading();
      if (next.matches('h2, h3')) next.tabIndex = -1;
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const watcher = new MutationObserver(() => setTimeout(settle, SETTLED_MS));
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
