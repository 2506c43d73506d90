import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as OpenRequestModule from './open-request.server';
import type { PortalRequest } from './portal-request';

const folder = mkdtempSync(join(tmpdir(), 'visit-'));
const forwardedHosts: unknown[] = [];
const api = createServer((request, response) => {
  forwardedHosts.push(request.headers['x-forwarded-host']);
  response.writeHead(404).end();
});
let openRequest: typeof OpenRequestModule.openRequest;
let responseHeadersOf: typeof OpenRequestModule.responseHeadersOf;
let removeContentShownOnce: typeof OpenRequestModule.removeContentShownOnce;
let hasNoSession: typeof OpenRequestModule.hasNoSession;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  vi.stubEnv('DATA_DIR', folder);
  ({ openRequest, responseHeadersOf, removeContentShownOnce, hasNoSession } = await import(
    './open-request.server'
  ));
});

afterAll(() => {
  api.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const httpRequest = (init: RequestInit = {}) =>
  new Request('http://demo.localhost/login', {
    ...init,
    headers: { Host: 'demo.localhost', ...init.headers },
  });

describe('portal request of an HTTP request', () => {
  it('The portal request is shared by all loaders and actions of one HTTP request', async () => {
    const context = {};
    const [root, page] = await Promise.all([
      openRequest({ request: httpRequest(), context }),
      openRequest({ request: httpRequest(), context }),
    ]);
    const otherRequest = await openRequest({ request: httpRequest(), context: {} });
    expect([page === root, otherRequest === root]).toEqual([true, false]);
  });

  it('the portal request adds one new session cookie to the response', async () => {
    const context = {};
    const request = await openRequest({ request: httpRequest(), context });
    expect(responseHeadersOf(context).getSetCookie()).toEqual([]);
    await Promise.all([
      request.session.change((session) => ({ ...session, submissionKey: 'a' })),
      request.session.change((session) => ({ ...session, resultApplicationId: 'b' })),
    ]);
    const cookies = responseHeadersOf(context).getSetCookie();
    expect(cookies).toEqual([expect.stringMatching(/^portal_session=/)]);
    expect(request.redirect('/').headers.getSetCookie()).toEqual(cookies);

    const cookie = cookies[0]?.split(';')[0] ?? '';
    const later = await openRequest({ request: httpRequest({ headers: { Cookie: cookie } }), context: {} });
    expect(later.session.data).toMatchObject({ submissionKey: 'a', resultApplicationId: 'b' });
  });

  describe('with content to show once', () => {
    let Cookie: string;
    beforeEach(async () => {
      const context = {};
      const request = await openRequest({ request: httpRequest(), context });
      await request.session.change((session) => ({ ...session, submissionKey: 'shown' }));
      Cookie = responseHeadersOf(context).getSetCookie()[0]?.split(';')[0] ?? '';
    });

    const open = (context: Record<string, unknown>) =>
      openRequest({ request: httpRequest({ headers: { Cookie } }), context });
    const readSubmissionKey = async () => (await open({})).session.data.submissionKey;
    const forget = (request: PortalRequest, pageKind: 'any page' | 'whole page' = 'any page') =>
      request.session.changeOnceShown((session) => ({ ...session, submissionKey: null }), pageKind);

    it('the portal request removes the content when the response is sent and keeps content added later', async () => {
      const context = {};
      forget(await open(context));
      await (await open({})).session.change((session) => ({ ...session, resultApplicationId: 'b' }));
      expect(await readSubmissionKey()).toBe('shown');
      await removeContentShownOnce(context, false);
      expect((await open({})).session.data).toMatchObject({ submissionKey: null, resultApplicationId: 'b' });
    });

    it('the portal request keeps the content for whole pages until a whole page is sent', async () => {
      const context = {};
      forget(await open(context), 'whole page');
      await removeContentShownOnce(context, false);
      expect(await readSubmissionKey()).toBe('shown');
      await removeContentShownOnce(context, true);
      expect(await readSubmissionKey()).toBeNull();
    });

    it('the portal request keeps the content during a session-store outage', async () => {
      const context = {};
      forget(await open(context));
      const { getSessionStore } = await import('./session.server');
      const { StoreUnavailableError } = await import('./store/store.server');
      const update = vi.spyOn(getSessionStore(), 'update').mockRejectedValueOnce(new StoreUnavailableError());
      await removeContentShownOnce(context, true);
      expect(update).toHaveBeenCalledOnce();
      update.mockRestore();
      expect(await readSubmissionKey()).toBe('shown');
    });

    it('the portal request sends the page uncached if the network creates too many sessions', async () => {
      const context = { clientAddress: '203.0.113.10' };
      const httpsRequest = new Request('https://demo.localhost/login', {
        headers: { Host: 'demo.localhost', Cookie },
      });
      const request = await openRequest({ request: httpsRequest, context });
      const { findExceededLimit } = await import('./rate-limit.server');
      const otherRequest = await openRequest({ request: httpRequest(), context: { ...context } });
      for (let count = 0; count < 600; count += 1) await findExceededLimit(otherRequest, 'newSession');
      forget(request);
      expect(hasNoSession(context)).toBe(false);
      await removeContentShownOnce(context, true);
      const headers = responseHeadersOf(context);
      expect([headers.getSetCookie(), headers.get('Retry-After')]).toEqual([[], null]);
    });
  });

  it('The portal request is secure over https only, regardless of headers', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    expect((await openRequest({ request: httpRequest({ headers }), context: {} })).facts.isHttps).toBe(false);
    const httpsRequest = new Request('https://demo.localhost/login', { headers: { Host: 'demo.localhost' } });
    expect((await openRequest({ request: httpsRequest, context: {} })).facts.isHttps).toBe(true);
  });

  it('the portal request uses and forwards no port other than the portal’s port', async () => {
    const { loadProfile } = await import('./profile.server');
    forwardedHosts.length = 0;
    for (const port of ['3000', '6666']) {
      const Host = `nord.localhost:${port}`;
      const { facts, api } = await openRequest({ request: httpRequest({ headers: { Host } }), context: {} });
      await loadProfile(api);
      expect(facts.host).toBe(port === '3000' ? Host : 'nord.localhost');
    }
    expect(new Set(forwardedHosts)).toEqual(new Set(['nord.localhost:3000', 'nord.localhost']));
  });

  it('the portal request keeps values typed before the site used TLS, and gives the session a new id', async () => {
    const contextOfPage = {};
    const request = await openRequest({ request: httpRequest(), context: contextOfPage });
    await request.session.change((session) => ({ ...session, submissionKey: 'a' }));
    const Cookie = responseHeadersOf(contextOfPage).getSetCookie()[0]?.split(';')[0] ?? '';

    const context = {};
    const httpsRequest = new Request('https://demo.localhost/login', {
      headers: { Host: 'demo.localhost', Cookie },
    });
    const ownRequest = await openRequest({ request: httpsRequest, context });
    expect(ownRequest.session.data.submissionKey).toBe('a');
    await ownRequest.session.change((session) => ({ ...session, submissionKey: 'b' }));
    expect(responseHeadersOf(context).getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-portal_session=/),
    ]);
  });

  it('the portal request limits new sessions per network', async () => {
    const openRequestFrom = (clientAddress: string) =>
      openRequest({ request: httpRequest(), context: { clientAddress } });
    const startSession = async (clientAddress: string) =>
      (await openRequestFrom(clientAddress)).session.change((session) => ({
        ...session,
        submissionKey: 'a',
      }));
    const requestAtLimit = await openRequestFrom('203.0.113.7');
    const { findExceededLimit } = await import('./rate-limit.server');
    for (let count = 0; count < 600; count += 1) await findExceededLimit(requestAtLimit, 'newSession');
    await expect(startSession('203.0.113.7')).rejects.toMatchObject({ init: { status: 429 } });
    await expect(startSession('203.0.113.8')).resolves.toBeUndefined();
  });

  it('the portal request counts the first session change under an unprefixed cookie over TLS as a new session', async () => {
    const contextOfPage = {};
    const request = await openRequest({ request: httpRequest(), context: contextOfPage });
    await request.session.change((session) => ({ ...session, submissionKey: 'a' }));
    const Cookie = responseHeadersOf(contextOfPage).getSetCookie()[0]?.split(';')[0] ?? '';
    const { getSessionStore } = await import('./session.server');
    const count = vi.spyOn(getSessionStore(), 'count');
    const httpsRequest = new Request('https://demo.localhost/login', {
      headers: { Host: 'demo.localhost', Cookie },
    });
    const ownRequest = await openRequest({
      request: httpsRequest,
      context: { clientAddress: '203.0.113.9' },
    });
    expect(count).not.toHaveBeenCalled();
    await ownRequest.session.change((session) => session);
    expect(count).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^limit newSession/), 3600);
    count.mockRestore();
  });

  it('the portal request sets the language of the response', async () => {
    const context = {};
    await openRequest({ request: httpRequest({ headers: { 'Accept-Language': 'fr' } }), context });
    expect(responseHeadersOf(context).get('Content-Language')).toBe('fr');
  });

  it('the portal request adds no headers to a response before the portal request is opened', () => {
    expect([...responseHeadersOf({})]).toEqual([]);
  });

  it('the portal request refuses a cross-site form even if the server in front has not refused the form', async () => {
    const foreignRequest = httpRequest({
      method: 'POST',
      body: 'a=1',
      headers: { Origin: 'https://evil.example' },
    });
    await expect(openRequest({ request: foreignRequest, context: {} })).rejects.toMatchObject({
      status: 403,
    });
    const sameOriginRequest = httpRequest({
      method: 'POST',
      body: 'a=1',
      headers: { Origin: 'http://demo.localhost' },
    });
    expect((await openRequest({ request: sameOriginRequest, context: {} })).facts.host).toBe(
      'demo.localhost',
    );
  });
});
