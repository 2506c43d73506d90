import { Given, Then, When } from '@cucumber/cucumber';
import { serverAddress } from '../support/settings';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { PortalWorld } from '../support/world';

const DAY_MS = 24 * 60 * 60 * 1000;

Given<PortalWorld>(
  'a product owner opens the situation {string} from the simulator',
  async function (id: string) {
    await (await this.openAsProductOwner()).open(id);
  },
);

Given<PortalWorld>(
  'a product owner comes twice by the same way into the situation {string}',
  async function (id: string) {
    const demo = await this.openAsProductOwner();
    const entryRequest = (await this.browserPage()).waitForRequest((request) =>
      request.url().includes('/demo/enter?'),
    );
    await demo.open(id);
    await (await this.page()).goto((await entryRequest).url());
  },
);

Given<PortalWorld>(
  "a product owner opens the situation {string} at the number of the portal's machine",
  async function (id: string) {
    const demo = await this.openAsProductOwner();
    await demo.openByIpAddress(`${serverAddress('API_BASE_URL')}/simulator/play/${id}?lang=de`);
  },
);

When<PortalWorld>('they turn to the partner {string} there', async function (partner: string) {
  const demo = await this.demo();
  await demo.openByIpAddress(await demo.linkOf(partner));
});

Then<PortalWorld>('the bar takes at most {int} percent of the screen', async function (percent: number) {
  const { bar } = await this.demo();
  const readHeightPercent = () =>
    bar.evaluate((element) => (element.getBoundingClientRect().height / window.innerHeight) * 100);
  await expect.poll(readHeightPercent).toBeLessThanOrEqual(percent);
});

When<PortalWorld>('they unfold its controls', async function () {
  await (await this.demo()).unfold();
});

When<PortalWorld>('they move the time by 14 days', async function () {
  const demo = await this.demo();
  const previousDay = await demo.day();
  await demo.press('+ 14 Tage');
  await expect.poll(() => demo.day()).not.toEqual(previousDay);
  this.daysMoved = ((await demo.day()).getTime() - previousDay.getTime()) / DAY_MS;
});

When<PortalWorld>('they take the application on to {string}', async function (status: string) {
  await (await this.demo()).press(`Weiter zu „${status}“`);
});

When<PortalWorld>('the application is submitted on another device', async function () {
  await (await this.demo()).unfold();
  const link = (await this.page()).getByRole('link', { name: 'Zum Simulator' });
  const headers = {
    'X-Sandbox': new URL((await link.getAttribute('href')) ?? '').searchParams.get('sandbox') ?? '',
    'Content-Type': 'application/json',
  };
  const control = `${serverAddress('API_BASE_URL')}/simulator`;
  const world = await fetch(`${control}/world`, { headers });
  const { applications } = (await world.json()) as { applications: { id: string }[] };
  const response = await fetch(`${control}/applications/${applications[0]?.id}/status`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ status: 'Submitted' }),
  });
  expect(response.status).toBe(200);
});

When<PortalWorld>('they see it as {string}', async function (email: string) {
  await (await this.demo()).followLink(email);
});

When<PortalWorld>('they hide the bar', async function () {
  await (await this.demo()).press('Leiste ausblenden');
});

Then<PortalWorld>('a bar above the page names the situation {string}', async function (title: string) {
  await expect((await this.demo()).bar).toContainText(title);
});

Then<PortalWorld>('the bar shows a day 14 days later', function () {
  expect(this.daysMoved).toBe(14);
});

Then<PortalWorld>('the page is still there below the bar', async function () {
  const [bar, page] = [
    requirePlaywrightLocator((await this.demo()).bar),
    (await this.browserPage()).getByRole('banner'),
  ];
  const measureGap = async () => {
    const [barBox, pageBox] = [await bar.boundingBox(), await page.boundingBox()];
    return (pageBox?.y ?? Number.NaN) - (barBox?.y ?? Number.NaN) - (barBox?.height ?? Number.NaN);
  };
  await expect.poll(measureGap).toBeGreaterThanOrEqual(0);
});

Then<PortalWorld>('my list shows an application in review', async function () {
  await expect((await this.page()).getByRole('main')).toContainText('In Prüfung');
});

Then<PortalWorld>('I am logged in as {string}', async function (email: string) {
  await expect((await this.page()).getByRole('banner')).toContainText(email);
});

Then<PortalWorld>('there is no such bar', async function () {
  await expect((await this.page()).getByRole('heading', { level: 1 })).toBeVisible();
  await expect((await this.demo()).bar).toHaveCount(0);
});

Then<PortalWorld>('there is none on the next page either', async function () {
  await (await this.page()).reload();
  await expect((await this.demo()).bar).toHaveCount(0);
});

When<PortalWorld>('they look up {string} in the error catalogue', async function (code: string) {
  await this.open(`/demo/errors?q=${code}`);
});

Then<PortalWorld>('it is explained there in German, English, French and Polish', async function () {
  const region = (await this.page()).getByRole('region');
  for (const language of ['de', 'en', 'fr', 'pl']) {
    await expect(region.locator(`li[lang=${language}]`)).toHaveText(/\w{3,}.* \w+/);
  }
});

When<PortalWorld>('they follow it to its place', async function () {
  const page = await this.browserPage();
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Am Ort ansehen' }).click();
  this.playwrightBrowser.switchToPage(await popup);
});

Then<PortalWorld>('they see the screen on which the error appears, in a separate sandbox', async function () {
  await expect((await this.demo()).bar).toContainText('Nur die Bankverbindung fehlt');
  await expect(await this.page()).toHaveURL(/\/dashboard\/applications\/[\w-]{36}\?edit=bank$/);
});

Then<PortalWorld>('the bar says that {string} is switched on', async function (code: string) {
  await expect((await this.demo()).bar).toContainText(`Störung an: ${code}`);
});
