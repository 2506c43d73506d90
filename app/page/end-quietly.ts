/**
 * Keeps a page from telling as an error of its own what was given up:
 * - an answer that broke off: Firefox says so whenever a page is left while it still reads, seconds before it is gone or once it is. An answer
 *   that the portal itself breaks off is told by the other browsers, in other words.
 * - what the page itself no longer wants: the router gives up a navigation for the next one, and not all of it waits for the end.
 */
export function endQuietly(): void {
  addEventListener('unhandledrejection', (event) => {
    const { message, name } = event.reason ?? {};
    if (message === BROKEN_OFF || name === 'AbortError') event.preventDefault();
  });
}

/** What Firefox says of an answer that was not read to its end. */
const BROKEN_OFF = 'Error in input stream';
