import { type DataTable, Then, When } from '@cucumber/cucumber';
import { locateAlert, locateToasts } from '../screens/messages';
import { getErrorText } from '../screens/texts';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('the lending system recovers', async function () {
  await (await this.backendAfterNavigation()).control.clearFaults();
});

When<PortalWorld>('my session ends in the lending system', async function () {
  await (await this.backend()).control.endSession();
});

When<PortalWorld>(
  /^(\d+) (hour|minute)s? pass(?:es)? in the lending system$/,
  async function (time: string, unit: 'hour' | 'minute') {
    await (await this.backendAfterNavigation()).control.advanceClock(
      `PT${time}${unit === 'hour' ? 'H' : 'M'}`,
    );
  },
);

When<PortalWorld>('I try again', async function () {
  const page = await this.page();
  const { pathname, search } = await this.currentUrl();
  const retryControl = page
    .getByRole('main')
    .locator(`a[href="${pathname}${search}"], form[action="/resend-confirmation"] button[value=check]`);
  await (await this.inputMethod()).press(retryControl.last());
});

Then<PortalWorld>(/^I (?:still )?see the message of (err_\w+)$/, async function (code: string) {
  const page = await this.page();
  await expect(locateAlert(page.getByRole('main'))).toContainText(await getErrorText(page, code));
});

Then<PortalWorld>(/^a toast tells the message of (err_\w+)$/, async function (code: string) {
  const page = await this.page();
  await expect(locateToasts(page).filter({ hasText: await getErrorText(page, code) })).toBeVisible();
});

Then<PortalWorld>('the toast is gone after 7 seconds, not before', async function () {
  const page = await this.browserPage();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_500);
  await expect(locateToasts(page)).toHaveCount(1);
  await page.clock.runFor(1_000);
  await expect(locateToasts(page)).toHaveCount(0);
});

Then<PortalWorld>('a single toast says:', async function (lines: DataTable) {
  const toasts = locateToasts(await this.page()).locator('[data-toast]');
  const [first = '', ...otherLines] = lines.raw().flat();
  await expect(toasts.filter({ hasText: first })).toBeVisible();
  // This check must finish before the toast disappears.
  await expect
    .poll(() => toasts.allInnerTexts(), { timeout: 2_000 })
    .toEqual([[first, ...otherLines].join('\n')]);
});

Then<PortalWorld>('I see once the message that I was logged out', async function () {
  await expect((await this.page()).getByText(/Ihre Sitzung ist abgelaufen\. Bitte melden/)).toHaveCount(1);
});

Then<PortalWorld>('I do not see the message that I was logged out', async function () {
  const page = await this.page();
  await expect(locateAlert(page.getByRole('main'))).toBeVisible();
  await expect(page.getByText(/Sitzung ist abgelaufen/)).toHaveCount(0);
});

Then<PortalWorld>('the answer reveals no internals', async function () {
  await this.waitForNavigation();
  const html = await (await this.page()).content();
  expect(html).not.toMatch(
    /\bat .+\.(ts|tsx|js|mjs):\d+|node_modules|ECONN|127\.0\.0\.1:\d+\/user|lending_session|ZodError/,
  );
});
