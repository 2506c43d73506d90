import type { Page } from 'playwright';
import { expect } from 'playwright/test';

const PATIENCE = 30_000;
const PAUSE = 20;

/**
 * Playwright's own wait first loads a third of a megabyte of script into each page.
 * @param look must not use outer variables
 * @throws Error after 30 seconds, or if the page closes
 */
export async function untilTrue(page: Page, look: () => boolean): Promise<void> {
  const looks = `(async () => {
    const look = ${look};
    while (!look()) await new Promise((resolve) => setTimeout(resolve, ${PAUSE}));
    return true;
  })()`;
  // A navigation destroys the context; the new page is then asked.
  const asked = () =>
    page.evaluate<boolean>(looks).catch((error: Error) => {
      if (page.isClosed()) throw error;
      return error.message;
    });
  await expect.poll(asked, { intervals: [0, PAUSE], timeout: PATIENCE }).toBe(true);
}
