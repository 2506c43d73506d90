import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';
import { waitUntilTrue } from '../support/until-true';
import type { PortalWorld } from '../support/world';

const CHOICES = ['essential', 'all', 'analytics', 'marketing'] as const;

When<PortalWorld>(
  new RegExp(`^I agree to (${CHOICES.join('|')}) cookies$`),
  async function (choice: (typeof CHOICES)[number]) {
    await watchAnalytics(this);
    const page = await this.browserPage();
    const input = await this.inputMethod();
    const question = page.locator('[role=dialog], dialog[open]').last();
    await expect(question).toBeVisible();
    const buttons = question.locator('form button[type=submit], button[type=submit][form]');
    const response = page.waitForResponse((response) => response.request().method() === 'POST');
    const nextPage = response.then(() =>
      page.waitForResponse(
        (response) => response.request().method() === 'GET' && response.url().includes('.data'),
      ),
    );
    if (choice === 'analytics' || choice === 'marketing') {
      await input.tick(question.locator(`input[type=checkbox][name=${choice}]`));
      await input.press(question.locator('button[type=submit][form]'));
    } else {
      await input.press(buttons.nth(choice === 'essential' ? 0 : 1));
    }
    await nextPage;
    await expect(question).toHaveCount(0);
    await waitUntilTrue(page, reflectsConsent);
  },
);

Then<PortalWorld>('the page uses every style sheet that it has loaded', async function () {
  const unusedStyleSheets = await (await this.browserPage()).evaluate(() => {
    const usedUrls = [...document.styleSheets].map(({ href }) => href);
    const loadedUrls = performance.getEntriesByType('resource').map(({ name }) => name);
    return loadedUrls.filter((name) => name.endsWith('.css') && !usedUrls.includes(name));
  });
  expect(unusedStyleSheets).toEqual([]);
});

Given<PortalWorld>('I hold a phone of {int} by {int} pixels', async function (width: number, height: number) {
  this.visitor.device = 'narrow phone';
  await (await this.browserPage()).setViewportSize({ width, height });
});

When<PortalWorld>('I customise the question', async function () {
  await (await this.inputMethod()).press(
    (await this.browserPage()).locator('div[role=dialog] [aria-expanded]'),
  );
});

When<PortalWorld>('I press the words of the question', async function () {
  await (await this.browserPage()).locator('div[role=dialog] b').click();
});

When<PortalWorld>('I go on by {int} stops', async function (stops: number) {
  const { keyboard } = await this.browserPage();
  for (let stop = 0; stop < stops; stop += 1) await keyboard.press('Tab');
});

When<PortalWorld>(/^I go on to the (login|forgotten password)$/, async function (place: string) {
  const address = place === 'login' ? '/login' : '/forgot-password';
  await (await this.inputMethod()).press((await this.page()).locator(`main a[href="${address}"]`));
  if (place === 'login') await (await this.account()).expectLogin();
});

When<PortalWorld>('{int} days pass for my browser', async function (days: number) {
  const profile = await this.playwrightBrowser.profile();
  // Cookies expire by the browser's clock, which tests cannot set.
  const cookies = await profile.cookies();
  const agedCookies = cookies
    .filter(({ expires }) => expires !== -1)
    .map((cookie) => ({ ...cookie, expires: cookie.expires - days * 86_400 }));
  await profile.clearCookies();
  await profile.addCookies(agedCookies.filter(({ expires }) => expires > Date.now() / 1000));
  await this.playwrightBrowser.changePage(({ clock }) => clock.setFixedTime(Date.now() + days * 86_400_000));
});

Then<PortalWorld>('no analytics have been loaded', async function () {
  const page = await this.browserPage();
  await this.waitUntilHydrated();
  await expect(page.locator('script[src^="/scripts/"], script[src*="googletagmanager"]')).toHaveCount(0);
  const loadedScripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /\/scripts\/|googletagmanager/.test(name)),
  );
  expect(loadedScripts).toEqual([]);
});

Then<PortalWorld>('nothing of the tag manager has been loaded', async function () {
  const page = await this.browserPage();
  await this.waitUntilHydrated();
  await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  const loadedScripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('googletagmanager')),
  );
  expect(loadedScripts).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

Then<PortalWorld>('no host but the portal received a request', async function () {
  const page = await this.browserPage();
  const loadedUrls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const portal = new URL(this.url('/')).origin;
  expect(loadedUrls.length).toBeGreaterThan(0);
  expect(loadedUrls.filter((address) => new URL(address).origin !== portal)).toEqual([]);
});

Then<PortalWorld>('the page allows requests to no other host', async function () {
  const page = await this.browserPage();
  const policy = await page.evaluate(async () =>
    (await fetch(location.href)).headers.get('Content-Security-Policy'),
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:/);
});

