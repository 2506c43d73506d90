import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFaultProxy } from './fault-proxy';
import { listen, type RunningServer } from './forward-request';

let receivedCalls: { call: string; cookie: string | undefined; sandbox: unknown }[] = [];
let api: RunningServer;
let proxy: RunningServer;

const ANSWERED_AT = 'Thu, 05 Feb 2026 08:00:00 GMT';

beforeAll(async () => {
  api = await listen(0, async ({ method, url, headers }, outgoing) => {
    receivedCalls.push({ call: `${method} ${url}`, cookie: headers.cookie, sandbox: headers['x-sandbox'] });
    const body = JSON.stringify({ status: 'Open', list: [{ id: 1 }, { id: 2 }] });
    outgoing
      .writeHead(201, {
        date: ANSWERED_AT,
        'content-type': 'application/json',
        'content-length': body.length,
        'set-cookie': 'a=b',
      })
      .end(body);
  });
  proxy = await startFaultProxy(`${api.origin}/v1/`);
});
afterAll(async () => {
  await proxy.close();
  await api.close();
});
beforeEach(() => {
  receivedCalls = [];
});

const fetchThroughProxy = (
  path: string,
  { scenario = 'one', ...init }: RequestInit & { scenario?: string } = {},
) => fetch(proxy.origin + path, { ...init, headers: { 'x-sandbox': scenario, ...init.headers } });
const control = (path: string, method: string, body?: object, scenario = 'one') =>
  fetchThroughProxy(`/simulator/${path}`, { method, scenario, body: body && JSON.stringify(body) });
const fault = async (body: object) => expect((await control('faults', 'POST', body)).status).toBe(201);

