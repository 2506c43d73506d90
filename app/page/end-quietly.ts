/**
 * Suppresses errors of cancelled work: Firefox reports aborted responses when users leave a page, and the router leaves rejected promises behind
 * when a navigation is replaced.
 */
export function endQuietly(): void {
  addEventListener('unhandledrejection', (event) => {
    const { message, name } = event.reason ?? {};
    if (message === BROKEN_OFF || name === 'AbortError') event.preventDefault();
  });
}

/** Firefox's message for a response that was not read to its end. */
const BROKEN_OFF = 'Error in input stream';
