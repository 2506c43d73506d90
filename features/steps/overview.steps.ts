import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { Locator as BrowserLocator, Page as BrowserPage } from 'playwright';
import { locateAlert } from '../screens/messages';
import type { OverviewScreen } from '../screens/overview';
import { allowAnySpaces } from '../screens/texts';
import { sendForm } from '../support/http-shortcuts';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('the submission is sent twice at once', async function () {
  const path = (await this.currentUrl()).pathname;
  const send = () => sendForm(this, `${path}?submit`, {});
  this.formResponses.push(...(await Promise.all([send(), send()])));
});

Then<PortalWorld>('both open the confirmation', async function () {
  const path = `${(await this.currentUrl()).pathname}/receipt`;
  expect(this.formResponses.map((response) => [response.path, response.status])).toEqual([
    [path, 200],
    [path, 200],
  ]);
  await (await this.page()).goto(this.url(path));
});

Then<PortalWorld>(
  /^the confirmation "(.+)" opens( with number, date and time)?$/,
  async function (title: string, details: string | undefined) {
    const page = await this.page();
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/receipt'));
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    if (this.visitor.hasJavaScript) {
      await expect.poll(() => heading.evaluate((element) => element.matches(':focus'))).toBe(true);
    }
    if (!details) return;
    const facts = page.locator('main dl').first();
    const [application] = await (await this.backendAfterNavigation()).applicationsOf(this.customer);
    await expect(facts).toContainText(application?.shortApplicationId ?? 'no application');
    await expect(facts).toContainText(/Eingereicht\s*\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d/u);
  },
);

When<PortalWorld>('I go on to the overview', async function () {
  await (await this.page()).getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).click();
});

Then<PortalWorld>(
  'the path leads back to my applications and names the amount and the number',
  async function () {
    const crumbs = (await this.overview()).crumbs();
    const [application] = await (await this.backendAfterNavigation()).applicationsOf(this.customer);
    await expect(crumbs.getByRole('link', { name: 'Finanzierungen' })).toHaveAttribute(
      'href',
      '/dashboard/applications',
    );
    await expect(crumbs).toContainText(/84\.000\s€/);
    await expect(crumbs).toContainText(application?.shortApplicationId ?? 'no application');
  },
);

Then<PortalWorld>(
  'I can write to {string} about {string}',
  async function (address: string, subject: string) {
    await expectMailTo(this, address, subject);
  },
);

Then<PortalWorld>(
  'I can write to {representative} about {string}',
  async function (name: string, subject: string) {
    await expectMailTo(this, await emailOf(this, name), subject);
  },
);

Then<PortalWorld>(
  'I see a note about the e-mail of {representative} {string}',
  async function (name: string, words: string) {
    const pattern = allowAnySpaces(words.replace('…', await emailOf(this, name)));
    await expect((await this.page()).getByRole('main').getByText(pattern).first()).toBeVisible();
  },
);

async function expectMailTo(world: PortalWorld, address: string, content: string): Promise<void> {
  const encodedAddress = encodeURIComponent(address).replace('%40', '@');
  const link = (await world.page()).getByRole('main').locator(`a[href^="mailto:${encodedAddress}?"]`);
  const href = (await link.first().getAttribute('href')) ?? '';
  expect(new URLSearchParams(href.split('?')[1]).get('subject')).toContain(content);
}

async function emailOf(world: PortalWorld, name: string): Promise<string> {
  const { pathname } = await world.currentUrl();
  const people = await (await world.backendAfterNavigation()).signatoriesOf(
    world.customer,
    pathname.split('/')[3] ?? '',
  );
  const person = people.find(({ first_name, last_name }) => `${first_name} ${last_name}` === name);
  if (!person?.email) throw new Error(`${name} is not a representative, or has no e-mail address`);
  return person.email;
}

Then<PortalWorld>('the application shows the status {string}', async function (status: string) {
  const overview = await this.overview();
  await overview.expectShown();
  await expect(overview.main().getByText(status, { exact: true }).first()).toBeVisible();
});