Then<PortalWorld>('I have no cookies but those of the session and the choices I made', async function () {
  const names = (await (await this.playwrightBrowser.profile()).cookies()).map(({ name }) => name);
  const neededCookies = ['portal_session', 'portal_language', 'portal_consent'];
  expect(names.filter((name) => !neededCookies.includes(name))).toEqual([]);
});

Then<PortalWorld>(
  /^the tag manager of Lindhof Bank (is|is not) loaded from the scripts path$/,
  async function (verb: 'is' | 'is not') {
    const page = await this.browserPage();
    if (verb === 'is not') {
      await page.reload();
      await this.waitUntilHydrated();
      await this.waitForNavigation();
      await expect(tagManager(page)).toHaveCount(0);
      return;
    }
    await expect(tagManager(page)).toHaveAttribute('data-id', 'GTM-LINDHOF');
    await expect(
      page.locator('script[src="https://www.googletagmanager.com/gtm.js?id=GTM-LINDHOF"]'),
    ).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=');
    await this.waitUntilHydrated();
  },
);

When<PortalWorld>('the page leads me on to {string}', async function (address: string) {
  const page = await this.browserPage();
  const targetPath = await page.evaluate((place) => {
    const { pathname } = new URL(place, location.href);
    void (window.__remixRouter as unknown as { navigate(to: string): void } | undefined)?.navigate(pathname);
    return pathname;
  }, address);
  await page.waitForURL((url) => url.pathname === targetPath);
  await this.waitForNavigation();
});

Then<PortalWorld>(
  'analytics saw the address {string}, and never {string}',
  async function (expectedAddress: string, unexpectedAddress: string) {
    const page = await this.browserPage();
    const addresses = await page.evaluate(() => localStorage.getItem('seen'));
    expect(addresses).toContain(expectedAddress);
    expect(addresses).not.toContain(unexpectedAddress);
  },
);

Then<PortalWorld>('analytics know of these addresses alone:', async function (table: DataTable) {
  const page = await this.browserPage();
  const patterns = table.raw().map(([pattern = '']) => pattern);
  const portal = new URL(this.url('/')).origin;
  const readReports = () =>
    page.evaluate(() => {
      const { dataLayer } = window as unknown as { dataLayer?: { page_location?: string }[] };
      const layer = (dataLayer ?? []).map((entry) => ('length' in entry ? Object.values(entry) : entry));
      const pages = layer.flatMap((entry) => ('page_location' in entry ? [entry.page_location] : []));
      return { pages, all: JSON.stringify(layer), referrer: document.referrer };
    });
  await expect
    .poll(async () => (await readReports()).pages)
    .toEqual(patterns.map((pattern) => portal + pattern));
  const { all, referrer } = await readReports();
  const addresses = all.match(/https?:[^"]*/g) ?? [];
  expect(addresses.filter((address) => !patterns.includes(address.replace(portal, '') || '/'))).toEqual(
    addresses.filter((address) => address === portal),
  );
  expect(all).not.toMatch(/secret|[\da-f]{8}-[\da-f]{4}-/i);
  expect(['', portal]).toContain(referrer);
});

Then<PortalWorld>(/^there are (no )?analytics cookies$/, async function (negation: string | null) {
  const cookies = expect.poll(() => readAnalyticsCookies(this));
  await (negation ? cookies.toEqual([]) : cookies.not.toEqual([]));
});

Then<PortalWorld>('the page holds no tag manager', async function () {
  await this.waitUntilHydrated();
  await this.waitForNavigation();
  await expect(tagManager(await this.page())).toHaveCount(0);
  expect(await (await this.browserPage()).evaluate(() => 'dataLayer' in window)).toBe(false);
});

Then<PortalWorld>('the tag manager can report nothing any more', async function () {
  const page = await this.browserPage();
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  const blockedUri = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI)),
      ),
  );
  await page.evaluate(() => {
    new Image().src = 'https://www.google-analytics.com/collect?v=1';
  });
  expect(await blockedUri).toMatch(/google-analytics/);
  this.playwrightBrowser.ignoreConsoleErrors(/Content.Security.Policy|security policy/);
});

Then<PortalWorld>(
  'in each language the question takes at most {int} percent of the screen, and saying no is as easy as saying yes, on:',
  async function (percent: number, table: DataTable) {
    for (const [address = ''] of table.raw()) {
      await this.open(address);
      const page = await this.page();
      const language = new URL(this.url(address)).searchParams.get('lang') ?? '';
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const question = page.locator('div[role=dialog]');
      await expect(question).toBeVisible();
      await expectFreeSpaceBeside(question, percent);
      await expectEqualChoices(question);
    }
  },
);

Then<PortalWorld>('the question reads {string}', async function (sentences: string) {
  const text = (await this.browserPage()).locator('div[role=dialog] p').first();
  await expect(text).toBeVisible();
  await expect(text).toHaveText(sentences, { useInnerText: true });
});

