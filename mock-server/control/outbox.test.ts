import { requestPasswordReset } from 'contracts/api/account';
import { expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, registerUser } from '../testing/people';

const test = exchangeInSandbox();

it('SIM-07 the outbox filters e-mails by recipient and kind', async () => {
  await registerUser(test.sandbox());
  await test.sandbox().expectSuccess(requestPasswordReset, { body: { email: KATRIN_LOGIN } });
  const kinds = async (query: string) => {
    const { body } = await test.sandbox().request('GET', `/simulator/outbox${query}`);
    return (body as { kind: string }[]).map(({ kind }) => kind);
  };
  expect(await kinds('')).toEqual(['confirmation', 'reset']);
  expect(await kinds(`?to=${KATRIN_LOGIN.toUpperCase()}`)).toEqual(['reset']);
  expect(await kinds('?kind=confirmation')).toEqual(['confirmation']);
  expect((await test.sandbox().request('GET', '/simulator/outbox?kind=spam')).status).toBe(422);
});