Then<PortalWorld>(/^I cannot submit it, because of (\d+) open items?$/, async function (count: number) {
  const overview = await this.overview();
  await expect(overview.main().locator('#tasks')).toHaveText(
    count === 1 ? 'Noch 1 Punkt bis zur Einreichung' : `Noch ${count} Punkte bis zur Einreichung`,
  );
  await expectDisabled(
    overview,
    count === 1
      ? 'Erledigen Sie zuerst den offenen Punkt.'
      : `Erledigen Sie zuerst die ${count} offenen Punkte.`,
  );
});

Then<PortalWorld>('I cannot submit it, because it cannot be checked', async function () {
  const overview = await this.overview();
  await expect(overview.main()).toContainText('Die offenen Punkte konnten nicht geladen werden.');
  await expectDisabled(overview, 'Ob alles vollständig ist, lässt sich gerade nicht prüfen');
});

async function expectDisabled(overview: OverviewScreen, reason: string): Promise<void> {
  const button = overview.submit();
  await expect(button).toHaveCount(1);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const id = await button.getAttribute('aria-describedby');
  await expect(overview.main().locator(`[role=tooltip][id="${id}"]`)).toHaveText(reason);
}

Then<PortalWorld>('the button to submit is disabled until the open item is done', async function () {
  await expectDisabled(await this.overview(), 'Erledigen Sie zuerst den offenen Punkt.');
});

