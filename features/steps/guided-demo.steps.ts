import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { BrowserContext, Page } from 'playwright';
import { GuidedDemo, openFreshBrowser } from '../screens/guided-demo';
import { engineName, serverAddress } from '../support/settings';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

interface RunningDemo {
  audience: GuidedDemo;
  presenter?: GuidedDemo;
  secondDevice?: { context: BrowserContext; page: Page };
}

const STOP_TIMEOUT_MS = 1_000;

const demos = new WeakMap<PortalWorld, RunningDemo>();

function runningDemoOf(world: PortalWorld): RunningDemo {
  const demo = demos.get(world);
  if (!demo) throw new Error('no guided demo has been started');
  return demo;
}

async function inFreshBrowser(world: PortalWorld, action: (page: Page) => Promise<void>): Promise<void> {
  const context = await openFreshBrowser(await world.browserPage());
  try {
    await action(await context.newPage());
  } finally {
    await context.close();
  }
}

Given<PortalWorld>(
  /^a presenter begins the guided demonstration(?: at stop (\d))?$/,
  async function (stop: string | null) {
    await this.openAsProductOwner();
    const audience = new GuidedDemo(await this.browserPage());
    await audience.begin(Number(stop ?? 1));
    demos.set(this, { audience });
  },
);

When<PortalWorld>(
  'they pass by the key {string} through, with the portal live at each:',
  async function (key: string, table: DataTable) {
    const { audience } = runningDemoOf(this);
    for (const { stop = '', 'the portal shows': portal = '' } of table.hashes()) {
      await expect(audience.heading).toContainText(stop);
      await expect(
        audience.portal.locator('body').getByText(portal).filter({ visible: true }).first(),
      ).toBeVisible();
      await audience.page.keyboard.press(key);
    }
  },
);

When<PortalWorld>('they press the key {string}', async function (key: string) {
  await runningDemoOf(this).audience.page.keyboard.press(key);
});

When<PortalWorld>('they click into the portal and press the key {string}', async function (key: string) {
  const { audience } = runningDemoOf(this);
  await expect(audience.portalAddress).not.toContainText('…');
  // Some drivers cannot locate elements in cross-origin frames, so click near the edge.
  await audience.page.locator('#portal-customer').click({ position: { x: 4, y: 200 } });
  await audience.page.keyboard.press(key);
});

When<PortalWorld>('they follow the link {string}', async function (name: string) {
  await runningDemoOf(this).audience.page.getByRole('link', { name }).click();
});

Then<PortalWorld>(
  'there is one link {string} and one link {string} to other stops',
  async function (one: string, other: string) {
    const { page } = runningDemoOf(this).audience;
    for (const name of [one, other]) await expect(page.getByRole('link', { name })).toHaveCount(1);
  },
);

Then<PortalWorld>('the link {string} has the focus', async function (name: string) {
  await expect(runningDemoOf(this).audience.page.getByRole('link', { name })).toBeFocused();
});

When<PortalWorld>('they go on to the stop {string}', async function (stop: string) {
  const { audience } = runningDemoOf(this);
  await audience.waitForPortal();
  await audience.page.getByRole('link', { name: 'Weiter' }).click();
  await expect(audience.heading).toContainText(stop);
});

When<PortalWorld>('they put the clock forward by a day there', async function () {
  const { audience } = runningDemoOf(this);
  await audience.waitForPortal();
  await audience.page.getByRole('button', { name: 'Uhr einen Tag vor' }).click();
  await expect(audience.sidePanel).toContainText('Uhr vorgestellt: 1 Tag');
});

When<PortalWorld>(
  /^they go (back|forward) in the browser to the stop "([^"]*)"$/,
  async function (direction: 'back' | 'forward', stop: string) {
    const { audience } = runningDemoOf(this);
    const { page, heading } = audience;
    await audience.waitForPortal();
    const go = () => (direction === 'back' ? page.goBack() : page.goForward());
    const isAtStop = () =>
      expect(heading)
        .toContainText(stop, { timeout: STOP_TIMEOUT_MS })
        .then(() => true)
        .catch(() => false);
    await go();
    // Without scripts, each stop is a new page. Firefox also counts pages of the embedded portal.
    const pageCountOfStop = this.visitor.hasJavaScript ? 1 : engineName() === 'firefox' ? 3 : 2;
    for (let steps = 1; steps < pageCountOfStop; steps += 1) {
      if (await isAtStop()) break;
      await go();
    }
    await expect(heading).toContainText(stop);
  },
);

When<PortalWorld>('they press the button {string}', async function (name: string) {
  const button = runningDemoOf(this).audience.page.getByRole('button', { name });
  const previousState = await button.getAttribute('aria-pressed');
  await button.click();
  if (previousState !== null)
    await expect(button).toHaveAttribute('aria-pressed', String(previousState !== 'true'));
});

