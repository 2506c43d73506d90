import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import { ControlPage } from '../screens/control-page';
import type { PortalWorld } from '../support/world';

const controlPage = async (world: PortalWorld) => new ControlPage(await world.page());

Given<PortalWorld>('a product owner opens the control page', async function () {
  await this.asProductOwner();
  await (await controlPage(this)).open();
});

When<PortalWorld>(
  'they search the situations for {string} and load the first, by keys',
  async function (words: string) {
    const hands = await this.hands();
    const { search, firstSituation } = await controlPage(this);
    await hands.write(search, words);
    await hands.press(firstSituation);
  },
);

Then<PortalWorld>('{string} is loaded, in a world of its own', async function (title: string) {
  const { loaded } = await controlPage(this);
  await expect(loaded).toHaveText(title);
  expect((await this.page()).url()).toMatch(/sandbox=[\w-]{32}/);
});

When<PortalWorld>(
  'they reach the button that takes the application on within {int} stops, and press it twice',
  async function (most: number) {
    const page = await this.page();
    const { advance, status } = await controlPage(this);
    const hasFocus = () => advance.evaluate((button) => button === document.activeElement);
    for (let stops = 0; stops < most && !(await hasFocus()); stops += 1) await page.keyboard.press('Tab');
    for (let presses = 0; presses < 2; presses += 1) {
      const before = await status.textContent();
      expect(await hasFocus()).toBe(true);
      await page.keyboard.press('Enter');
      await expect(status).not.toHaveText(before ?? '');
    }
  },
);

Then<PortalWorld>('the application stands at {string}', async function (expected: string) {
  await expect((await controlPage(this)).status).toHaveText(expected);
});
