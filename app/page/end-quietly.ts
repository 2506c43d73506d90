/**
 * Keeps a page that is left from telling of what it was still reading, which is broken off: Firefox takes that for an error of the page. Whatever
 * else fails then is told.
 */
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
    if (isLeft && event.reason?.message === BROKEN_OFF) event.preventDefault();
  });
}

/** What Firefox says of an answer that was not read to its end. */
const BROKEN_OFF = 'Error in input stream';
