import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { focusHeading } from './use-focus-on-arrival';

/**
 * After a task is left: where nothing got the focus back, as what had opened the task stands on another page or is gone, it goes to a link
 * that leads to the task, else to the page's heading.
 *
 * @param isOpen whether the page's address asks for a task
 */
export function useFocusAfterTask(isOpen: boolean): void {
  const { pathname, search } = useLocation();
  const task = useRef<string | null>(null);
  useEffect(() => {
    const left = task.current;
    task.current = isOpen ? pathname + search : null;
    if (isOpen || left === null || document.activeElement !== document.body) return;
    const link = linkTo(left);
    if (link) link.focus();
    else focusHeading();
  }, [isOpen, pathname, search]);
}

function linkTo(address: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return [...links].find(
    (link) => link.pathname + link.search === address && link.getClientRects().length > 0,
  );
}
