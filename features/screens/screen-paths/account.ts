import { redirectPathAfter } from '../../support/http-shortcuts';
import { mailLinkOf } from '../../support/mail-links';
import { expect } from '../../support/test-browser/expect';
import { FORM_STAGES } from '../details';
import { locateAlert } from '../messages';
import {
  createAddressPath,
  openAsCustomer,
  type ScreenPath,
  submitEmptyForm,
  withSituation,
} from './screen-path';

export const ACCOUNT_SCREENS: Record<string, ScreenPath> = {
  'the login': createAddressPath('/login'),
  'the refused login': async (world) => {
    await world.open('/login');
    await (await world.account()).logIn({ email: 'niemand@example.com', password: 'Falsch-2026!' });
    await expect(locateAlert((await world.page()).getByRole('main'))).toBeVisible();
  },
  'the registration': createAddressPath('/register'),
  'the refused registration': async (world) => {
    await world.open('/register');
    await submitEmptyForm(world);
  },
  'the forgotten password': createAddressPath('/forgot-password'),
  'the mail that is on its way': async (world) => {
    await redirectPathAfter(world, '/forgot-password', { email: world.customer.email });
    await world.open('/forgot-password?sent');
  },
  'the new password': withSituation('empty', async (world) => {
    await world.startAs('katrin', 'empty');
    await redirectPathAfter(world, '/forgot-password', { email: world.customer.email });
    await world.open(await mailLinkOf(world, 'reset'));
  }),
  'the link that is not valid': createAddressPath('/user/account/reset/guessed'),
  'the invitation': async (world) => {
    await (await world.backend()).control.invite(world.customer.email);
    await world.open(await mailLinkOf(world, 'invite'));
  },
  'the failed confirmation': async (world) => {
    await world.open('/user/account/confirm_email/guessed');
    await expect((await world.page()).locator('main button[aria-busy]')).toHaveCount(0);
  },
  'the demanded confirmation': openAsCustomer('confirmation-demanded', '/dashboard/applications', 'lean'),
  'the settings': openAsCustomer('unconfirmed-email', '/dashboard/settings'),
  'the page of another user': openAsCustomer('first-application', '/other-user'),
  'the not-found page': createAddressPath('/nowhere'),
  'the cookie page': createAddressPath('/cookies'),
  'the cookie question': async (world) => {
    world.showsCookieQuestion = true;
    await world.open('/login');
    await expect(
      (await world.page()).locator('form[action^="/cookies"] button:visible').first(),
    ).toBeVisible();
  },
  'the cookie settings': async (world) => {
    await world.open('/login');
    await (await world.frame()).openCookieSettings();
    await expect((await world.page()).locator('input[name=analytics]:visible')).toBeVisible();
  },
  'the help': async (world) => {
    await world.open(FORM_STAGES['the loan request']);
    await (await world.frame()).openHelp();
  },
  'the languages': async (world) => {
    await world.open(FORM_STAGES['the loan request']);
    await (await world.frame()).languages();
  },
  'the profile menu': withSituation('first-application', async (world) => {
    await openAsCustomer('first-application', '/dashboard/applications')(world);
    await (await world.frame()).openProfile();
  }),
};