Then<PortalWorld>('they are at the stop {string}', async function (stop: string) {
  await expect(runningDemoOf(this).audience.heading).toContainText(stop);
});

Then<PortalWorld>(/^the portal is (?:still )?shown as "([^"]*)"$/, async function (email: string) {
  await expect(runningDemoOf(this).audience.portal.getByRole('banner')).toContainText(email);
});

Then<PortalWorld>('the portal in it says {string}', async function (words: string) {
  await expect(runningDemoOf(this).audience.portal.getByRole('main')).toContainText(words);
});

Then<PortalWorld>('the list of events contains {string}', async function (words: string) {
  await expect(runningDemoOf(this).audience.sidePanel).toContainText(words);
});

Then<PortalWorld>('the list of events no longer contains {string}', async function (words: string) {
  await expect(runningDemoOf(this).audience.sidePanel).not.toContainText(words);
});

Then<PortalWorld>(
  'there is a code for each of {string} and {string}',
  async function (one: string, other: string) {
    const codes = runningDemoOf(this).audience.page.locator('#panel li');
    await expect(codes).toHaveCount(2);
    await expect(codes.first()).toContainText(one);
    await expect(codes.last()).toContainText(other);
    await expect(codes.locator('svg')).toHaveCount(2);
  },
);

Then<PortalWorld>('the portal fills the window, and nothing names the simulator', async function () {
  const { page, portal } = runningDemoOf(this).audience;
  await expect(page).toHaveTitle('Lindhof Bank');
  await expect(portal.getByRole('main')).toBeVisible();
  const size = async () => {
    const { width = 0, height = 0 } = (await page.locator('#portal-customer').boundingBox()) ?? {};
    return { width, height };
  };
  await expect.poll(size).toEqual(page.viewportSize());
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByText(/simulator|vorführung/i).filter({ visible: true })).toHaveCount(0);
});

Given<PortalWorld>("they have the presenter's window beside it", async function () {
  const demo = runningDemoOf(this);
  demo.presenter = await demo.audience.presenter();
});

Then<PortalWorld>('a screen reader announces {string} in both windows', async function (stop: string) {
  const { audience, presenter } = runningDemoOf(this);
  for (const page of [audience.page, presenter?.page]) {
    await expect(page?.locator('#page > [role=status]') ?? audience.sidePanel).toContainText(stop);
  }
});

Then<PortalWorld>('the button {string} has the focus', async function (name: string) {
  await expect(runningDemoOf(this).audience.page.getByRole('button', { name })).toBeFocused();
});

When<PortalWorld>("they go on in the presenter's window", async function () {
  await runningDemoOf(this).presenter?.page.getByRole('link', { name: 'Weiter' }).click();
});

Then<PortalWorld>('both windows are at the stop {string}', async function (stop: string) {
  const { audience, presenter } = runningDemoOf(this);
  await expect(audience.page.getByRole('heading', { level: 1 })).toContainText(stop);
  await expect(presenter?.page.locator('#spoken') ?? audience.sidePanel).toContainText(stop);
});

Then<PortalWorld>(
  "the presenter sees the customer's screen, the phone of {string} and the bank at {string}",
  async function (name: string, status: string) {
    const { presenter } = runningDemoOf(this);
    if (!presenter) throw new Error("there is no presenter's window");
    await expect(presenter.portal.getByRole('banner')).toContainText('katrin.brandt');
    await expect(presenter.page.getByRole('heading', { name })).toBeVisible();
    await expect(presenter.phone.getByRole('banner')).toContainText('jonas.brandt');
    await expect(presenter.bank.locator('code').first()).toHaveText(status);
  },
);

