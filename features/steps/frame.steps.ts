import { readdirSync, readFileSync } from 'node:fs';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { getTranslatedText } from '../screens/texts';
import type { LanguageCode } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import { requirePlaywrightLocator } from '../support/test-browser/playwright-locator';
import type { Page } from '../support/test-browser/test-browser';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('these pages are titled:', async function (table: DataTable) {
  for (const [address = '', title = ''] of table.raw()) {
    await this.open(address);
    await expect(await this.page()).toHaveTitle(title);
  }
});

Then<PortalWorld>('the page belongs to {partner}', async function ({ name }: { name: string }) {
  await expect(await this.page()).toHaveTitle(new RegExp(` · ${name}$`));
  await expect((await this.frame()).header()).toContainText(name);
});

Then<PortalWorld>('nothing on it belongs to a partner', async function () {
  const page = await this.page();
  for (const { partner } of Object.values(DEPLOYMENTS)) {
    await expect(page.locator('body')).not.toContainText(partner.parameters.display_name);
  }
  await expect(page.locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0);
});

Then<PortalWorld>("its title keeps clear of the window's edges", async function () {
  const heading = (await this.browserPage()).getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect.poll(async () => (await heading.boundingBox())?.x).toBeGreaterThanOrEqual(16);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(24);
});

Then<PortalWorld>('the logo leads to the start page', async function () {
  await expect((await this.frame()).header().locator('a[href="/"]')).toBeVisible();
});

Then<PortalWorld>(
  'the help names the phone {string} and the e-mail {string}',
  async function (phone: string, email: string) {
    const helpMenu = await (await this.frame()).openHelp();
    await expect(helpMenu.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
    await expect(helpMenu.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  },
);

Then<PortalWorld>('the help names the e-mail {string} alone', async function (email: string) {
  const helpMenu = await (await this.frame()).openHelp();
  await expect(helpMenu.getByRole('link', { name: email })).toBeVisible();
  await expect(helpMenu.getByRole('link')).toHaveCount(1);
});

Then<PortalWorld>('the languages to choose from are:', async function (table: DataTable) {
  const languages = await (await this.frame()).languages();
  const names = languages.locator('button[name=language]:not([value=cimode])');
  await expect(names).toHaveText(table.raw().flat());
});

Then<PortalWorld>(/^the header (offers|does not offer) to log in$/, async function (offers: string) {
  const login = (await this.frame()).header().locator('a[href="/login"]');
  if (offers === 'offers') await expect(login.filter({ visible: true })).toHaveCount(1);
  else await expect(login).toHaveCount(0);
});

Then<PortalWorld>('the header shows nothing of my account', async function () {
  const header = (await this.frame()).header();
  await expect(header).toBeVisible();
  await expect((await this.frame()).profile()).toHaveCount(0);
  await expect(header.locator('a[href="/login"]')).toHaveCount(0);
  await expect((await this.page()).locator('body')).not.toContainText(this.customer.email);
});

Then<PortalWorld>('the header shows no user', async function () {
  const frame = await this.frame();
  await expect(frame.header()).toBeVisible();
  await expect(frame.profile()).toHaveCount(0);
});

Then<PortalWorld>('the header shows my e-mail', async function () {
  const profile = await (await this.frame()).openProfile();
  await expect(profile.getByText(this.customer.email, { exact: true })).toBeVisible();
});

Then<PortalWorld>(
  'the profile menu leads to my applications and the settings, and logs out',
  async function () {
    const profile = await (await this.frame()).openProfile();
    await expect(profile.locator('a[href="/dashboard/applications"]')).toBeVisible();
    await expect(profile.locator('a[href="/dashboard/settings"]')).toBeVisible();
    await expect(profile.locator('form[action="/logout"] button')).toBeVisible();
  },
);

Then<PortalWorld>('the footer leads to:', async function (table: DataTable) {
  expect(await (await this.frame()).readLegalPages()).toEqual(table.raw().flat());
});

When<PortalWorld>('I open the cookie settings', async function () {
  const frame = await this.frame();
  const box = await requirePlaywrightLocator(frame.cookieButton()).boundingBox();
  const size = (await this.browserPage()).viewportSize();
  if (!box || !size) throw new Error('the cookie button is not shown');
  expect(size.width - box.x - box.width).toBeLessThan(100);
  expect(size.height - box.y - box.height).toBeLessThan(160);
  await frame.openCookieSettings();
});

Then<PortalWorld>(
  'I can choose analytics and marketing cookies, and essential ones are always on',
  async function () {
    const page = await this.page();
    await expect(page.locator('input[name=analytics]:visible')).toBeEnabled();
    await expect(page.locator('input[name=marketing]:visible')).toBeEnabled();
    const essentialCheckbox = page.locator('input[type=checkbox]:not([name]):visible');
    await expect(essentialCheckbox).toBeChecked();
    await expect(essentialCheckbox).toBeDisabled();
  },
);

Given<PortalWorld>('I have not been asked about cookies yet', function () {
  this.showsCookieQuestion = true;
});

When<PortalWorld>(
  'I stay at {string} for {int} milliseconds',
  async function (address: string, time: number) {
    await this.playwrightBrowser.pauseClock();
    await this.open(address);
    await (await this.browserPage()).clock.runFor(time);
  },
);

When<PortalWorld>('I allow the essential ones only', async function () {
  const page = await this.browserPage();
  await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/cookies'),
    ),
    cookieQuestion(page).getByRole('button').first().click(),
  ]);
  await this.waitForNavigation();
});

