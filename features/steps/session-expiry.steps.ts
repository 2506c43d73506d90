import { Then, When } from '@cucumber/cucumber';
import { AccountScreen } from '../screens/account';
import { sendForm } from '../support/http-shortcuts';
import { pointer } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('another user logs in here', async function () {
  const otherCustomer = await (await this.backendAfterNavigation()).newCustomer();
  await (await this.account()).expectLogin();
  await (await this.account()).logIn(otherCustomer);
  await expect((await this.account()).form.controls('password')).toHaveCount(0);
});

When<PortalWorld>('another user logs in, and this tab does not learn of it', async function () {
  await this.waitForNavigation();
  const { email, password } = await (await this.backendAfterNavigation()).newCustomer();
  await sendForm(this, '/logout', {});
  const { path } = await sendForm(this, '/login', { email, password });
  expect(path).not.toBe('/login');
});

When<PortalWorld>('another user logs in in another tab', async function () {
  await this.waitForNavigation();
  const otherCustomer = await (await this.backendAfterNavigation()).newCustomer();
  const tab = await (await this.browserPage()).context().newPage();
  await tab.goto(this.url('/dashboard/applications'));
  const account = new AccountScreen(tab, pointer);
  await account.logOut();
  await account.expectLogin();
  await account.logIn(otherCustomer);
  await expect(account.form.controls('password')).toHaveCount(0);
});

When<PortalWorld>('I log out in another tab', async function () {
  await this.waitForNavigation();
  await sendForm(this, '/logout', {});
});

When<PortalWorld>('I log in with a wrong password {int} times', async function (times: number) {
  await this.open('/login');
  for (let attempt = 0; attempt < times; attempt += 1) {
    await sendForm(this, '/login', { email: this.customer.email, password: `Falsch-${attempt}!` });
  }
});

When<PortalWorld>('I press the tab {string}', async function (name: string) {
  const tabs = (await this.page()).getByRole('main').getByRole('navigation');
  await (await this.inputMethod()).press(tabs.getByRole('link', { name }));
});

When<PortalWorld>(
  'I go back {int} pages, and the answer of the portal is late',
  async function (pages: number) {
    const page = await this.browserPage();
    const dataRequested = new Promise<void>((resolve) => {
      void page.route(/\.data(\?|$)/, () => resolve());
    });
    await page.evaluate((count) => window.history.go(-count), pages);
    await dataRequested;
  },
);

Then<PortalWorld>('the page still asks me to log in, and shows no tab', async function () {
  const main = (await this.browserPage()).getByRole('main');
  await expect((await this.account()).form.controls('password')).toHaveCount(1);
  await expect(main.getByRole('navigation')).toHaveCount(0);
});