Then<PortalWorld>(
  /^the tooltip of the button shows (when the pointer rests on it|when it has the focus|after a tap), and moves nothing$/,
  async function (trigger: string) {
    const overview = await this.overview();
    const page = await this.browserPage();
    const button = requirePlaywrightLocator(overview.submit());
    const tip = requirePlaywrightLocator(overview.main().locator('[role=tooltip]'));
    const readPositionOfTabs = () => requirePlaywrightLocator(overview.tabs().first()).boundingBox();
    await expect(tip).toBeHidden();
    const initialPosition = await readPositionOfTabs();
    if (trigger === 'after a tap') await tapOn(page, button);
    else if (trigger === 'when it has the focus') await button.focus();
    else await button.hover();
    await expect(tip).toBeVisible();
    await expect(tip).toBeInViewport({ ratio: 1 });
    expect(await readPositionOfTabs()).toEqual(initialPosition);
    if (trigger === 'when the pointer rests on it') {
      await tip.hover();
      await expect(tip).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    if (trigger !== 'when the pointer rests on it') return;
    // The pressed button keeps the focus, but its tooltip must not cover the tabs.
    await button.click({ force: true });
    await expect(tip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
  },
);

async function tapOn(page: BrowserPage, target: BrowserLocator): Promise<void> {
  const box = await target.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

Then<PortalWorld>('the first other tab with an open item is in sight', async function () {
  const tabs = requirePlaywrightLocator((await this.overview()).tabs());
  const waitingTabs = tabs.and(
    (await this.browserPage()).locator('a:not([aria-current]):has([data-waiting])'),
  );
  await expect(waitingTabs.first()).toBeInViewport({ ratio: 0.99 });
  await expect(tabs.and((await this.browserPage()).locator('[aria-current]'))).toBeInViewport();
});

Then<PortalWorld>('the tab of the open item is in sight', async function () {
  const tabs = requirePlaywrightLocator((await this.overview()).tabs());
  const waitingTabs = tabs.and(
    (await this.browserPage()).locator('a:has([data-waiting]):not([aria-current])'),
  );
  await expect(waitingTabs).toBeInViewport({ ratio: 0.99 });
});

Then<PortalWorld>('nothing covers the button to submit and the link to the open items', async function () {
  const main = requirePlaywrightLocator((await this.overview()).main());
  const controls = main.locator('button[aria-disabled=true]:visible, a:has(svg):visible').filter({
    hasText: /Antrag einreichen|offene/,
  });
  await expect(controls.first()).toBeVisible();
  const listCoveredControls = () =>
    controls.evaluateAll((all) =>
      all
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return !control.contains(topElement);
        })
        .map((control) => control.outerHTML.slice(0, 100)),
    );
  await expect.poll(listCoveredControls).toEqual([]);
});

When<PortalWorld>('I press the disabled button to submit', async function () {
  const page = await this.browserPage();
  await requirePlaywrightLocator((await this.overview()).submit()).focus();
  await page.keyboard.press('Enter');
});

Then<PortalWorld>('a slim link leads to the {int} open item(s)', async function (count: number) {
  const overview = await this.overview();
  const link = overview.main().getByRole('link', { name: new RegExp(`^${count} offene`) });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', /\/dashboard\/applications\/[\w-]+$/);
});

Then<PortalWorld>('no more than one button there is the way to submit it', async function () {
  await expect((await this.overview()).submit()).toHaveCount(1);
});

Then<PortalWorld>(/^its tabs are (".+")$/, async function (names: string) {
  const tabs = (await this.overview()).tabs();
  const readTabNames = async () => (await tabs.allInnerTexts()).map((text) => text.split(/\s/)[0]);
  await expect.poll(readTabNames).toEqual(names.split(', ').map((name) => JSON.parse(name)));
});

Then<PortalWorld>('each tab has an address of its own', async function () {
  const tabs = (await this.overview()).tabs();
  await expect(tabs.first()).toBeVisible();
  const addresses = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
});

Then<PortalWorld>('the last tab is the current one and in view', async function () {
  const tab = (await this.overview()).tabs().last();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(requirePlaywrightLocator(tab)).toBeInViewport({ ratio: 0.98 });
});

Then<PortalWorld>('the page is at its top', async function () {
  await this.waitForNavigation();
  const page = await this.browserPage();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

Then<PortalWorld>(
  'these items are open, with the place to complete them:',
  async function (table: DataTable) {
    const { pathname } = await this.currentUrl();
    const items = (await this.overview()).items();
    const readItems = () =>
      items.evaluateAll((all) =>
        all.map((item) => [
          item.querySelector('h2, h3, h4')?.textContent ?? '',
          item.querySelector('a')?.getAttribute('href') ?? '',
        ]),
      );
    await expect
      .poll(readItems)
      .toEqual(table.raw().map(([title, place]) => [title, place && pathname + place]));
  },
);

Then<PortalWorld>('its tabs count what is open in each: {string}', async function (counts: string) {
  const tabs = (await this.overview()).tabs();
  const readCounts = async () =>
    (await tabs.allInnerTexts())
      .filter((text) => /\d/.test(text))
      .map((text) => text.replace(/\s*(\d+)\D*$/, ' $1'));
  await expect.poll(readCounts).toEqual(counts.split(', '));
});

Then<PortalWorld>('the open items say:', async function (table: DataTable) {
  const items = (await this.overview()).items();
  for (const [words] of table.raw()) await expect(items.filter({ hasText: words })).toHaveCount(1);
});

Then<PortalWorld>('{int} items are open', async function (count: number) {
  await (await this.overview()).expectShown();
  await expect((await this.overview()).items()).toHaveCount(count);
});

Then<PortalWorld>('I am asked whether I want to submit it', async function () {
  const page = await this.page();
  await expect(page.getByRole('heading', { name: 'Antrag einreichen?' })).toBeVisible();
  await expect(page.locator('main button[type=submit][form=submit-application]:visible')).toBeVisible();
});

Then<PortalWorld>('I am reminded of what I submit:', async function (table: DataTable) {
  const page = await this.page();
  for (const [label = '', value = ''] of table.raw()) {
    const fact = page.locator('main form dl > div', { has: page.getByText(label, { exact: true }) });
    await expect(fact).toContainText(value);
  }
});

Then<PortalWorld>(
  'I see the message that submitting failed, because {string}',
  async function (words: string) {
    const alert = locateAlert((await this.page()).getByRole('main'));
    await expect(alert).toContainText('konnte nicht eingereicht werden');
    await expect(alert).toContainText(words);
  },
);

Then<PortalWorld>('its history is shown as {string}', async function (expectedHistory: string) {
  const card = await (await this.overview()).card('the progress');
  const readHistory = async () => {
    const names = await card.locator('ol > li p:first-child').allTextContents();
    const steps = names.map((text) => text.split(' · '));
    const now = steps.findIndex(([, state]) => state === 'jetzt');
    return [steps.slice(0, now), steps.slice(now, now + 1), steps.slice(now + 1, now + 2)]
      .map((part) => part.map(([name]) => name).join(', '))
      .join('; ');
  };
  await expect.poll(readHistory).toBe(expectedHistory);
});
