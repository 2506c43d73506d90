import { type DataTable, Then, When } from '@cucumber/cucumber';
import { FinancingScreen } from '../screens/financing';
import { allowAnySpaces, getTranslatedText } from '../screens/texts';
import { sendForm } from '../support/http-shortcuts';
import { expect } from '../support/test-browser/expect';
import type { Page } from '../support/test-browser/test-browser';
import type { PortalWorld } from '../support/world';

const screen = async (world: PortalWorld) => new FinancingScreen(await world.page());

When<PortalWorld>(
  'I search for the company {string} and take the first one found',
  async function (name: string) {
    await takeFirstCompany(this, name);
  },
);

When<PortalWorld>(
  'I search for the company {string} in row {int} and take the first one found',
  async function (name: string, row: 2 | 3 | 4) {
    await takeFirstCompany(this, name, row);
  },
);

async function takeFirstCompany(world: PortalWorld, name: string, row: 1 | 2 | 3 | 4 = 1): Promise<void> {
  const detail = row === 1 ? 'company name' : (`company name in row ${row}` as const);
  const page = await world.page();
  const form = await world.form();
  if (world.visitor.hasJavaScript) {
    await form.controls(detail).pressSequentially(name);
    await (await world.inputMethod()).pick(page.locator('[role=option]').first());
    return;
  }
  await form.answer(detail, name);
  await page.getByRole('button', { name: await getTranslatedText(page, 'factoring:search.button') }).click();
  const choices = page.locator(`main [name=${row === 1 ? 'company' : `company_${row}`}]`);
  await (await world.inputMethod()).tick(choices.first());
}

When<PortalWorld>('one more object is sent past the page', async function () {
  const currentPath = (await this.currentUrl()).pathname;
  const response = await sendForm(this, `${currentPath}?add`, {
    manufacturer: 'Linde',
    type: 'E20',
    object_count: '1',
    net_purchase_price: '27.900',
    down_payment: '0',
    remaining_value: '0',
    financing_type: 'leasing',
    rental_state: 'no',
    is_fixed_interest: 'no',
    merchant_name: 'Ahrens',
    merchant_street: 'Werkstraße',
    merchant_house_num: '1',
    merchant_postcode: '30179',
    merchant_city: 'Hannover',
    merchant_country: 'DE',
    merchant_company_id: 'HRB 1',
  });
  this.formResponses.push(response);
});

When<PortalWorld>('I take the dealer {string}', async function (name: string) {
  await (await this.form()).chooseByLabel('dealer', name);
});

Then<PortalWorld>('{int} objects are there', async function (count: number) {
  await expect((await screen(this)).objects()).toHaveCount(count);
});

Then<PortalWorld>('{int} objects are there at once', async function (count: number) {
  expect(await (await screen(this)).objects().count()).toBe(count);
});

Then<PortalWorld>('together they are:', async function (table: DataTable) {
  const card = (await screen(this)).card('Gesamt');
  for (const [name = '', amount = ''] of table.raw()) {
    await expect(card).toContainText(new RegExp(`${name}\\s*${allowAnySpaces(amount).source}`));
  }
});

Then<PortalWorld>('nothing there can be changed', async function () {
  await expectNoChanges(await this.page());
  await expect((await this.page()).getByRole('main').getByText(/nicht mehr ändern/)).toBeVisible();
});

Then<PortalWorld>('nothing there can be changed by me', async function () {
  await expectNoChanges(await this.page());
  await expect((await this.form()).controls('manufacturer')).toHaveCount(0);
});

async function expectNoChanges(page: Page): Promise<void> {
  const changes = page
    .getByRole('main')
    .getByRole('link', { name: /Bearbeiten|Entfernen|hinzufügen|Duplizieren|Ergänzen/ });
  await expect(changes).toHaveCount(0);
}

Then<PortalWorld>('the cards there are:', async function (table: DataTable) {
  await expect((await this.page()).locator('main section h2')).toHaveText(table.raw().flat());
});

Then<PortalWorld>('the debtors say:', async function (table: DataTable) {
  const rows = (await screen(this)).debtors();
  await expect(rows).toHaveCount(table.raw().length);
  for (const [index, words] of table.raw().entries()) {
    for (const part of words) await expect(rows.nth(index)).toContainText(allowAnySpaces(part));
  }
});

Then<PortalWorld>('cover can be asked for {int} times', async function (count: number) {
  await expect((await this.page()).getByRole('button', { name: /^Versicherung anfragen/ })).toHaveCount(
    count,
  );
});

Then<PortalWorld>('nothing asks me to enter the company myself', async function () {
  const page = await this.page();
  const main = page.getByRole('main');
  for (const key of ['factoring:company.addNew', 'factoring:search.none'] as const) {
    await expect(main.getByText(await getTranslatedText(page, key))).toHaveCount(0);
  }
});
