import { Then, When } from '@cucumber/cucumber';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { PortalWorld } from '../support/world';

const places = new WeakMap<PortalWorld, number>();

const scrolledBy = async (world: PortalWorld) =>
  (await world.browserPage()).evaluate(() => Math.round(window.scrollY));

When<PortalWorld>('I scroll to the middle of the page', async function () {
  await (await this.browserPage()).evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
});

When<PortalWorld>('I note how far the page is scrolled', async function () {
  await this.waitUntilHydrated();
  const place = await scrolledBy(this);
  expect(place).toBeGreaterThan(0);
  places.set(this, place);
});

Then<PortalWorld>('the page is scrolled as far as before', async function () {
  await this.waitForNavigation();
  await expect.poll(() => scrolledBy(this)).toBe(places.get(this));
});

Then<PortalWorld>('the page has not jumped to its top', async function () {
  await this.waitForNavigation();
  await expect.poll(() => scrolledBy(this)).toBeGreaterThan(0);
});

Then<PortalWorld>('the focused control is in view', async function () {
  const focused = (await this.browserPage()).locator('main :focus');
  await expect(requirePlaywrightLocator(focused)).toBeInViewport({ ratio: 1 });
});
