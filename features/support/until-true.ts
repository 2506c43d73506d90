import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Milliseconds: the longest wait, and the pause between two looks. */
const PATIENCE = 30_000;
const PAUSE = 20;

/**
 * Waits until a function says true in the page, or in the one that takes its place meanwhile. It is asked again and again from within, by
 * nothing but itself: Playwright's own wait brings a third of a megabyte of script into every page first.
 * @param look sees nothing but the page
 * @throws Error when it does not within half a minute, or when the page was closed
 */
export async function untilTrue(page: Page, look: () => boolean): Promise<void> {
  const looks = `(async () => {
    const look = ${look};
    while (!look()) await new Promise((resolve) => setTimeout(resolve, ${PAUSE}));
    return true;
  })()`;
  // A page that goes on to another one says so, and the other one is asked.
  const asked = () =>
    page.evaluate<boolean>(looks).catch((error: Error) => {
      if (page.isClosed()) throw error;
      return error.message;
    });
  await expect.poll(asked, { intervals: [0, PAUSE], timeout: PATIENCE }).toBe(true);
}
