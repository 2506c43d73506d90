/**
 * Firefox reports aborted responses when users leave a page. The router leaves rejected promises behind when
 * a navigation is replaced.
 */
export function suppressCancellationErrors(): void {
  addEventListener('unhandledrejection', (event) => {
    const { message, name } = event.reason ?? {};
    if (message === ABORTED_RESPONSE || name === 'AbortError') event.preventDefault();
  });
}

/** Firefox's message for a response that was not read to its end. */
const ABORTED_RESPONSE = 'Error in input stream';
