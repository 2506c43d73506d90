import { Given, Then, When } from '@cucumber/cucumber';
import type { MailKind } from '../support/backend/backend';
import { sendAndFollow } from '../support/http-shortcuts';
import { confirmEmailInAnotherBrowser, mailLinkOf } from '../support/mail-links';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

Given<PortalWorld>('I am invited', async function () {
  await (await this.backendAfterNavigation()).control.invite(this.customer.email);
});

When<PortalWorld>(/^I ask for a new password(?: for "(.*)")?$/, async function (email: string | null) {
  await requestPasswordReset(this, email ?? this.customer.email);
});

When<PortalWorld>(
  /^I open the link of the (reset|invite|confirmation) mail$/,
  async function (kind: MailKind) {
    await this.open(await mailLinkOf(this, kind));
  },
);

When<PortalWorld>('a program opens the link of the confirmation mail', async function () {
  const { status } = await sendAndFollow(this, new URL(this.url(await mailLinkOf(this, 'confirmation'))));
  expect(status).toBe(200);
});

When<PortalWorld>('the link of the confirmation mail is opened elsewhere', async function () {
  await confirmEmailInAnotherBrowser(this);
});

When<PortalWorld>('I open the list with the token of the confirmation mail', async function () {
  const token = (await mailLinkOf(this, 'confirmation')).split('/').at(-1);
  const page = await this.page();
  await page.goto(
    this.url(`/dashboard/applications?confirmation_token=${token}&email_confirm_required=1&sort=amount`),
  );
  await this.waitUntilHydrated();
});

When<PortalWorld>('I set the password {string}', async function (password: string) {
  await setPassword(this, password);
});

When<PortalWorld>(
  /^I accept the invitation (?:as "(.*)" )?with the password "(.*)"$/,
  async function (email: string | null, password: string) {
    await (await this.form()).answer('e-mail', email ?? this.customer.email);
    await (await this.form()).answer('terms', 'yes');
    await setPassword(this, password);
  },
);

Then<PortalWorld>(
  /^I have (a|\d) (reset|invite|confirmation) mails?$/,
  async function (count: string, kind: MailKind) {
    await expectMails(this, kind, count === 'a' ? 1 : Number(count));
  },
);

Then<PortalWorld>('{string} has no mail', async function (email: string) {
  expect(await (await this.backendAfterNavigation()).control.mails(email)).toEqual([]);
});

Then<PortalWorld>('I see that my address is being confirmed', async function () {
  const page = await this.page();
  await expect(page.locator('main button[aria-busy]')).toHaveText(/Wird bestätigt/);
});

Then<PortalWorld>('my address is confirmed', async function () {
  await expect((await this.page()).getByRole('main')).toContainText('Bestätigt');
});

Then<PortalWorld>('my address is not yet confirmed', async function () {
  await expect((await this.page()).getByRole('main')).toContainText('Noch nicht bestätigt');
});

Then<PortalWorld>('the address carries no token', async function () {
  await expect(await this.page()).toHaveURL(
    ({ searchParams }) =>
      !searchParams.has('confirmation_token') && !searchParams.has('email_confirm_required'),
  );
});

Then<PortalWorld>('the list tells that my address is not yet confirmed', async function () {
  await (await this.applications()).expectShown();
  await expect((await this.page()).getByRole('main')).toContainText(/noch nicht bestätigt/);
});

async function requestPasswordReset(world: PortalWorld, email: string): Promise<void> {
  await world.open('/forgot-password');
  await (await world.form()).answer('e-mail', email);
  await (await world.form()).submit();
}

async function setPassword(world: PortalWorld, password: string): Promise<void> {
  const form = await world.form();
  await form.answer('password', password);
  await form.answer('repeated password', password);
  await form.submit();
}

async function expectMails(world: PortalWorld, kind: MailKind, count: number): Promise<void> {
  const { control } = await world.backendAfterNavigation();
  await expect.poll(async () => (await control.mails(world.customer.email, kind)).length).toBe(count);
}

Then<PortalWorld>('nothing tells that my address is not yet confirmed', async function () {
  await this.expectNoOtherPage();
  await expect((await this.page()).getByText('noch nicht bestätigt')).toHaveCount(0);
});
