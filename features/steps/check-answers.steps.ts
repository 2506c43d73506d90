import { type DataTable, Then, When } from '@cucumber/cucumber';
import { WIZARD_DETAILS, type WizardDetail } from '../screens/details';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

const ADDRESS: readonly WizardDetail[] = ['house number', 'postcode', 'city'];

const CHECK_PATH = '/application/check-answers';

When<PortalWorld>('I change the answer about the {detail}', async function (detail: WizardDetail) {
  const shownDetail = ADDRESS.includes(detail) ? 'street' : detail;
  const section = (await this.page()).locator(
    `main section:has([data-answer="${WIZARD_DETAILS[shownDetail]}"])`,
  );
  await expect(section.locator('a')).toHaveCount(1);
  await (await this.inputMethod()).press(section.locator('a'));
  await expect(await this.page()).not.toHaveURL(({ pathname }) => pathname === CHECK_PATH);
});

When<PortalWorld>('I go back a step', async function () {
  await (await this.inputMethod()).press(
    (await this.page()).locator('main button[name=intent][value=back]:visible').first(),
  );
});

Then<PortalWorld>('the answers to be checked say:', async function (table: DataTable) {
  const page = await this.page();
  for (const [label, value] of Object.entries(table.rowsHash())) {
    const row = page.locator('main dl div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(row.locator('dd').first(), label).toHaveText(value.replaceAll('~', '\u00a0'));
  }
});
