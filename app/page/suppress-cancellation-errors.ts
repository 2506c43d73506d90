/**
 * Firefox reports aborted responses when users leave a page, and the router leaves rejected promises behind.
 */
export function suppressCancellationErrors(): void {
  addEventListener('unhandledrejection', (event) => {
    const { message, name } = event.reason ?? {};
    if (message === ABORTED_RESPONSE || name === 'AbortError') event.preventDefault();
  });
}

const ABORTED_RESPONSE = 'Error in input stream';
