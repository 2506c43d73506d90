import { createApplication, listApplications } from 'contracts/api/applications';
import { getConfig } from 'contracts/api/configuration';
import { ERROR_CODES, ERROR_STATUS } from 'contracts/api/error-codes';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser } from '../testing/people';

const test = exchangeInSandbox();

async function fault(body: unknown) {
  const response = await test.sandbox().request('POST', '/simulator/faults', { body });
  expect(response.status).toBe(201);
  return response.body as { id: string };
}

function requestConfig() {
  return test.sandbox().request('GET', '/config');
}

describe('faults that a user configures', () => {
  it('SIM-08 faults make the API return each error code with its status', async () => {
    for (const code of ERROR_CODES) {
      await fault({ method: 'GET', path: '/config', code, times: 1 });
      expect(await test.sandbox().expectRefusal(getConfig)).toBe(`${ERROR_STATUS[code]} ${code}`);
    }
    await test.sandbox().expectSuccess(getConfig);
  });

  it('SIM-08 faults last for the configured number of calls, or until they are cleared', async () => {
    await fault({ path: '/config', status: 503, times: 2 });
    expect([
      (await requestConfig()).status,
      (await requestConfig()).status,
      (await requestConfig()).status,
    ]).toEqual([503, 503, 200]);
    await fault({ path: '/config', status: 503 });
    for (let call = 0; call < 5; call += 1) expect((await requestConfig()).status).toBe(503);
    expect((await test.sandbox().request('DELETE', '/simulator/faults')).body).toEqual([]);
    expect((await requestConfig()).status).toBe(200);
  });

  it('SIM-08 faults can name the field of an error, or set a status without an error code', async () => {
    await fault({ code: 'err_validation_failed', field: 'companyName', status: 400, times: 1 });
    expect(await test.sandbox().expectRefusal(getConfig)).toBe('400 err_validation_failed companyName');
    await fault({ status: 502, times: 1 });
    expect(await test.sandbox().expectRefusal(getConfig)).toBe('502 -');
  });

  it.each([
    ['/user/applications/:id', '/user/applications/42', true],
    ['/user/applications/*', '/user/applications/42', true],
    ['/user/*/42', '/user/applications/42', true],
    ['*', '/config', true],
    ['/user/applications', '/user/applications/42', false],
    ['/user/*', '/config', false],
  ])('SIM-08 faults with the path %s match a call of %s: %s', async (pattern, path, isMatch) => {
    await fault({ path: pattern, status: 599 });
    const { status } = await test.sandbox().request('GET', path);
    expect(status === 599).toBe(isMatch);
  });

  it('SIM-08 faults apply only to calls with their HTTP method', async () => {
    await fault({ method: 'post', path: '/user/applications', status: 599 });
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    expect(await katrin.expectRefusal(createApplication, { body: LOAN_BODY })).toBe('599 -');
    expect(await katrin.expectSuccess(listApplications)).toHaveLength(7);
  });

  it('SIM-08 faults delay a call before it is executed', async () => {
    await fault({ path: '/config', latency_ms: 300, times: 1 });
    const startMs = performance.now();
    await test.sandbox().expectSuccess(getConfig);
    expect(performance.now() - startMs).toBeGreaterThan(290);
  });

  it('SIM-08 faults drop the connection of a call', async () => {
    await fault({ path: '/config', drop: true, times: 1 });
    await expect(requestConfig()).rejects.toThrow('fetch failed');
    expect((await requestConfig()).status).toBe(200);
  });

  it('SIM-08 faults send half a response after the call was executed', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await fault({ method: 'POST', path: '/user/applications', body: 'truncated', times: 1 });
    await expect(katrin.request('POST', '/user/applications', { body: LOAN_BODY })).rejects.toThrow(
      'terminated',
    );
    expect(await katrin.expectSuccess(listApplications)).toHaveLength(8);
  });

  it.each([
    ['the status 504', { status: 504 }],
    ['an error code', { code: 'err_too_many_requests' }],
    ['a delay', { latency_ms: 50 }],
    ['a web page', { body: 'html' }],
  ])('SIM-08 faults with %s take effect after the call was executed', async (_, effect) => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await fault({ method: 'POST', path: '/user/applications', after: true, times: 1, ...effect });
    const response = await katrin.request('POST', '/user/applications', { body: LOAN_BODY });
    expect(response).toMatchObject(
      'status' in effect ? { status: 504, body: { errors: [{}] } } : { headers: expect.anything() },
    );
    expect(await katrin.expectSuccess(listApplications)).toHaveLength(8);
  });

  it('SIM-08 faults drop the connection after the call was executed', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await fault({ method: 'POST', path: '/user/applications', drop: true, after: true, times: 1 });
    await expect(katrin.request('POST', '/user/applications', { body: LOAN_BODY })).rejects.toThrow(
      'fetch failed',
    );
    expect(await katrin.expectSuccess(listApplications)).toHaveLength(8);
  });

  it('SIM-08 faults return HTML, invalid JSON or another JSON structure with status 200', async () => {
    const bodies = [];
    for (const body of ['html', 'broken_json', 'wrong_shape']) {
      await fault({ path: '/config', body, times: 1 });
      const response = await requestConfig();
      bodies.push([response.status, response.headers.get('content-type'), typeof response.body]);
    }
    expect(bodies).toEqual([
      [200, 'text/html; charset=utf-8', 'string'],
      [200, 'application/json', 'string'],
      [200, 'application/json', 'object'],
    ]);
    await fault({ path: '/config', body: 'wrong_shape', times: 1 });
    expect(getConfig.response.safeParse((await requestConfig()).body).success).toBe(false);
  });

  it('SIM-08 faults return no content after the call was executed', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await fault({ method: 'POST', path: '/user/applications', body: 'empty', after: true, times: 1 });
    const response = await katrin.request('POST', '/user/applications', { body: LOAN_BODY });
    expect([response.status, response.body]).toEqual([204, '']);
    expect(await katrin.expectSuccess(listApplications)).toHaveLength(8);
  });

  it('SIM-08 faults change fields of a response after the call was executed', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    await fault({
      method: 'POST',
      path: '/user/applications',
      patch: [
        { op: 'replace', path: '/status', value: 'newer_than_the_portal' },
        { op: 'remove', path: '/requirements/status_flow' },
      ],
      times: 1,
    });
    const { status, body } = await katrin.request('POST', '/user/applications', { body: LOAN_BODY });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'newer_than_the_portal', loanSize: LOAN_BODY.loanSize });
    expect(body).not.toHaveProperty('requirements.status_flow');
    expect(await katrin.expectSuccess(listApplications)).toMatchObject([
      { status: 'Open' },
      ...Array(7).fill({}),
    ]);
    const { body: log } = await katrin.request('GET', '/simulator/requests?call=createApplication');
    expect(log).toMatchObject([{ answer: { body: { status: 'newer_than_the_portal' } } }]);
  });

  it('faults never apply to the control API', async () => {
    await fault({ status: 500 });
    expect((await test.sandbox().request('GET', '/simulator/health')).status).toBe(200);
    const { body } = await test.sandbox().request('GET', '/simulator/faults');
    expect(body).toMatchObject([{ status: 500 }]);
  });

  it('faults appear newest first, which is the order in which they apply, and can be removed one by one', async () => {
    const first = await fault({ path: '/config', status: 501 });
    const second = await fault({ path: '/config', status: 502 });
    expect((await test.sandbox().request('GET', '/simulator/faults')).body).toEqual([second, first]);
    expect((await requestConfig()).status).toBe(502);
    const removed = await test.sandbox().request('DELETE', `/simulator/faults/${second.id}`);
    expect([removed.status, removed.body]).toEqual([200, [first]]);
    expect((await test.sandbox().request('DELETE', `/simulator/faults/${second.id}`)).status).toBe(404);
    expect((await requestConfig()).status).toBe(501);
  });

  it.each([
    [{}, 'code'],
    [{ path: '/config' }, 'code'],
    [{ code: 'err_invented' }, 'code'],
    [{ status: 200 }, 'status'],
    [{ status: 600 }, 'status'],
    [{ latency_ms: -1 }, 'latency_ms'],
    [{ drop: false }, 'drop'],
    [{ body: 'nonsense' }, 'body'],
    [{ drop: true, status: 500 }, 'body'],
    [{ method: 'TRACE', status: 500 }, 'method'],
    [{ status: 500, times: 0 }, 'times'],
    [{ status: 500, path: '/user/aplications' }, 'path'],
    [{ status: 500, path: '/users/*' }, 'path'],
    [{ status: 500, more: 1 }, 'more'],
  ])('faults are refused if the settings %j are invalid', async (body, field) => {
    const response = await test.sandbox().request('POST', '/simulator/faults', { body });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ errors: [{ code: 'err_validation_failed', field }] });
  });

  it('a fault whose path no call has is refused with the nearest path of the API', async () => {
    const body = { status: 500, path: '/user/aplications/7K2M9Q' };
    const response = await test.sandbox().request('POST', '/simulator/faults', { body });
    expect(response.body).toMatchObject({ errors: [{ values: { nearest: '/user/applications/:id' } }] });
  });

  it.each([
    '/config',
    '/user/applications/:id',
    '/user/applications/7K2M9Q',
    '/user/*',
    '/user/applications/7K2M9Q/*',
    '*/documents',
    '*',
  ])('faults accept the path %s, which matches at least one call', async (path) => {
    const response = await test
      .sandbox()
      .request('POST', '/simulator/faults', { body: { status: 500, path } });
    expect(response.status).toBe(201);
  });
});

