import { CALLS } from 'contracts/api';
import { katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import { account } from '~/api/account.server';
import { createExample } from './example';
import {
  createExpectedRefusal,
  createExpectedResponse,
  createExpectedSessionEnd,
  recordExchange,
} from './exchange';
import { createProvidedPath, EXAMPLE_ID } from './provider-state';

const KATRIN = { scenario: 'empty', loggedIn: katrinBrandt.key };
const profile = (language: string) => ({
  user_id: createExample(EXAMPLE_ID),
  email: katrinBrandt.email,
  emailVerified: createExample(true),
  is_email_confirmed: createExample(true),
  interface_language: language,
  communication_language: createExample('de'),
});

describe('QA-01 HTTP-02 getProfile', () => {
  it('returns the profile of the logged-in user', async () => {
    await recordExchange(CALLS.getProfile, {
      case: 'of the logged-in user',
      given: KATRIN,
      expected: createExpectedResponse(CALLS.getProfile, profile('de')),
      send: (api) => account.profile(api),
    });
  });

  it.each([
    ['without a session', { scenario: 'empty' }, 'err_auth_session_not_found'],
    ['with an expired session', { ...KATRIN, sessionExpired: true }, 'err_auth_session_expired'],
  ] as const)('HTTP-03 fails to return the profile %s', async (situation, given, code) => {
    await recordExchange(CALLS.getProfile, {
      case: situation,
      given,
      expected: createExpectedSessionEnd(code),
      send: (api) => account.profile(api),
    });
  });
});

describe('QA-01 updateProfile', () => {
  it('stores the interface language', async () => {
    await recordExchange(CALLS.updateProfile, {
      case: 'with another language',
      given: KATRIN,
      path: createProvidedPath(CALLS.updateProfile.path, { userId: 'userId' }),
      body: { interface_language: 'fr' },
      expected: createExpectedResponse(CALLS.updateProfile, profile('fr')),
      send: (api) => account.storeLanguage(api, EXAMPLE_ID, 'fr'),
    });
  });

  it('refuses a language that the deployment does not support', async () => {
    await recordExchange(CALLS.updateProfile, {
      case: 'with a language the deployment does not have',
      given: { ...KATRIN, partner: 'polska' },
      path: createProvidedPath(CALLS.updateProfile.path, { userId: 'userId' }),
      body: { interface_language: 'fr' },
      expected: createExpectedRefusal('err_language_not_supported', 'interface_language'),
      send: (api) => account.storeLanguage(api, EXAMPLE_ID, 'fr'),
    });
  });

  it("returns 404 for another user's profile", async () => {
    await recordExchange(CALLS.updateProfile, {
      case: 'of another user',
      given: KATRIN,
      path: '/user/profile/somebody-else',
      body: { interface_language: 'fr' },
      expected: createExpectedRefusal('err_entity_not_found'),
      send: (api) => account.storeLanguage(api, 'somebody-else', 'fr'),
    });
  });

  it('HTTP-03 fails without a session', async () => {
    await recordExchange(CALLS.updateProfile, {
      case: 'without a session',
      given: { scenario: 'empty' },
      path: '/user/profile/anybody',
      body: { interface_language: 'fr' },
      expected: createExpectedSessionEnd('err_auth_session_not_found'),
      send: (api) => account.storeLanguage(api, 'anybody', 'fr'),
    });
  });
});
