/** Firefox rejects aborted responses, and Remix the promises of replaced navigations. */
export function suppressCancellationErrors(): void {
  addEventListener('unhandledrejection', (event) => {
    const { message, name } = event.reason ?? {};
    if (message === ABORTED_RESPONSE || name === 'AbortError') event.preventDefault();
  });
}

const ABORTED_RESPONSE = 'Error in input stream';
