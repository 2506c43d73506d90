import { Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import { sendForm } from '../support/shortcuts';
import type { PortalWorld } from '../support/world';

Given<PortalWorld>('I am at my own tax number among the steps to sign', async function () {
  await this.become('katrin', 'signing');
  await this.open('/login');
  await (await this.account()).logIn(this.customer);
  await (await this.applications()).expectShown();
  const [own] = await (await this.backend()).applicationsOf(this.customer);
  await this.open(`/dashboard/applications/${own?.applicationId}/signatures`);
});

When<PortalWorld>('I send the tax number {string}', async function (number: string) {
  const page = await this.page();
  const hands = await this.hands();
  await hands.write(page.locator('main input[name=taxNumber]'), number);
  await hands.press(page.locator('main form:has(input[name=taxNumber]) button[type=submit]:not([name])'));
});

When<PortalWorld>('somebody else logs in here', async function () {
  const other = await (await this.backend()).newCustomer();
  await (await this.account()).expectLogin();
  await (await this.account()).logIn(other);
  await expect((await this.account()).form.controls('password')).toHaveCount(0);
});

When<PortalWorld>('I log out in another tab', async function () {
  await sendForm(this, '/logout', {});
});

When<PortalWorld>('I log in with a wrong password {int} times', async function (times: number) {
  await this.open('/login');
  for (let tries = 0; tries < times; tries += 1) {
    await sendForm(this, '/login', { email: this.customer.email, password: `Falsch-${tries}!` });
  }
});

Then<PortalWorld>('I am back at my own tax number, which reads {string}', async function (number: string) {
  const page = await this.page();
  await expect(page).toHaveURL(/\/signatures$/);
  await expect(page.locator('main input[name=taxNumber]')).toHaveValue(number);
});

Then<PortalWorld>('I am told that it still has to be sent', async function () {
  await expect((await this.page()).getByText(/Eingaben sind wieder da/)).toBeVisible();
});

Then<PortalWorld>('the number {string} is nowhere to be seen', async function (number: string) {
  const page = await this.page();
  expect(await page.content()).not.toContain(number);
  const values = await page
    .locator('input')
    .evaluateAll((all) => all.map((input) => (input instanceof HTMLInputElement ? input.value : '')));
  expect(values).not.toContain(number);
});