describe('magic company names', () => {
  it.each([
    ['Testfall 503 GmbH', '503 -'],
    ['testfall 422 gmbh', '422 err_validation_failed companyName'],
    ['Testfall Neuer Code GmbH', '422 err_newer_than_the_portal'],
  ])('magic company names refuse an application of the company %s: %s', async (companyName, expected) => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    expect(await katrin.expectRefusal(createApplication, { body: { ...LOAN_BODY, companyName } })).toBe(
      expected,
    );
    expect(await katrin.expectSuccess(listApplications)).toHaveLength(7);
  });

  it('magic company names drop the connection, or return unreadable responses', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    const send = (companyName: string) =>
      katrin.request('POST', '/user/applications', { body: { ...LOAN_BODY, companyName } });
    await expect(send('Testfall Abbruch GmbH')).rejects.toThrow('fetch failed');
    expect((await send('Testfall HTML GmbH')).body).toMatch(/^<!doctype html>/);
  });

  it('magic company names reject an application, or give it final conditions', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    const create = (companyName: string) =>
      katrin.expectSuccess(createApplication, { body: { ...LOAN_BODY, companyName } });
    expect(await create('Testfall Ablehnung GmbH')).toMatchObject({ status: 'Rejected', pricing: null });
    expect((await create('Testfall Festkondition GmbH')).pricing).toMatchObject({
      offer_is_range: false,
      is_final_interest_rate: true,
    });
  });
});