Then<PortalWorld>(/^I am (not )?asked about cookies$/, async function (not: string | null) {
  const question = cookieQuestion(await this.page());
  if (not) {
    await expect(question).toHaveCount(0);
    return;
  }
  await expect(question).toBeVisible();
  await expect(question.getByRole('checkbox')).toHaveCount(3);
});

Then<PortalWorld>('nothing of the question is cut off', async function () {
  const question = cookieQuestion(await this.browserPage());
  const hidden = () => question.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(hidden).toBe(0);
});

Then<PortalWorld>('my answer is kept for 180 days', async function () {
  // Cookies expire by the machine's clock, even if tests move the page's clock.
  const now = performance.timeOrigin + performance.now();
  const lifetimes = (await (await this.playwrightBrowser.profile()).cookies()).map(
    ({ expires }) => (expires - now / 1000) / 86_400,
  );
  expect(lifetimes.filter((days) => Math.abs(days - 180) < 1)).toHaveLength(1);
});

function cookieQuestion(page: Page) {
  return page.locator('div[role=dialog]');
}

Then<PortalWorld>('the page has the authentication layout', async function () {
  const page = await this.page();
  await expect(page.getByRole('main')).toBeVisible();
  await expect((await this.frame()).profile()).toHaveCount(0);
  await expect((await this.frame()).header().locator('a[href="/login"]')).toHaveCount(0);
  await expect((await this.frame()).cookieButton()).toBeVisible();
});

When<PortalWorld>('I switch to {language}', async function (code: LanguageCode) {
  await (await this.frame()).switchLanguage(code);
});

