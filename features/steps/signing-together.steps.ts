import { Then, When } from '@cucumber/cucumber';
import { FormPart } from '../screens/form';
import { SignaturesScreen } from '../screens/signatures';
import { pointer } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { Page } from '../support/test-browser/test-browser';
import type { PortalWorld } from '../support/world';

const COLLEAGUE = { email: 'selin.aydin@metallbau-brandt.example', password: 'Kontor-2026!' };

Then<PortalWorld>('I am asked by mail to sign', async function () {
  const { control } = await this.backendAfterNavigation();
  await expect.poll(() => control.mails(this.customer.email, 'signature_request')).toHaveLength(1);
});

When<PortalWorld>('my colleague accepts the invitation by mail', async function () {
  const { control } = await this.backendAfterNavigation();
  const readInvitations = () => control.mails(COLLEAGUE.email, 'signature_invitation');
  await expect.poll(readInvitations).toHaveLength(1);
  const mails = await readInvitations();
  const page = await this.otherUserPage();
  const { pathname, search } = new URL(mails[0]?.links[0] ?? '');
  await page.goto(this.url(pathname + search));
  await this.waitUntilHydrated(page);
  const form = new FormPart(page, pointer);
  await form.answer('e-mail', COLLEAGUE.email);
  await form.answer('password', COLLEAGUE.password);
  await form.answer('repeated password', COLLEAGUE.password);
  await form.answer('terms', 'yes');
  await form.submit();
});

Then<PortalWorld>('my colleague is at the signatures', async function () {
  const page = await this.otherUserPage();
  await new SignaturesScreen(page, pointer).expectShown();
  await this.waitUntilHydrated(page);
});

When<PortalWorld>('my colleague gives the tax number {string}', async function (number: string) {
  const colleague = await signaturesOf(this);
  await colleague.saveTaxNumber(number);
  await expect(colleague.steps().first()).toHaveAttribute('data-state', 'done');
});

When<PortalWorld>('my colleague is identified by the provider', async function () {
  const page = await this.otherUserPage();
  const colleague = await signaturesOf(this);
  await colleague.startIdentification();
  await colleague.chooseOutcome('SUCCESS');
  await this.waitUntilHydrated(page);
  await expect(colleague.steps().nth(1)).toHaveAttribute('data-state', 'done');
});

When<PortalWorld>('my colleague accepts the terms', async function () {
  await (await signaturesOf(this)).acceptTerms();
});

Then<PortalWorld>('my colleague is thanked for the signature', async function () {
  const page = await this.otherUserPage();
  await expect(page).toHaveURL(/\?result=success$/);
  await expect(page.getByRole('main')).toContainText('Ihre Unterschrift ist da');
});

const BIRTHDATE_SPELLINGS = ['1976-09-03', '03.09.1976', '3. September 1976', '3.9.1976'];
const TAX_NUMBER_SPELLINGS = ['86095742719', '86 095 742 719'];

Then<PortalWorld>('my colleague sees nothing of me', async function () {
  await (await signaturesOf(this)).expectShown();
  const html = (await (await this.otherUserPage()).content()).replace(/[\u00a0\u202f]|&nbsp;/g, ' ');
  for (const ownDetail of [
    'Katrin',
    this.customer.email,
    'Geschäftsführerin',
    ...BIRTHDATE_SPELLINGS,
    ...TAX_NUMBER_SPELLINGS,
  ]) {
    expect(html).not.toContain(ownDetail);
  }
  // Matches whole numbers, because random keys may contain 719 or 1976.
  expect(html).not.toMatch(/(?<=[\s>"'])(719|1976)(?=[\s<"',\\])/);
});

Then<PortalWorld>('my colleague and I both see the status {string}', async function (status: string) {
  const pages: Page[] = [await this.page(), await this.otherUserPage()];
  for (const page of pages) {
    await reload(this, page);
    await expect(page.getByRole('main')).toContainText(status);
  }
});

Then<PortalWorld>('I see nothing of my colleague', async function () {
  const main = await (await this.page()).getByRole('main').innerHTML();
  for (const otherDetail of ['Selin', 'Aydın', COLLEAGUE.email]) expect(main).not.toContain(otherDetail);
});

async function signaturesOf(world: PortalWorld): Promise<SignaturesScreen> {
  return new SignaturesScreen(await world.otherUserPage(), pointer);
}

async function reload(world: PortalWorld, page: Page): Promise<void> {
  await page.reload();
  await world.waitUntilHydrated(page);
}
