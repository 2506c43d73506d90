import { getProfile, updateProfile } from 'contracts/api/profile';
import { expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, logInUser } from '../testing/people';

const test = exchangeInSandbox();

it('SIM-01 the profile call stores the interface language without changing the language of e-mails', async () => {
  const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  const { user_id: userId } = await katrin.expectSuccess(getProfile);
  const answer = await katrin.expectSuccess(updateProfile, {
    params: { userId },
    body: { interface_language: 'pl' },
  });
  expect(answer).toMatchObject({ interface_language: 'pl', communication_language: 'de' });
  expect(await katrin.expectSuccess(getProfile)).toEqual(answer);
});

it('the profile call returns 404 for other users', async () => {
  const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  const jonas = await logInUser(test.sandbox(), JONAS_LOGIN);
  const { user_id: userId } = await jonas.expectSuccess(getProfile);
  const body = { interface_language: 'pl' } as const;
  expect(await katrin.expectRefusal(updateProfile, { params: { userId }, body })).toBe(
    '404 err_entity_not_found',
  );
  expect((await jonas.expectSuccess(getProfile)).interface_language).toBe('en');
});

it('the profile call refuses a language that the partner does not support', async () => {
  const katrin = await logInUser(test.sandbox().with({ 'x-forwarded-host': 'lean.localhost' }), KATRIN_LOGIN);
  const { user_id: userId } = await katrin.expectSuccess(getProfile);
  expect(
    await katrin.expectRefusal(updateProfile, { params: { userId }, body: { interface_language: 'pl' } }),
  ).toBe('422 err_language_not_supported interface_language');
});

it('the profile call needs a session', async () => {
  const body = { interface_language: 'pl' } as const;
  const sandbox = test.sandbox();
  expect(await sandbox.expectRefusal(getProfile)).toBe('401 err_auth_session_not_found');
  expect(await sandbox.expectRefusal(updateProfile, { params: { userId: 'x' }, body })).toBe(
    '401 err_auth_session_not_found',
  );
});
