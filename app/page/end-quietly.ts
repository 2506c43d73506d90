/**
 * Keeps a page from telling as an error of its own that an answer broke off: Firefox says so whenever a page is left while it still reads, seconds
 * before it is gone or once it is. An answer that the portal itself breaks off is told by the other browsers, in other words.
 */
export function endQuietly(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.message === BROKEN_OFF) event.preventDefault();
  });
}

/** What Firefox says of an answer that was not read to its end. */
const BROKEN_OFF = 'Error in input stream';