Then<PortalWorld>('the page is in {language}', async function (code: LanguageCode) {
  const page = await this.page();
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  const headings = [
    await getTranslatedText(page, 'account:login.title'),
    await getTranslatedText(page, 'account:register.title'),
  ];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^(${headings.join('|')})$`));
});

Given<PortalWorld>('every page I visit fits the screen:', async function (table: DataTable) {
  for (const [address = ''] of table.raw()) {
    await this.open(address);
    await expectNoOverflow(this);
  }
});

Then<PortalWorld>('the page fits the screen', async function () {
  await expectNoOverflow(this);
});

Then<PortalWorld>(
  'the page fits windows of {int} to {int} pixels',
  async function (minWidth: number, maxWidth: number) {
    const page = await this.browserPage();
    for (let width = minWidth; width <= maxWidth; width += Math.ceil((maxWidth - minWidth) / 6)) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(this);
    }
  },
);

async function expectNoOverflow(world: PortalWorld): Promise<void> {
  const page = await world.livePage();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const measureOverflow = () => page.locator('html').evaluate((root) => root.scrollWidth - window.innerWidth);
  await expect.poll(measureOverflow, `pixels wider than the screen at ${page.url()}`).toBeLessThanOrEqual(0);
  // Elements with `position: fixed` are clipped without widening the page.
  const listClippedActions = () =>
    page
      .locator('[data-bottom-bar] :is(a, button)')
      .evaluateAll((actions) =>
        actions
          .filter(
            (action) => action.checkVisibility() && action.getBoundingClientRect().right > window.innerWidth,
          )
          .map((action) => action.textContent),
      );
  await expect.poll(listClippedActions, `cut at the side at ${page.url()}`).toEqual([]);
}

async function measureSentKilobytes(world: PortalWorld, files: RegExp): Promise<Map<string, number>> {
  const resourceSizes = await (await world.browserPage()).evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
  );
  // A preloaded file has two entries, one of them without a size.
  const sizes = new Map<string, number>();
  for (const { name, size } of resourceSizes.filter(({ name }) => files.test(name))) {
    sizes.set(name, Math.max(size / 1_024, sizes.get(name) ?? 0));
  }
  return sizes;
}

const PAINT_TIMEOUT_MS = 3_000;

const totalSize = (sizes: Map<string, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0);

Then<PortalWorld>('these pages run at most so much script:', async function (table: DataTable) {
  for (const { address = '', files, kilobytes } of table.hashes()) {
    await this.open(address);
    const sizes = await measureSentKilobytes(this, /\/assets\/.*\.js$/);
    expect(sizes.size, `files of script on ${address}`).toBeLessThanOrEqual(Number(files));
    expect(totalSize(sizes), `kilobytes of script on ${address}`).toBeLessThanOrEqual(Number(kilobytes));
    expect(totalSize(sizes), `kilobytes of script on ${address}`).toBeGreaterThan(50);
  }
});

Then<PortalWorld>('every style sheet of the build belongs to a page', () => {
  const files = readdirSync('build/client/assets');
  const scripts = [
    ...['index.js', 'portal.js'].map((name) => `build/server/${name}`),
    ...files.filter((name) => name.endsWith('.js')).map((name) => `build/client/assets/${name}`),
  ].map((path) => readFileSync(path, 'utf8'));
  const styleSheets = files.filter((name) => name.endsWith('.css'));
  expect(styleSheets.length).toBeGreaterThan(5);
  expect(styleSheets.filter((name) => !scripts.some((script) => script.includes(name)))).toEqual([]);
});

Then<PortalWorld>('these pages are painted before they load a script:', async function (table: DataTable) {
  for (const [address = ''] of table.raw()) {
    await this.open(address);
    const startTimes = await (await this.browserPage()).evaluate(() => ({
      paint: performance.getEntriesByType('paint').map(({ startTime }) => startTime),
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(startTimes.paint.length, `paint of ${address}`).toBeGreaterThan(0);
    expect(startTimes.scripts.length, `scripts of ${address}`).toBeGreaterThan(0);
    expect(Math.min(...startTimes.scripts), `first script of ${address}`).toBeGreaterThanOrEqual(
      Math.min(...startTimes.paint, PAINT_TIMEOUT_MS),
    );
  }
});

When<PortalWorld>('I send it empty as soon as scripts begin to take it over', async function () {
  const page = await this.browserPage();
  await this.playwrightBrowser.addInitScript(() => page.addInitScript(submitAtHydration));
  await page.reload();
});

Then<PortalWorld>('it was answered without a page load', async function () {
  expect(await (await this.browserPage()).evaluate(() => Reflect.get(window, 'isSentFromHere'))).toBe(true);
});

/** Runs in the page before its scripts. Submits once React listens, but has not rendered. */
function submitAtHydration(): void {
  const listen = document.addEventListener;
  document.addEventListener = ((...args: Parameters<typeof listen>) => {
    listen.apply(document, args);
    const isReact = Object.keys(document).some((key) => key.startsWith('__reactContainer$'));
    if (!isReact || sessionStorage.getItem('isSent') !== null) return;
    sessionStorage.setItem('isSent', 'yes');
    Object.assign(window, { isSentFromHere: true });
    queueMicrotask(() => document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click());
  }) as typeof listen;
}

When<PortalWorld>('I reload the page and go back before its scripts run', async function () {
  const { page, letScriptsRun } = await this.reloadWithoutScripts();
  await page.goBack({ waitUntil: 'commit' });
  letScriptsRun();
  await this.waitUntilHydrated();
});

Then<PortalWorld>('these pages load so much of the font:', async function (table: DataTable) {
  for (const { address = '', kilobytes = '' } of table.hashes()) {
    const [minKilobytes = Number.NaN, maxKilobytes = Number.NaN] = kilobytes.split(' to ').map(Number);
    await this.open(address);
    const measureFonts = async () => totalSize(await measureSentKilobytes(this, /\/assets\/.*\.woff2$/));
    await expect
      .poll(measureFonts, `kilobytes of the font on ${address}`)
      .toBeGreaterThanOrEqual(minKilobytes);
    await (await this.browserPage()).evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await measureFonts(), `kilobytes of the font on ${address}`).toBeLessThanOrEqual(maxKilobytes);
  }
});

Then<PortalWorld>('the page is no taller than the window', async function () {
  const page = await this.browserPage();
  const measureOverflow = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(measureOverflow).toBeLessThanOrEqual(0);
});

Then<PortalWorld>('the languages are in the header', async function () {
  await expect((await this.page()).locator('header details button[name=language]').first()).toBeAttached();
});

Then<PortalWorld>(
  '{int} pixels wide, the foot of the page begins and ends with the content',
  async function (width: number) {
    const page = await this.browserPage();
    await page.setViewportSize({ width, height: 800 });
    const leftMargin = await page.locator('main h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().left;
    });
    const right = (await page.locator('html').evaluate((root) => root.clientWidth)) - leftMargin;
    const footer = page.locator('footer');
    const name = await footer.locator('span').first().boundingBox();
    const link = await footer.locator('nav a').last().boundingBox();
    expect(Math.abs((name?.x ?? 0) - leftMargin), 'on the left').toBeLessThanOrEqual(1);
    expect(Math.abs((link ? link.x + link.width : 0) - right), 'on the right').toBeLessThanOrEqual(1);
  },
);

Then<PortalWorld>('no word there is torn apart, nor set like figures', async function () {
  const page = await this.browserPage();
  const findBrokenWords = () =>
    page.locator('main').evaluate((main) => {
      const LEAST = 4;
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const tornWords: string[] = [];
      const spacedWords: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: parent } = text;
        if (!parent?.checkVisibility()) continue;
        const words = text.textContent ?? '';
        const isTabular = getComputedStyle(parent).fontVariantNumeric.includes('tabular-nums');
        if (isTabular && /\p{L}-\p{L}/u.test(words)) spacedWords.push(words);
        if (parent.closest('a[href^="mailto:"]')) continue;
        for (const { 0: word, index } of words.matchAll(
          /(?<![\p{L}\p{N}@.-])\p{L}{2,24}(?![\p{L}\p{N}@.-])/gu,
        )) {
          const lines = [...word].map((_, position) => {
            range.setStart(text, index + position);
            range.setEnd(text, index + position + 1);
            return Math.round(range.getBoundingClientRect().top);
          });
          const firstLineCount = lines.filter((line) => line === lines[0]).length;
          const otherLineCount = lines.length - firstLineCount;
          if (otherLineCount > 0 && (otherLineCount < LEAST || firstLineCount < LEAST)) tornWords.push(word);
        }
      }
      return { torn: tornWords, spaced: spacedWords };
    });
  await expect.poll(findBrokenWords).toEqual({ torn: [], spaced: [] });
});
