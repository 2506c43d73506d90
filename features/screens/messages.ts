import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';
import { createTextPattern, getTranslatedText, type TextKey } from './texts';

type MessagePlace = 'page' | 'outcome' | 'summary';

export const MESSAGES = {
  'it still has to be sent': ['page', 'replies:loggedOut.typedAgain'],
  'my application has not been sent': ['page', 'application:check.unsentTitle'],
  'my application may have been received': ['page', 'application:check.unsureTitle'],
  'my entries are gone': ['page', 'application:lost'],
  'I am logged out on all devices': ['page', 'replies:logout.doneEverywhere'],
  'I was logged out on all devices': ['page', 'replies:loggedOut.everywhere'],
  'the device is logged out': ['page', 'replies:logout.doneElsewhere'],
  'my password is changed': ['page', 'account:resetPassword.doneTitle'],
  'my request is sent already': ['page', 'application:sent.toast'],
  'my address is still not confirmed': ['page', 'replies:confirmation.stillOpen'],
  'the confirmation mail is on its way': ['page', 'replies:confirmation.sent'],
  'a link is in my mailbox': ['outcome', 'account:forgotPassword.sentTitle'],
  'another user is logged in': ['outcome', 'account:otherUser.title'],
  'my access is ready': ['outcome', 'account:invite.doneTitle'],
  'the link was used': ['outcome', 'errors:err_auth_token_used'],
  'the link is expired': ['outcome', 'errors:err_auth_token_expired'],
  'the link is not valid': ['outcome', 'errors:err_auth_token_invalid', 'account:confirmEmail.badLinkTitle'],
  'the invitation was accepted already': ['outcome', 'account:invite.used'],
  'the invitation is expired': ['outcome', 'account:invite.expired'],
  'the invitation is not valid': ['outcome', 'account:invite.invalid'],
  'my address is confirmed': [
    'outcome',
    'account:confirmEmail.confirmedTitle',
    'account:confirmEmail.confirmed',
  ],
  'my address was confirmed already': ['outcome', 'account:confirmEmail.alreadyTitle'],
  'my address could not be confirmed': ['outcome', 'account:confirmEmail.failedTitle'],
  'the portal cannot be reached': ['outcome', 'problem:unavailable.title'],
  'the old password is wrong': ['summary', 'settings:oldPasswordWrong'],
  'my password was not changed': ['summary', 'settings:passwordFailed'],
  'asking for a new password failed': ['summary', 'account:forgotPassword.failed'],
  'it was too often': ['summary', 'replies:tooOften_other', 'errors:err_too_many_requests'],
  'logging in failed': ['summary', 'account:login.failed'],
  'logging out failed': ['summary', 'replies:logout.failed'],
  'registering failed': ['summary', 'account:register.failed'],
  'my applications could not be loaded': ['summary', 'dashboard:list.failed'],
  'my account cannot be reached': ['summary', 'problem:accountUnreachable.text'],
  'it is tried again by itself': ['summary', 'problem:error.retriesItself'],
  'my account is disabled': ['summary', 'errors:err_auth_entity_disabled'],
  'the language was not updated': ['summary', 'account:language.notStored'],
  'my language is saved': ['summary', 'account:language.stored'],
  'the request failed': ['summary', 'replies:request.failed'],
  'something went wrong': [
    'summary',
    'replies:request.default',
    'replies:request.failed',
    'replies:request.timeout',
  ],
} as const satisfies Record<string, readonly [MessagePlace, TextKey, ...TextKey[]]>;
export type Message = keyof typeof MESSAGES;

export async function expectMessage(page: Page, message: Message): Promise<void> {
  const [place] = MESSAGES[message];
  const words = await listMessageTexts(page, message);
  const main = page.getByRole('main');
  if (place === 'page') {
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  } else if (place === 'outcome') {
    await expect(main).toContainText(words);
    await expect(main.locator('input:not([type=hidden])')).toHaveCount(0);
  } else {
    await expect(locateAlert(main).filter({ hasText: words })).toBeVisible();
  }
}

export const locateAlert = (part: Locator): Locator =>
  part.locator('[data-part=errors], [role=alert]:not([data-live] > *)');

export async function expectNotification(page: Page, words: RegExp): Promise<void> {
  await expect(locateToasts(page).filter({ hasText: words })).toBeVisible();
}

export function locateToasts(page: Page): Locator {
  return page.locator('section:not(main section) > ul > li:has(> [data-toast])');
}

export async function listMessageTexts(page: Page, message: Message): Promise<RegExp> {
  const [, ...keys]: readonly [MessagePlace, ...TextKey[]] = MESSAGES[message];
  const texts = await Promise.all(keys.map((key) => getTranslatedText(page, key)));
  return new RegExp(
    texts.map((text) => createTextPattern(text).source.replace(/[ \u00a0]/g, '\\s')).join('|'),
  );
}