Then<PortalWorld>('the question and the bar under it leave no gap', async function () {
  const page = await this.browserPage();
  await expect(page.locator('div[role=dialog]')).toBeVisible();
  await page.mouse.wheel(0, 400);
  await this.waitUntilHydrated();
  const coveringElements = await page.evaluate(() => {
    const questionBottom =
      document.querySelector('div[role=dialog]')?.getBoundingClientRect().bottom ?? Number.NaN;
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? Number.NaN;
    const heights = [questionBottom + 1, (questionBottom + bar) / 2, bar - 1, bar + 1];
    return heights.map((height) => {
      const topElement = document.elementFromPoint(innerWidth / 2, height);
      return topElement?.closest('[role=dialog], [data-bottom-bar]') ? 'covered' : topElement?.tagName;
    });
  });
  expect(new Set(coveringElements)).toEqual(new Set(['covered']));
});

async function expectFreeSpaceBeside(dialog: Locator, percent: number): Promise<void> {
  const measureQuestion = () =>
    dialog.evaluate((question) => {
      const box = question.getBoundingClientRect();
      const parts = [question, ...question.querySelectorAll('*')];
      const clippedParts = parts.filter(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 &&
          getComputedStyle(part).display !== 'inline' &&
          part.clientWidth > 1,
      );
      return {
        share: (box.height / window.innerHeight) * 100,
        outside: box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight,
        scrolls: question.scrollHeight > question.clientHeight + 1,
        cut: clippedParts.map((part) => part.outerHTML.slice(0, 100)),
      };
    });
  await expect.poll(measureQuestion).toMatchObject({ outside: false, scrolls: false, cut: [] });
  expect((await measureQuestion()).share).toBeLessThanOrEqual(percent);
}

Then<PortalWorld>('saying no is as easy as saying yes', async function () {
  const question = (await this.page()).locator('div[role=dialog]');
  await expect(question).toBeVisible();
  await expectEqualChoices(question);
});

async function expectEqualChoices(question: Locator): Promise<void> {
  const boxes = await question.locator('form button[type=submit]').evaluateAll((all) =>
    all.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, fontWeight } = getComputedStyle(button);
      return { width: Math.round(width), height: Math.round(height), backgroundColor, color, fontWeight };
    }),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toEqual(boxes[1]);
}

/** Runs in the page. Withdrawn consent takes effect with a new document, unless the visitor is typing. */
function reflectsConsent(): boolean {
  const router = window.__remixRouter;
  if (router === undefined || router.state.navigation.state !== 'idle') return false;
  if ([...router.state.fetchers.values()].some(({ state }) => state !== 'idle')) return false;
  const isTyped = [...document.querySelectorAll<HTMLInputElement>('main form input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const hasManager = document.querySelector('script[src="/scripts/tag-manager.js"]') !== null;
  const wantsManager = Boolean(router.state.loaderData.root?.tagManagerId);
  return isTyped || hasManager === wantsManager;
}

async function watchAnalytics(world: PortalWorld): Promise<void> {
  const profile = await world.playwrightBrowser.profile();
  await profile.route(/googletagmanager|google-analytics/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie = '_ga=GA1.1.1; path=/; max-age=86400'; document.cookie = '_ga_LINDHOF=GS1; path=/; max-age=86400';
          const { pushState } = history;
          history.pushState = function (...entry) {
            pushState.apply(this, entry);
            localStorage.setItem('seen', [localStorage.getItem('seen'), location.href].join(' '));
          };`,
    }),
  );
}

async function readAnalyticsCookies(world: PortalWorld): Promise<string[]> {
  return (await (await world.playwrightBrowser.profile()).cookies())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('_ga'));
}

function tagManager(page: Page) {
  return page.locator('script[src="/scripts/tag-manager.js"]');
}

Then<PortalWorld>('the cookie button can be pressed', async function () {
  const button = (await this.frame()).cookieButton();
  const readCoveredPoints = () =>
    button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].map((x) => [x, (top + bottom) / 2] as const);
      return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    });
  await expect.poll(readCoveredPoints).toEqual([]);
});

Then<PortalWorld>(
  'at the end of the page there is the question under it, and nothing else',
  async function () {
    const page = await this.browserPage();
    const gaps = () =>
      page.locator('div[role=dialog]').evaluate((question) => {
        scrollTo(0, document.documentElement.scrollHeight);
        const [toastBox, questionBox] = [document.querySelector('[data-tone]'), question].map((part) =>
          part?.getBoundingClientRect(),
        );
        return {
          between: Math.round((questionBox?.top ?? Number.NaN) - (toastBox?.bottom ?? Number.NaN)),
          below: Math.round(
            document.documentElement.scrollHeight - scrollY - (questionBox?.bottom ?? Number.NaN),
          ),
        };
      });
    await expect.poll(gaps).toEqual({ between: 0, below: 0 });
  },
);
