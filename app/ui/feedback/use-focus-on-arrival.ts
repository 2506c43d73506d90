import { useEffect, useRef } from 'react';

/**
 * After moving to another page without a reload, focus goes to its heading, so that a keyboard and a screen reader go on there. Left alone
 * where something on the page has taken focus by itself, and on the first page, where the browser begins at the top.
 */
export function useFocusOnArrival(pathname: string): void {
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const main = document.getElementById('content');
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    focusHeading();
  }, [pathname]);
}

/** Lets reading go on at the page's heading, wherever the page is scrolled to. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