When<PortalWorld>("the audience's portal goes on to {string}", async function (tab: string) {
  const { audience } = runningDemoOf(this);
  await expect(audience.portalAddress).toHaveText(/\/applications\/[\w-]{8,}(#\w+)?$/);
  // Some drivers cannot locate elements in cross-origin frames or send keys to a background window.
  await audience.portal.getByRole('link', { name: tab }).first().dispatchEvent('click');
});

Then<PortalWorld>('the presenter sees the customer there, at {string}', async function (tab: string) {
  const { presenter } = runningDemoOf(this);
  if (!presenter) throw new Error("there is no presenter's window");
  await expect(presenter.page.locator('#portal-customer')).toHaveAttribute('src', new RegExp(`%2F${tab}&`));
});

When<PortalWorld>('they show there that {string}', async function (title: string) {
  await runningDemoOf(this).presenter?.page.getByRole('button', { name: title }).click();
});

Then<PortalWorld>('the presenter sees the bank at {string}', async function (status: string) {
  const { presenter, audience } = runningDemoOf(this);
  await expect((presenter ?? audience).bank.locator('code').first()).toHaveText(status);
});

When<PortalWorld>(
  'the second person follows the code for {string} on a phone of their own',
  async function (name: string) {
    const demo = runningDemoOf(this);
    const code = await demo.audience.readQrCodeLink(name);
    const context = await openFreshBrowser(demo.audience.page);
    const page = await context.newPage();
    demo.secondDevice = { context, page };
    await page.goto(code);
  },
);

Then<PortalWorld>('that phone shows the portal as {string}', async function (email: string) {
  const { secondDevice } = runningDemoOf(this);
  if (!secondDevice) throw new Error('no second browser is open');
  try {
    await expect(secondDevice.page.getByRole('banner')).toContainText(email);
  } finally {
    await secondDevice.context.close();
  }
});

Then<PortalWorld>('the portal there may be framed by the simulator only', async function () {
  const { audience } = runningDemoOf(this);
  const frameResponse = audience.page.waitForResponse(
    (response) => response.url().includes('/dashboard/applications/') && response.status() === 200,
  );
  await audience.page.goto(audience.page.url());
  const policy = (await (await frameResponse).headerValue('content-security-policy')) ?? '';
  expect(policy).toMatch(new RegExp(`frame-ancestors ${new URL(audience.page.url()).origin}$`));
});

Then<PortalWorld>('the portal in a window of its own may not be framed', async function () {
  const { audience } = runningDemoOf(this);
  const portalUrl = new URL(await audience.portalLink());
  portalUrl.searchParams.delete('frame');
  await inFreshBrowser(this, async (page) => {
    const response = await page.goto(portalUrl.href);
    expect(await response?.headerValue('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

When<PortalWorld>(
  'a visitor opens the newest mail to {string} in a fresh browser, and its link',
  async function (email: string) {
    const control = (await this.demo()).bar.locator('a[href*="sandbox="]').first();
    const sandbox = new URL((await control.getAttribute('href')) ?? '').searchParams.get('sandbox') ?? '';
    const mails = async () => {
      const response = await fetch(`${serverAddress('API_BASE_URL')}/simulator/outbox?to=${email}`, {
        headers: { 'X-Sandbox': sandbox },
      });
      return (await response.json()) as { id: string }[];
    };
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
    const mail = (await mails()).at(-1);
    const context = await openFreshBrowser(await this.browserPage());
    const page = await context.newPage();
    await page.goto(
      `${serverAddress('API_BASE_URL')}/simulator/mails/${mail?.id}?sandbox=${sandbox}&lang=de`,
    );
    const newPage = context.waitForEvent('page');
    await page.getByRole('article').getByRole('link').first().click();
    demos.set(this, {
      audience: new GuidedDemo(page),
      secondDevice: { context, page: await newPage },
    });
  },
);

Then<PortalWorld>(
  '{string} can set a password there, and comes to the signatures',
  async function (email: string) {
    const { secondDevice } = runningDemoOf(this);
    if (!secondDevice) throw new Error('no mail has been opened');
    const { context, page } = secondDevice;
    try {
      await page.locator('input[name=email]').waitFor();
      await this.waitUntilHydrated(page);
      const input = await this.inputMethod();
      await input.write(page.locator('input[name=email]'), email);
      await input.write(page.locator('input[name=password]'), 'Kranich7#Boje&Moos');
      await input.write(page.locator('input[name=passwordRepeat]'), 'Kranich7#Boje&Moos');
      await page.locator('input[name=acceptedTerms]').check();
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page).toHaveURL(/\/dashboard\/applications\/[\w-]{36}\/signatures$/);
    } finally {
      await context.close();
    }
  },
);

Then<PortalWorld>('the code for {string} is within the screen', async function (name: string) {
  const { page } = runningDemoOf(this).audience;
  await expect(page.locator('#panel li', { hasText: name }).locator('svg')).toBeInViewport({ ratio: 1 });
});

Then<PortalWorld>(
  'the head of the demo takes at most {int} percent of the screen in every language',
  async function (percent: number) {
    const { audience } = runningDemoOf(this);
    for (const language of ['en', 'fr', 'pl', 'de'] as const) {
      await audience.switchLanguage(language);
      const bottom = await audience.page
        .locator('#demo-head')
        .evaluate((bar) => bar.getBoundingClientRect().bottom / window.innerHeight);
      expect(bottom * 100).toBeLessThanOrEqual(percent);
    }
  },
);

Then<PortalWorld>('the page does not scroll sideways', async function () {
  const page = await this.browserPage();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
