import { Given, Then, When } from '@cucumber/cucumber';
import { getTranslatedText } from '../screens/texts';
import type { LanguageCode } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Given<PortalWorld>('the portal runs for me alone with a Redis', async function () {
  await this.ownPortal('portal', 'redis');
});

When<PortalWorld>('the session store stops answering', async function () {
  await this.waitForNavigation();
  (await this.ownPortal()).redis?.signal('SIGSTOP');
});

When<PortalWorld>('the session store answers again', async function () {
  const portal = await this.ownPortal();
  portal.redis?.signal('SIGCONT');
  await expect
    .poll(async () => (await fetch(`${portal.address.replace('demo.localhost', '127.0.0.1')}/readyz`)).status)
    .toBe(200);
});

Then<PortalWorld>(
  'the page says in {language} that the portal cannot get at my data, and when to come back',
  async function (language: LanguageCode) {
    expect(this.response?.status()).toBe(503);
    expect(Number(this.response?.headers()['retry-after'])).toBeGreaterThan(0);
    const page = await this.page();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      await getTranslatedText(page, 'problem:store.title'),
    );
    await expect(page).toHaveTitle(
      `${await getTranslatedText(page, 'problem:error.pageTitle')} · Lindhof Bank`,
    );
    await expect(page.getByRole('main')).toContainText(await getTranslatedText(page, 'problem:store.text'));
  },
);

Then<PortalWorld>(
  "a page without the bank's frame says that the portal cannot get at my data",
  async function () {
    expect(this.response?.status()).toBe(503);
    const page = await this.page();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Wir kommen im Moment nicht/);
    await expect(page.getByRole('link')).toHaveAttribute('href', '/');
  },
);

Then<PortalWorld>('its log has one error, the outage of the session store', async function () {
  const { log } = await this.ownPortal();
  const errors = log.match(/"level":"error".*?"event":"([\w-]+)"/g) ?? [];
  expect(errors.map((line) => /[\w-]+(?="$)/.exec(line)?.[0])).toEqual(['store-unreachable']);
});

const UNSENT_FORM_SELECTOR = 'main form[method=post]:has(input[type=hidden])';

Then<PortalWorld>('I see the message that what I typed could not be saved', async function () {
  const page = await this.page();
  await expect(page.getByRole('main')).toContainText(/konnten wir (gerade )?nicht speichern/);
  if (this.visitor.hasJavaScript) await expect(page.getByLabel('Straße')).toHaveValue('Hafenstraße');
  else await expect(page.locator(`${UNSENT_FORM_SELECTOR} input[name=street]`)).toHaveValue('Hafenstraße');
});

When<PortalWorld>('I send it once more', async function () {
  if (this.visitor.hasJavaScript) await (await this.form()).submit();
  else
    await (await this.inputMethod()).press(
      (await this.page()).locator(UNSENT_FORM_SELECTOR).getByRole('button'),
    );
});

Then<PortalWorld>(
  'its log says before anybody has asked for a page that a restart of Redis loses the sessions',
  async function () {
    const portal = await this.ownPortal();
    await expect.poll(() => portal.log).toContain('"event":"store-not-persistent"');
    expect(portal.log).not.toMatch(/"event":"request".*"route":"\/(?!healthz)/);
  },
);
