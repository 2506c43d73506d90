import { Then, When } from '@cucumber/cucumber';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { PortalWorld } from '../support/world';

const places = new WeakMap<PortalWorld, number>();

const readScrollPosition = async (world: PortalWorld) =>
  (await world.browserPage()).evaluate(() => Math.round(window.scrollY));

When<PortalWorld>('I scroll to the middle of the page', async function () {
  await (await this.browserPage()).evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
});

When<PortalWorld>('I note how far the page is scrolled', async function () {
  await this.waitUntilHydrated();
  const place = await readScrollPosition(this);
  expect(place).toBeGreaterThan(0);
  places.set(this, place);
});

Then<PortalWorld>('the page is scrolled as far as before', async function () {
  await this.waitForNavigation();
  await expect.poll(() => readScrollPosition(this)).toBe(places.get(this));
});

Then<PortalWorld>('the page has not jumped to its top', async function () {
  await this.waitForNavigation();
  await expect.poll(() => readScrollPosition(this)).toBeGreaterThan(0);
});

Then<PortalWorld>('the focused control is in view', async function () {
  const focusedElement = (await this.browserPage()).locator('main :focus');
  await expect(requirePlaywrightLocator(focusedElement)).toBeInViewport({ ratio: 1 });
});

const MAX_STOPS_TO_SKIP_LINK = 3;

When<PortalWorld>('I skip the list of documents by keyboard', async function () {
  const page = await this.browserPage();
  const skip = page.getByRole('link', { name: 'Liste überspringen' });
  const hasFocus = () => skip.evaluate((link) => link === document.activeElement);
  for (let stop = 0; stop < MAX_STOPS_TO_SKIP_LINK && !(await hasFocus()); stop += 1)
    await page.keyboard.press('Tab');
  await expect(requirePlaywrightLocator(skip)).toBeFocused();
  await page.keyboard.press('Enter');
});

Then<PortalWorld>('the way to the next item has the focus after one more Tab stop', async function () {
  const page = await this.browserPage();
  await page.keyboard.press('Tab');
  const nextLink = page.locator('main [data-bar-in-view]').getByRole('link');
  await expect(requirePlaywrightLocator(nextLink)).toBeFocused();
});

Then<PortalWorld>('the way on from the check page is in view', async function () {
  const page = await this.browserPage();
  const nextButton = page.locator('main [data-bar-in-view] button[type=submit]:not([name])');
  await expect(requirePlaywrightLocator(nextButton)).toBeInViewport({ ratio: 1 });
});

Then<PortalWorld>('the way to the next item is in view', async function () {
  const page = await this.browserPage();
  const nextLink = page.locator('main [data-bar-in-view]').getByRole('link');
  await expect(requirePlaywrightLocator(nextLink)).toBeInViewport({ ratio: 1 });
});
