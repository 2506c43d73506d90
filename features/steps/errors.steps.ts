import { Then } from '@cucumber/cucumber';
import { getTranslatedText } from '../screens/texts';
import type { LanguageCode } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Then<PortalWorld>('the error page shows the status {int}', async function (status: number) {
  expect(this.response?.status()).toBe(status);
  await expect((await this.page()).getByRole('main')).toContainText(`Fehler ${status}`);
});

Then<PortalWorld>('the error page hints at trying again and at asking for help', async function () {
  const main = (await this.page()).getByRole('main');
  await expect(main).toContainText(/laden Sie die Seite in einem Moment neu/);
  await expect(main).toContainText(/helfen wir Ihnen gern persönlich/);
});

Then<PortalWorld>('I read the number by which the bank finds my request in its log', async function () {
  const id = this.response?.headers()['x-request-id'] ?? '';
  expect(id).toMatch(/.{8}$/);
  const page = await this.page();
  const words = (await getTranslatedText(page, 'problem:error.number')).replace('{{number}}', id.slice(-8));
  await expect(page.getByRole('main')).toContainText(words);
});

Then<PortalWorld>('the page has one heading, one statement and one thing to press', async function () {
  const main = (await this.page()).getByRole('main');
  for (const part of ['h1, h2, h3', '[data-part=statement]', '[data-part=actions] > *']) {
    await expect(main.locator(part)).toHaveCount(1);
  }
});

Then<PortalWorld>('an error page is shown in {language}', async function (language: LanguageCode) {
  const page = await this.page();
  await expect(page.getByRole('main').locator('input:visible')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('banner')).toContainText('Lindhof');
  await expect(page.locator('title')).toHaveCount(1);
});

Then<PortalWorld>('I am asked to confirm my address', async function () {
  const page = await this.page();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bestätigen Sie Ihre E-Mail-Adresse/);
  await expect(page.locator('main form[action="/resend-confirmation"] button')).toHaveCount(2);
});

Then<PortalWorld>('I read to which address the mail went', async function () {
  await expect((await this.page()).getByRole('main')).toContainText(this.customer.email);
});

Then<PortalWorld>('no toast speaks of it', async function () {
  const toastItems = (await this.page()).locator('section li').filter({ hasText: /bestätigen Sie/ });
  await expect(toastItems).toHaveCount(0);
});

Then<PortalWorld>(
  'the page keeps to itself what Firefox says of an answer that broke off',
  async function () {
    const page = await this.browserPage();
    const dispatchRejection = (message: string) =>
      page.evaluate((words) => {
        const promise = Promise.resolve();
        const reason = new TypeError(words);
        return dispatchEvent(
          new PromiseRejectionEvent('unhandledrejection', { promise, reason, cancelable: true }),
        );
      }, message);
    expect([
      await dispatchRejection('Error in input stream'),
      await dispatchRejection('network error'),
    ]).toEqual([false, true]);
  },
);