describe('startFaultProxy (proxy that simulates faults of an API)', () => {
  it("forwards calls below the API's path without the scenario's header", async () => {
    const response = await fetchThroughProxy('/config?a=1', { headers: { cookie: 's=1' } });
    expect([response.status, response.headers.get('set-cookie'), await response.json()]).toEqual([
      201,
      'a=b',
      expect.objectContaining({ status: 'Open' }),
    ]);
    expect(receivedCalls).toEqual([{ call: 'GET /v1/config?a=1', cookie: 's=1', sandbox: undefined }]);
  });

  it('identifies itself as a simulator and offers only the control calls for faults', async () => {
    expect(await (await control('health', 'GET')).json()).toEqual({ simulator: true });
    expect((await control('outbox', 'GET')).status).toBe(404);
    expect(receivedCalls).toEqual([]);
  });

  it.each([
    [{ code: 'err_no_permission' }, 403, '{"errors":[{"code":"err_no_permission"}]}'],
    [
      { code: 'err_validation_failed', field: 'email' },
      422,
      '{"errors":[{"code":"err_validation_failed","field":"email"}]}',
    ],
    [{ code: 'err_newer_than_the_portal' }, 422, '{"errors":[{"code":"err_newer_than_the_portal"}]}'],
    [{ status: 500 }, 500, '{"errors":[{}]}'],
    [{ body: 'broken_json' }, 200, '{"applicationId": "'],
    [{ body: 'wrong_shape' }, 200, '{"unexpected":[true,null,42]}'],
  ])('responds with the fault %j instead of calling the API', async (effect, status, text) => {
    await fault({ method: 'GET', path: '/user/applications/:id', ...effect, times: 1 });
    const response = await fetchThroughProxy('/user/applications/42');
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(receivedCalls).toEqual([]);
    expect((await fetchThroughProxy('/user/applications/42')).status).toBe(201);
  });

  it.each([
    ['html', 200],
    ['empty', 204],
  ])('executes the call, keeps its cookies and returns the body of the fault "%s"', async (body, status) => {
    await fault({ method: 'POST', path: '/user/applications', body, after: true, times: 1 });
    const response = await fetchThroughProxy('/user/applications', { method: 'POST' });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([status, 'a=b']);
    expect(receivedCalls).toHaveLength(1);
  });

  it('removes an entry from a list in a response', async () => {
    await fault({ method: 'GET', path: '/config', patch: [{ op: 'remove', path: '/list/0' }], times: 1 });
    expect(await (await fetchThroughProxy('/config')).json()).toMatchObject({ list: [{ id: 2 }] });
  });

  it('applies a fault only to the configured call in one scenario, until faults are deleted', async () => {
    await fault({ method: 'POST', path: '/user/applications', status: 500 });
    expect((await fetchThroughProxy('/user/applications')).status).toBe(201);
    expect(
      (await fetchThroughProxy('/user/applications', { method: 'POST', scenario: 'another' })).status,
    ).toBe(201);
    expect((await fetchThroughProxy('/user/applications', { method: 'POST' })).status).toBe(500);
    expect(await (await control('faults', 'GET')).json()).toHaveLength(1);
    await control('faults', 'DELETE');
    expect((await fetchThroughProxy('/user/applications', { method: 'POST' })).status).toBe(201);
  });

  it('changes fields of a response and updates the Content-Length header', async () => {
    await fault({
      path: '/config',
      times: 1,
      patch: [
        { op: 'replace', path: '/status', value: 'pre_check' },
        { op: 'remove', path: '/list/*/id' },
      ],
    });
    expect(await (await fetchThroughProxy('/config')).json()).toEqual({
      status: 'pre_check',
      list: [{}, {}],
    });
  });

  it('drops the connection before it forwards the call, or replaces the response after the call was performed', async () => {
    await fault({ path: '/config', drop: true, times: 1 });
    await expect(fetchThroughProxy('/config')).rejects.toThrow('fetch failed');
    expect(receivedCalls).toEqual([]);
    await fault({ path: '/config', status: 504, after: true, times: 1 });
    expect((await fetchThroughProxy('/config')).status).toBe(504);
    expect(receivedCalls).toHaveLength(1);
  });

  it('delays a call and then forwards the call', async () => {
    await fault({ path: '/config', latency_ms: 200, times: 1 });
    const startedAt = performance.now();
    expect((await fetchThroughProxy('/config')).status).toBe(201);
    expect(performance.now() - startedAt).toBeGreaterThan(190);
  });

  it('records the requests of each scenario with their bodies', async () => {
    await fetchThroughProxy('/user/users', {
      method: 'POST',
      body: '{"email":"a@b.example"}',
      scenario: 'asking',
    });
    expect(await (await control('requests', 'GET', undefined, 'asking')).json()).toEqual([
      {
        ...{ id: 1, method: 'POST', path: '/user/users', request: { body: { email: 'a@b.example' } } },
        answer: { status: 201, body: expect.objectContaining({ status: 'Open' }) },
      },
    ]);
  });

  it('The proxy ends a session by withholding its cookie from the API, but forwards the cookie of a new session', async () => {
    const cookies = async (cookie: string) => {
      await fetchThroughProxy('/user/profile', { headers: { cookie } });
      return receivedCalls.at(-1)?.cookie;
    };
    expect(await cookies('s=old')).toBe('s=old');
    await control('sessions', 'DELETE');
    expect(await cookies('s=old')).toBeUndefined();
    expect(await cookies('s=new')).toBe('s=new');
  });

  it("sets the Date header of a scenario's responses, starting at the given time", async () => {
    expect((await control('clock', 'PUT', { now: '2026-03-26T09:00:00Z' }, 'dated')).status).toBe(200);
    const dateOf = async (scenario: string) => {
      const { headers } = await fetchThroughProxy('/config', { scenario });
      return Date.parse(headers.get('date') ?? '');
    };
    const startTime = Date.parse('2026-03-26T09:00:00Z');
    expect((await dateOf('dated')) - startTime).toBeGreaterThanOrEqual(0);
    expect((await dateOf('dated')) - startTime).toBeLessThan(60_000);
    expect(await dateOf('one')).toBe(Date.parse(ANSWERED_AT));
    expect((await control('clock', 'PUT', { now: 'soon' }, 'dated')).status).toBe(422);
  });

  it('rejects an invalid fault', async () => {
    const response = await control('faults', 'POST', { path: '/config', body: 'nonsense' });
    expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field: 'body' }] }]);
  });
});
