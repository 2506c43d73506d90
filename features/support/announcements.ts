import { PlaywrightBrowser } from './playwright-browser';
import { expect } from './test-browser/expect';
import type { PortalWorld } from './world';

export async function expectAnnouncement(world: PortalWorld, words: string): Promise<void> {
  const announcements = (await world.page()).locator('[data-live] > [role]').filter({ hasText: words });
  await expect
    .poll(async () => {
      if (world.testBrowser instanceof PlaywrightBrowser) await world.testBrowser.runAnnouncementTimers();
      return announcements.count();
    })
    .toBe(1);
}
