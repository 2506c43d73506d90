import { Given, Then, When } from '@cucumber/cucumber';
import { ControlPage } from '../screens/control-page';
import { serverAddress } from '../support/settings';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const controlPage = async (world: PortalWorld) => new ControlPage(await world.page());

Given<PortalWorld>('a product owner opens the control page', async function () {
  await this.openAsProductOwner();
  await (await controlPage(this)).open();
});

When<PortalWorld>(
  'they search the situations for {string} and load the first, by keys',
  async function (words: string) {
    const input = await this.inputMethod();
    const page = await controlPage(this);
    await input.write(page.search, words);
    for (const word of words.split(' ')) await expect.poll(() => page.countListedWithout(word)).toBe(0);
    await input.press(page.firstSituation);
  },
);

Then<PortalWorld>('{string} is loaded, in a world of its own', async function (title: string) {
  const { loadedSituation } = await controlPage(this);
  await expect(loadedSituation).toHaveText(title);
  await expect(await this.page()).toHaveURL(/sandbox=[\w-]{32}/);
});

When<PortalWorld>(
  'they reach the button that takes the application on within {int} stops, and press it twice',
  async function (maxStops: number) {
    const page = await this.browserPage();
    const { advance, status } = await controlPage(this);
    // Before hydration, a press would submit the form, and the next page starts at the top.
    await page.waitForLoadState();
    const hasFocus = () => advance.evaluate((button) => button === document.activeElement);
    for (let stops = 0; stops < maxStops && !(await hasFocus()); stops += 1) await page.keyboard.press('Tab');
    for (let presses = 0; presses < 2; presses += 1) {
      const previousStatus = await status.textContent();
      await expect.poll(hasFocus).toBe(true);
      await page.keyboard.press('Enter');
      await expect(status).not.toHaveText(previousStatus ?? '');
    }
  },
);

Then<PortalWorld>('the application has the status {string}', async function (expected: string) {
  await expect((await controlPage(this)).status).toHaveText(expected);
});

Given<PortalWorld>('a product owner opens the script of the suite', async function () {
  await this.openAsProductOwner();
  await (await controlPage(this)).openScript();
});

When<PortalWorld>('they show the scenario {string}', async function (scenario: string) {
  await (await controlPage(this)).showScenario(scenario);
});

Then<PortalWorld>(/^the portal opens beside it, as (\S+)$/, async function (email: string) {
  const page = await this.browserPage();
  await expect.poll(() => page.context().pages().length).toBe(2);
  const [portal = page] = page
    .context()
    .pages()
    .filter((otherPage) => otherPage !== page);
  await expect(portal.getByRole('banner')).toContainText(email);
  expect(await portal.evaluate(() => window.opener)).toBeNull();
});

Then<PortalWorld>('the script has ticked off what is given', async function () {
  const { steps } = await controlPage(this);
  await expect(steps.first()).toHaveAttribute('data-done', 'true');
  await expect(steps.last()).toHaveAttribute('data-done', 'false');
});

When<PortalWorld>('a product owner follows the link to the situation {string}', async function (id: string) {
  await this.openAsProductOwner();
  const response = await (await this.page()).goto(`${serverAddress('API_BASE_URL')}/simulator/play/${id}`);
  expect(response?.status()).toBe(404);
});

Then<PortalWorld>('they see the message that there is no such situation', async function () {
  await expect((await this.page()).getByRole('main')).toContainText('Diese Situation gibt es nicht.');
});

Then<PortalWorld>('they can go on to all situations', async function () {
  const page = await this.page();
  await page.getByRole('link', { name: 'Zu allen Situationen' }).click();
  await expect((await controlPage(this)).firstSituation).toBeVisible();
});
