import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Then, When } from '@cucumber/cucumber';
import type { BrowserContext } from 'playwright';
import { FORM_STAGES, WIZARD_DETAILS, type WizardDetail } from '../screens/details';
import type { FormResponse } from '../support/form-response';
import { sendAnswers, sendForm } from '../support/http-shortcuts';
import { expect } from '../support/test-browser/expect';
import { HOSTILE_TEXTS } from '../support/text-entries';
import type { PortalWorld } from '../support/world';

const SCREENS = {
  'loan request': FORM_STAGES['the loan request'],
  login: '/login',
  registration: '/register',
} as const;
type ScreenName = keyof typeof SCREENS;

Then<PortalWorld>(
  /^the lender got the text that is (a script|SQL|emoji|right to left) as it was typed$/,
  async function (kind: keyof typeof HOSTILE_TEXTS) {
    const { control } = await this.backendAfterNavigation();
    const readSentBody = async () =>
      (await control.requests()).findLast(
        ({ path, method }) => method === 'POST' && path === '/user/applications',
      )?.body;
    await expect.poll(readSentBody).toHaveProperty('businessPurpose', HOSTILE_TEXTS[kind].normalize('NFC'));
    await expect(await this.page()).not.toHaveTitle(/hacked/);
  },
);

When<PortalWorld>(
  /^I send 10 megabytes as the (.+) of the (loan request|login|registration)$/,
  async function (detail: WizardDetail, screen: ScreenName) {
    const address = SCREENS[screen];
    await this.open(address);
    const text = 'x'.repeat(10 * 1024 * 1024);
    this.formResponses.push(
      await sendForm(this, address, { [WIZARD_DETAILS.purpose]: 'other', [WIZARD_DETAILS[detail]]: text }),
    );
  },
);

When<PortalWorld>('I send my answers from two tabs at once', async function () {
  await sendAnswers(this, 'the company details');
  const send = () => sendAnswers(this, 'the check of my answers', {});
  await Promise.all([send(), send()]);
});

When<PortalWorld>('I send the {detail} as {string}', async function (detail: WizardDetail, entry: string) {
  const address = (await this.currentUrl()).pathname;
  this.formResponses.push(await sendForm(this, address, { [WIZARD_DETAILS[detail]]: entry }));
});

Then<PortalWorld>('the {detail} is refused in the answer', function (detail: WizardDetail) {
  expectRefused(this, detail, 400);
});

Then<PortalWorld>(
  'the form is too large, and the {detail} has to be shorter',
  function (detail: WizardDetail) {
    expectRefused(this, detail, 413);
    expect(this.formResponse?.html).toContain('Kürzen Sie Ihre Texte');
    expect(this.formResponse?.html).toMatch(/<form [^>]*method="post"/);
  },
);

function expectRefused({ formResponse: answer }: PortalWorld, detail: WizardDetail, status: number): void {
  expect(answer?.status).toBe(status);
  const reason = new RegExp(`<a [^>]*href="#[\\w-]+-${WIZARD_DETAILS[detail]}"[^>]*>([^<]+)`).exec(
    answer?.html ?? '',
  );
  expect(reason?.[1] ?? '').toMatch(/\S/);
}

Then<PortalWorld>('the portal still works', async function () {
  await this.open('/login');
  await (await this.account()).expectLogin();
});

When<PortalWorld>('an attacker changes my session cookie', async function () {
  await this.waitForNavigation();
  const profile = await this.playwrightBrowser.profile();
  const session = await sessionCookie(profile);
  expect(session.httpOnly).toBe(true);
  const value = session.value.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
  await profile.addCookies([{ ...session, value }]);
});

When<PortalWorld>(
  'an attacker takes my session cookie to {partner}',
  async function ({ host }: { host: string }) {
    await this.waitForNavigation();
    const profile = await this.playwrightBrowser.profile();
    const { value } = await sessionCookie(profile);
    this.partner = host;
    await profile.addCookies([{ name: SESSION, value, url: this.url('/') }]);
  },
);

When<PortalWorld>('my session is gone', async function () {
  await (await this.backendAfterNavigation()).control.endSession();
});

When<PortalWorld>('a foreign site logs me out', async function () {
  await this.waitForNavigation();
  const cookies = (await (await this.playwrightBrowser.profile()).cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const { browserHeaders } = await this.backendAfterNavigation();
  const headers = { ...browserHeaders, cookie: cookies, 'accept-language': 'de' };
  this.formResponses.push(await postFromOrigin('https://evil.example', this.url('/logout'), headers));
});

Then<PortalWorld>("the foreign site's form is refused with a message", function () {
  expect(this.formResponse?.status).toBe(403);
  expect(this.formResponse?.html).toContain('anderen Website');
});

const CACHE_CONTROL = { 'no time': 'no-store', '1 hour': 'public, max-age=3600' } as const;

Then<PortalWorld>('the answer forbids frames and content sniffing', function () {
  expect(this.response?.headers()).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

Then<PortalWorld>(/^it may be kept for (no time|1 hour)$/, function (time: keyof typeof CACHE_CONTROL) {
  expect(this.response?.headers()['cache-control']).toBe(CACHE_CONTROL[time]);
});

Then<PortalWorld>('I am still logged in', async function () {
  await this.open('/dashboard/applications');
  await (await this.applications()).expectShown();
});

Then<PortalWorld>('nothing of my applications is shown', async function () {
  await (await this.account()).expectLogin();
  await expect((await this.page()).locator('body')).not.toContainText('250.000');
});

const SESSION = 'portal_session';

async function sessionCookie(profile: BrowserContext) {
  const session = (await profile.cookies()).find(({ name }) => name === SESSION);
  if (!session) throw new Error('there is no session cookie');
  return session;
}

function postFromOrigin(
  origin: string,
  address: string,
  headers: Record<string, string>,
): Promise<FormResponse> {
  const { host, port, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname,
        method: 'POST',
        headers: { ...headers, host, origin, 'content-type': 'application/x-www-form-urlencoded' },
      },
      (response) => {
        text(response).then(
          (html) => resolve({ path: pathname, status: response.statusCode ?? 0, html }),
          reject,
        );
      },
    );
    clientRequest.once('error', reject).end();
  });
}
