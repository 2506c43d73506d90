import { When } from '@cucumber/cucumber';
import { sendForm } from '../support/http-shortcuts';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('another user logs in here', async function () {
  const other = await (await this.backendAfterNavigation()).newCustomer();
  await (await this.account()).expectLogin();
  await (await this.account()).logIn(other);
  await expect((await this.account()).form.controls('password')).toHaveCount(0);
});

When<PortalWorld>('I log out in another tab', async function () {
  await this.waitForNavigation();
  await sendForm(this, '/logout', {});
});

When<PortalWorld>('I log in with a wrong password {int} times', async function (times: number) {
  await this.open('/login');
  for (let tries = 0; tries < times; tries += 1) {
    await sendForm(this, '/login', { email: this.customer.email, password: `Falsch-${tries}!` });
  }
});
