/** Keeps a page that is left from telling of what it was still reading, which ends with it: Firefox takes that for an error of the page. */
export function endQuietly(): void {
  let isLeft = false;
  addEventListener('pagehide', () => {
    isLeft = true;
  });
  // A page that is kept for the way back is there again.
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  addEventListener('unhandledrejection', (event) => {
    if (isLeft) event.preventDefault();
  });
}
