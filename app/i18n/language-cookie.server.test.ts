import { describe, expect, it } from 'vitest';
import {
  createLanguageCookie,
  createTextKeysCookie,
  readLanguageCookie,
  requestsTextKeys,
} from './i18next.server';

const asking = (cookie?: string) =>
  new Request('http://portal.test/', cookie === undefined ? {} : { headers: { Cookie: cookie } });

describe('SHELL-23: language cookie', () => {
  it.each([
    ['portal_language=fr', 'fr'],
    ['a=1; portal_language=pl; b=2', 'pl'],
    ['portal_language=tlh', null],
    ['portal_language=', null],
    ['language=fr', null],
    [undefined, null],
  ])('the language cookie with the header %j selects the language %s', (cookie, language) => {
    expect(readLanguageCookie(asking(cookie))).toBe(language);
  });

  it.each([
    [false, 'portal_language=fr; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax'],
    [true, '__Host-portal_language=fr; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax'],
  ])(
    'the language cookie lasts a year, with the prefix __Host- only over TLS (over TLS: %s)',
    (secure, cookie) => {
      expect(createLanguageCookie('fr', secure)).toBe(cookie);
    },
  );
});

describe('SHELL-25: cookie for translation keys', () => {
  it.each([
    ['portal_text_keys=1', true],
    ['portal_text_keys=0', false],
    ['portal_text_keys=', false],
    [undefined, false],
  ])('requestsTextKeys for the header %j returns %s', (cookie, showsKeys) => {
    expect(requestsTextKeys(asking(cookie))).toBe(showsKeys);
  });

  it.each([
    [true, false, 'portal_text_keys=1; Path=/; HttpOnly; SameSite=Lax'],
    [true, true, '__Host-portal_text_keys=1; Path=/; HttpOnly; Secure; SameSite=Lax'],
    [false, false, 'portal_text_keys=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
  ])(
    'the cookie for translation keys lasts for the browser session, and is deleted when keys are turned off (keys turned on: %s)',
    (showsKeys, secure, cookie) => {
      expect(createTextKeysCookie(showsKeys, secure)).toBe(cookie);
    },
  );
});
