import { useEffect, useRef } from 'react';

/** Unless another element of the page took focus. Skips the first page. */
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

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
