import { confirmEmail, login } from 'contracts/api/account';
import { createApplication, listApplications } from 'contracts/api/applications';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser, PERSONA_PASSWORD } from '../testing/people';

const test = exchangeInSandbox();

async function log(query = '') {
  const { body } = await test.sandbox().request('GET', `/simulator/requests${query}`);
  return body as {
    id: number;
    method: string;
    path: string;
    call: string | null;
    answer: { status: number | null };
  }[];
}

describe('the request log', () => {
  it('SIM-13 contains each request with its response', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await katrin.expectRefusal(createApplication, { body: { ...LOAN_BODY, loanSize: 1 } });
    expect((await log()).at(-1)).toMatchObject({
      method: 'POST',
      path: '/user/applications',
      call: 'createApplication',
      request: { body: { companyName: LOAN_BODY.companyName, loanSize: 1 } },
      answer: { status: 422, body: { errors: [{ code: 'err_loan_amount_not_allowed', field: 'loanSize' }] } },
      fault: null,
    });
  });

  it('SIM-13 contains no password, cookie or token', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await katrin.expectSuccess(listApplications);
    await test.sandbox().expectRefusal(confirmEmail, { params: { token: 'geheimes-wort' } });
    await test.sandbox().expectRefusal(login, { body: { email: KATRIN_LOGIN, password: 'geheimes-wort' } });
    await test.sandbox().request('POST', '/user/account/login', { body: '{"password":"geheimes-wort"' });
    await test.sandbox().request('POST', '/user/account/recover', {
      body: { token: 'geheimes-wort', password: { nested: 'geheimes-wort' } },
    });
    const text = JSON.stringify(await log());
    expect(text).not.toContain('geheimes-wort');
    expect(text).not.toContain(PERSONA_PASSWORD);
    expect(text).not.toContain(katrin.header('cookie'));
    expect(text).toContain('[redacted]');
  });

  it('SIM-13 the request log can be filtered by method, path, call, status and number', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await katrin.expectSuccess(listApplications);
    await katrin.request('GET', '/nothing');
    const calls = async (query: string) => (await log(query)).map(({ path }) => path);
    expect(await calls('?method=post')).toEqual(['/user/account/login']);
    expect(await calls('?path=applic')).toEqual(['/user/applications']);
    expect(await calls('?call=listApplications')).toEqual(['/user/applications']);
    expect(await calls('?status=404')).toEqual(['/nothing']);
    expect(await calls('?limit=2')).toEqual(['/user/applications', '/nothing']);
    expect((await test.sandbox().request('GET', '/simulator/requests?limit=0')).status).toBe(422);
    expect((await test.sandbox().request('GET', '/simulator/requests?after=-1')).status).toBe(422);
  });

  it('SIM-13 returns only the requests after the given request number', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await katrin.expectSuccess(listApplications);
    const [first] = await log('?after=0');
    expect(first?.call).toBe('login');
    expect((await log(`?after=${first?.id}`)).map(({ call }) => call)).toEqual(['listApplications']);
    expect(await log(`?after=${(await log()).at(-1)?.id}`)).toEqual([]);
  });

  it('describes the effect of a fault on a request', async () => {
    const { body } = await test
      .sandbox()
      .request('POST', '/simulator/faults', { body: { drop: true, times: 1 } });
    await test
      .sandbox()
      .request('GET', '/config')
      .catch(() => undefined);
    expect(await log()).toMatchObject([
      { path: '/config', answer: { status: null, body: null }, fault: Object(body).id },
    ]);
  });

  it('limits the number and the size of entries', async () => {
    const big = JSON.stringify({ email: 'x'.repeat(9000), password: '' });
    await test.sandbox().request('POST', '/user/account/login', { body: big });
    expect(await log()).toMatchObject([{ request: { body: null } }]);
    for (let count = 0; count < 205; count += 1) await test.sandbox().request('GET', `/nothing/${count}`);
    const entries = await log();
    expect(entries).toHaveLength(200);
    expect(entries.at(-1)?.path).toBe('/nothing/204');
  });
});
