import { Given, Then, When } from '@cucumber/cucumber';
import { AccountScreen } from '../screens/account';
import { expectMessage } from '../screens/messages';
import { getTranslatedText } from '../screens/texts';
import { pointer } from '../support/input-method';
import type { LanguageCode } from '../support/locales';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>(
  /^I change my password(?: from "(.*?)")? to "(.*?)"(?: but repeat "(.*?)")?$/,
  async function (oldPassword: string | null, password: string, repeatedPassword: string | null) {
    await changePassword(this, oldPassword ?? this.customer.password, password, repeatedPassword ?? password);
  },
);

When<PortalWorld>('I choose {language} in the settings', async function (code: LanguageCode) {
  const select = (await this.page()).locator('main select[name=language]');
  await (await this.inputMethod()).choose(select, code);
  await (await this.inputMethod()).press(
    (await this.page()).locator('main form:has(select[name=language]) button'),
  );
});

Then<PortalWorld>('the settings are in {language}', async function (code: LanguageCode) {
  const page = await this.page();
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    await getTranslatedText(page, 'settings:title'),
  );
  await expect(page.locator('main select[name=language]')).toHaveValue(code);
});

Then<PortalWorld>(
  /^the lending system keeps (?:no language|"(.+)") for me$/,
  async function (language: string | null) {
    const expectedLanguages = language ? [{ interface_language: language }] : [];
    await expect.poll(() => readSentLanguages(this)).toEqual(expectedLanguages);
  },
);

Then<PortalWorld>('the form to change my password names my address to a password manager', async function () {
  const form = (await this.page()).locator('main form:has([name=oldPassword])');
  await expect(form.locator('input[autocomplete=username]')).toHaveValue(this.customer.email);
});

Given<PortalWorld>('I am logged in on another device', async function () {
  await logInElsewhere(this);
});

Then<PortalWorld>(/^the settings list (\d+) devices?, this one first$/, async function (count: string) {
  const devices = (await this.page()).locator('main section[aria-labelledby=settings-sessions] li');
  await expect(devices).toHaveCount(Number(count));
  await expect(devices.locator('form')).toHaveCount(Number(count) - 1);
  await expect(devices.first().locator('form')).toHaveCount(0);
});

When<PortalWorld>('I log out everywhere', async function () {
  await (await this.account()).logOutEverywhere();
});

When<PortalWorld>('I log out everywhere on another device', async function () {
  const otherDevice = await logInElsewhere(this);
  await (await this.otherUserPage()).goto(this.url('/dashboard/settings'));
  await otherDevice.logOutEverywhere();
});

When<PortalWorld>('I log out the other device', async function () {
  const button = (await this.page()).locator('main form[action="/logout"] button');
  await (await this.inputMethod()).press(button);
});

Then<PortalWorld>('the other device is asked to log in, with the reason', async function () {
  const page = await this.otherUserPage();
  await page.goto(this.url('/dashboard/settings'));
  await new AccountScreen(page, pointer).expectLogin();
  await expectMessage(page, 'I was logged out on all devices');
});

async function logInElsewhere(world: PortalWorld): Promise<AccountScreen> {
  const page = await world.otherUserPage();
  await page.goto(world.url('/login'));
  const account = new AccountScreen(page, pointer);
  await account.logIn(world.customer);
  await expect(account.form.controls('password')).toHaveCount(0);
  return account;
}

async function readSentLanguages(world: PortalWorld): Promise<unknown[]> {
  const requests = await (await world.backendAfterNavigation()).control.requests();
  return requests
    .filter(({ method, path }) => method === 'PATCH' && path.startsWith('/user/profile/'))
    .map(({ body }) => body);
}

async function changePassword(
  world: PortalWorld,
  oldPassword: string,
  password: string,
  repeatedPassword = password,
): Promise<void> {
  const form = await world.form();
  await form.answer('old password', oldPassword);
  await form.answer('password', password);
  await form.answer('repeated password', repeatedPassword);
  const change = (await world.page()).locator(
    'main form:has([name=oldPassword]) button[type=submit]:not([name])',
  );
  await (await world.inputMethod()).press(change);
}
