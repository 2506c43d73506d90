/**
 * Keeps a page that is left from telling of what it was still reading, which is broken off: Firefox takes that for an error of the page, and may
 * say so before the page knows that it is left. A page that stays tells of it a moment later. Whatever else fails is told at once.
 */
export function endQuietly(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason?.message !== BROKEN_OFF) return;
    event.preventDefault();
    const telling = setTimeout(() => reportError(event.reason), STAYS_AFTER_MS);
    // A page that is kept for the way back goes on with its timers when it is there again.
    addEventListener('pagehide', () => clearTimeout(telling), { once: true });
  });
}

/** What Firefox says of an answer that was not read to its end. */
const BROKEN_OFF = 'Error in input stream';

/** Longer than a page is still there when another takes its place. */
const STAYS_AFTER_MS = 2_000;
