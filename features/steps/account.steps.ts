import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { logIn, sendForm } from '../support/http-shortcuts';
import { LANGUAGES } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Given<PortalWorld>('I have an account', async function () {
  this.customer = await (await this.backendAfterNavigation()).newCustomer();
  this.hasAccount = true;
});

Given<PortalWorld>('I am logged in', async function () {
  const backend = await this.backendAfterNavigation();
  if (!this.hasAccount) this.customer = await backend.newCustomer();
  this.hasAccount = true;
  await logInToList(this);
});

When<PortalWorld>('I have tried ten wrong passwords', async function () {
  await this.open('/login');
  const { email } = this.customer;
  for (let index = 0; index < 10; index += 1) {
    const { status } = await sendForm(this, '/login', { email, password: `Falsch-${index}` });
    expect(status).not.toBe(429);
  }
});

Then<PortalWorld>(
  'in each language my right password is refused, with the e-mail still there:',
  async function (words: DataTable) {
    const account = await this.account();
    for (const [language, message] of Object.entries(words.rowsHash())) {
      await (await this.frame()).switchLanguage(LANGUAGES[language as keyof typeof LANGUAGES]);
      await account.logIn(this.customer);
      await expect((await this.page()).getByRole('main').getByText(message)).toBeVisible();
      await account.form.expectValue('e-mail', this.customer.email);
    }
  },
);

When<PortalWorld>('I log in here', async function () {
  await (await this.account()).expectLogin();
  await (await this.account()).logIn(this.customer);
  await expect((await this.account()).form.controls('password')).toHaveCount(0);
});

When<PortalWorld>('I log in with the password {string}', async function (password: string) {
  await this.open('/login');
  await (await this.account()).logIn({ ...this.customer, password });
});

When<PortalWorld>('I open the login with the target {string}', async function (target: string) {
  await this.open(`/login?redirectTo=${encodeURIComponent(target)}`);
});

When<PortalWorld>('I log out', async function () {
  await (await this.account()).logOut();
  await expect((await this.page()).locator('header form[action="/logout"]')).toHaveCount(0);
});

When<PortalWorld>('I try to log out', async function () {
  await (await this.account()).logOut();
});

When<PortalWorld>('I register in another world of the simulator, with the same address', async function () {
  await (await this.applications()).expectShown();
  await this.testBrowser.deleteCookies();
  await this.switchSandbox();
  await this.open('/register');
  await (await this.account()).register(this.customer);
});

When<PortalWorld>('I register twice at once', async function () {
  await this.open('/register');
  const { email, password } = this.customer;
  const form = { email, password, passwordRepeat: password, acceptedTerms: 'on' };
  const send = () => sendForm(this, '/register', form);
  this.formResponses.push(...(await Promise.all([send(), send()])));
});

Then<PortalWorld>('both lead to {string}', function (address: string) {
  expect(this.formResponses.map(({ path }) => path)).toEqual([address, address]);
});

Then<PortalWorld>('I am asked to log in', async function () {
  await (await this.account()).expectLogin();
});

Then<PortalWorld>(
  'the address still carries the confirmation token {string}',
  async function (token: string) {
    await expect(await this.page()).toHaveURL((url) => url.searchParams.get('confirmation_token') === token);
  },
);

Then<PortalWorld>('I am still on the portal', async function () {
  await expect((await this.page()).getByRole('heading', { level: 1 })).toBeVisible();
  expect((await this.currentUrl()).origin).toBe(new URL(this.url('/')).origin);
});

Then<PortalWorld>('my account is there and I am logged in', async function () {
  await expect((await this.frame()).profile()).toContainText(this.customer.email);
});

Then<PortalWorld>('I can go on to my only application', async function () {
  const [application] = await (await this.backendAfterNavigation()).applicationsOf(this.customer);
  const link = (await this.page()).getByRole('main').locator('a[href^="/dashboard/applications/"]');
  await expect(link.first()).toHaveAttribute(
    'href',
    `/dashboard/applications/${application?.applicationId ?? 'none'}`,
  );
});

Then<PortalWorld>(/^I (can|cannot) go on to (\S+)$/, async function (ability: string, address: string) {
  const page = await this.page();
  const link = `a[href="${address}"]`;
  if (ability === 'can') {
    await expect(page.getByRole('main').locator(link).first()).toBeVisible();
    return;
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(link)).toHaveCount(0);
});

async function logInToList(world: PortalWorld): Promise<void> {
  await logIn(world);
  await world.open('/dashboard/applications');
  await (await world.applications()).expectShown();
}
