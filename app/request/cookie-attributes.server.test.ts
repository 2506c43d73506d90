import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createLanguageCookie,
  createTextKeysCookie,
  readLanguageCookie,
  requestsTextKeys,
} from '~/i18n/i18next.server';
import { createColorSchemeCookie } from './color-scheme-cookie.server';
import { createConsentCookie, readConsent } from './consent.server';
import type * as Referrals from './referral-cookie.server';
import type * as SessionCookies from './request-session.server';

const folder = mkdtempSync(join(tmpdir(), 'cookies-'));
let sessions: typeof SessionCookies;
let referralModule: typeof Referrals;

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder);
  sessions = await import('./request-session.server');
  referralModule = await import('./referral-cookie.server');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const CONSENT_CHOICE = { analytics: true, marketing: false };
const REFERRAL = { referrer: 'kammer', data: {} };

async function referralCookie(secure: boolean): Promise<string> {
  const setCookieHeaders: string[] = [];
  const request = {
    facts: { isHttps: secure, partnerKey: 'demo' },
    addHeader: (_: string, value: string) => void setCookieHeaders.push(value),
  };
  await referralModule.createFirstReferralCookie(request, new Request('http://demo.localhost/'), REFERRAL);
  return setCookieHeaders[0] ?? '';
}

const COOKIES: Record<string, (secure: boolean) => string | Promise<string>> = {
  portal_session: (secure) => sessions.createSessionCookie(sessions.createSessionId(), secure),
  portal_referral: referralCookie,
  portal_language: (secure) => createLanguageCookie('pl', secure),
  portal_text_keys: (secure) => createTextKeysCookie(true, secure),
  portal_consent: (secure) => createConsentCookie(CONSENT_CHOICE, secure),
  portal_scheme: (secure) => createColorSchemeCookie('dark', secure),
};

describe.each(Object.entries(COOKIES))('the cookie %s', (name, make) => {
  it('The cookie has the __Host- prefix over TLS and is not sent cross-site', async () => {
    const [pair = '', ...attributes] = (await make(true)).split('; ');
    expect(pair.split('=')[0]).toBe(`__Host-${name}`);
    expect(attributes).toEqual(expect.arrayContaining(['Secure', 'Path=/', 'SameSite=Lax']));
    expect(attributes.filter((attribute) => /^domain/i.test(attribute))).toEqual([]);
  });

  it('The cookie has its plain name over http, where browsers refuse the prefix', async () => {
    const [pair = '', ...attributes] = (await make(false)).split('; ');
    expect(pair.split('=')[0]).toBe(name);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax']));
  });

  it.each([true, false])('The cookie is HttpOnly (over TLS: %s)', async (secure) => {
    expect((await make(secure)).split('; ')).toContain('HttpOnly');
  });
});

describe('a cookie set by another host of the domain', () => {
  const asking = (...cookies: string[]) =>
    new Request('https://demo.localhost/', {
      headers: { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
    });

  it('a cookie that another host has set does not replace the host’s own cookie', async () => {
    expect(
      readLanguageCookie(asking(createLanguageCookie('fr', false), createLanguageCookie('pl', true))),
    ).toBe('pl');
    const plantedCookie = createConsentCookie({ analytics: false, marketing: false }, false);
    expect(readConsent(asking(plantedCookie, createConsentCookie(CONSENT_CHOICE, true)))).toEqual(
      CONSENT_CHOICE,
    );
    expect(
      await referralModule.readReferral(asking('portal_referral=x', await referralCookie(true)), 'demo'),
    ).toEqual(REFERRAL);
  });

  it("the portal accepts the host's own cookie, set before the host used TLS", () => {
    expect(readLanguageCookie(asking(createLanguageCookie('fr', false)))).toBe('fr');
    expect(readConsent(asking(createConsentCookie(CONSENT_CHOICE, false)))).toEqual(CONSENT_CHOICE);
    expect(requestsTextKeys(asking(createTextKeysCookie(true, false)))).toBe(true);
  });
});

describe('a signed cookie', () => {
  const signedValue = (cookie: string) => cookie.split(';')[0]?.split('=').slice(1).join('=') ?? '';
  const sent = (name: string, value: string) =>
    new Request('http://demo.localhost/', { headers: { Cookie: `${name}=${value}` } });

  it('The cookie is invalid under the name of another cookie', async () => {
    const session = signedValue(await sessions.createSessionCookie(sessions.createSessionId(), false));
    const referral = signedValue(await referralCookie(false));
    expect(await sessions.sessionIdOf(sent('portal_session', session), false)).not.toBeNull();
    expect(await sessions.sessionIdOf(sent('portal_session', referral), false)).toBeNull();
    expect(await referralModule.readReferral(sent('portal_referral', session), 'demo')).toBeNull();
  });

  it('a signed cookie for the referral is invalid at another partner', async () => {
    const referral = signedValue(await referralCookie(false));
    expect(await referralModule.readReferral(sent('portal_referral', referral), 'demo')).toEqual(REFERRAL);
    expect(await referralModule.readReferral(sent('portal_referral', referral), 'swiss')).toBeNull();
  });
});
