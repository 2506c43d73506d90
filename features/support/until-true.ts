import type { Page } from 'playwright';
import { expect } from 'playwright/test';

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 20;

/**
 * Playwright's own wait loads 330 kB of script.
 * @param condition must not use outer variables
 * @throws Error after 30 seconds
 */
export async function waitUntilTrue(page: Page, condition: () => boolean): Promise<void> {
  const looks = `(async () => {
    const look = ${condition};
    while (!look()) await new Promise((resolve) => setTimeout(resolve, ${PAUSE_MS}));
    return true;
  })()`;
  // A navigation destroys the execution context, so try again.
  const checkCondition = () =>
    page.evaluate<boolean>(looks).catch((error: Error) => {
      if (page.isClosed()) throw error;
      return error.message;
    });
  await expect.poll(checkCondition, { intervals: [0, PAUSE_MS], timeout: TIMEOUT_MS }).toBe(true);
}
