import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as VisitModule from './visit.server';

const folder = mkdtempSync(join(tmpdir(), 'visit-'));
const forwardedHosts: unknown[] = [];
const api = createServer((request, answer) => {
  forwardedHosts.push(request.headers['x-forwarded-host']);
  answer.writeHead(404).end();
});
let openVisit: typeof VisitModule.openVisit;
let visitHeaders: typeof VisitModule.visitHeaders;
let markShown: typeof VisitModule.markShown;
let hasNoSession: typeof VisitModule.hasNoSession;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  vi.stubEnv('DATA_DIR', folder);
  ({ openVisit, visitHeaders, markShown, hasNoSession } = await import('./visit.server'));
});

afterAll(() => {
  api.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const request = (init: RequestInit = {}) =>
  new Request('http://demo.localhost/login', {
    ...init,
    headers: { Host: 'demo.localhost', ...init.headers },
  });

describe('the visit of an HTTP request', () => {
  it('is one for all loaders and actions that share a context', async () => {
    const context = {};
    const [root, page] = await Promise.all([
      openVisit({ request: request(), context }),
      openVisit({ request: request(), context }),
    ]);
    const other = await openVisit({ request: request(), context: {} });
    // Compared here: a failed `toBe` prints all members, and some getters throw.
    expect([page === root, other === root]).toEqual([true, false]);
  });

  it('gives the answer one new session cookie, whoever changed the session', async () => {
    const context = {};
    const visit = await openVisit({ request: request(), context });
    expect(visitHeaders(context).getSetCookie()).toEqual([]);
    await Promise.all([
      visit.change((session) => ({ ...session, submissionKey: 'a' })),
      visit.change((session) => ({ ...session, demoPartner: 'b' })),
    ]);
    const cookies = visitHeaders(context).getSetCookie();
    expect(cookies).toEqual([expect.stringMatching(/^portal_session=/)]);
    expect(visit.redirect('/').headers.getSetCookie()).toEqual(cookies);

    const cookie = cookies[0]?.split(';')[0] ?? '';
    const later = await openVisit({ request: request({ headers: { Cookie: cookie } }), context: {} });
    expect(later.session).toMatchObject({ submissionKey: 'a', demoPartner: 'b' });
  });

  describe('that shows something once', () => {
    let Cookie: string;
    beforeEach(async () => {
      const context = {};
      const visit = await openVisit({ request: request(), context });
      await visit.change((session) => ({ ...session, submissionKey: 'shown' }));
      Cookie = visitHeaders(context).getSetCookie()[0]?.split(';')[0] ?? '';
    });

    const come = (context: Record<string, unknown>) =>
      openVisit({ request: request({ headers: { Cookie } }), context });
    const kept = async () => (await come({})).session.submissionKey;
    const forget = (visit: VisitModule.Visit, on: 'any page' | 'whole page' = 'any page') =>
      visit.onceShown((session) => ({ ...session, submissionKey: null }), on);

    it('forgets it when its answer is shown, and nothing that came meanwhile', async () => {
      const context = {};
      forget(await come(context));
      await (await come({})).change((session) => ({ ...session, demoPartner: 'b' }));
      expect(await kept()).toBe('shown');
      await markShown(context, false);
      expect((await come({})).session).toMatchObject({ submissionKey: null, demoPartner: 'b' });
    });

    it('keeps what only a whole page shows until there is one', async () => {
      const context = {};
      forget(await come(context), 'whole page');
      await markShown(context, false);
      expect(await kept()).toBe('shown');
      await markShown(context, true);
      expect(await kept()).toBeNull();
    });

    it('keeps it while the session store is out of reach', async () => {
      const context = {};
      forget(await come(context));
      const { portalStore } = await import('./session.server');
      const { StoreUnavailableError } = await import('./store/store.server');
      const update = vi.spyOn(portalStore(), 'update').mockRejectedValueOnce(new StoreUnavailableError());
      await markShown(context, true);
      expect(update).toHaveBeenCalledOnce();
      update.mockRestore();
      expect(await kept()).toBe('shown');
    });

    it('refuses nothing where one network begins too many sessions, and keeps the page for nobody else', async () => {
      const context = { clientAddress: '203.0.113.10' };
      const overTls = new Request('https://demo.localhost/login', {
        headers: { Host: 'demo.localhost', Cookie },
      });
      const visit = await openVisit({ request: overTls, context });
      const { overLimit } = await import('./rate-limit.server');
      const other = await openVisit({ request: request(), context: { ...context } });
      for (let count = 0; count < 600; count += 1) await overLimit(other, 'newSession');
      forget(visit);
      expect(hasNoSession(context)).toBe(false);
      await markShown(context, true);
      const headers = visitHeaders(context);
      expect([headers.getSetCookie(), headers.get('Retry-After')]).toEqual([[], null]);
    });
  });

  it('is framed by nobody against a real API, even where a session says so', async () => {
    const context = {};
    const visit = await openVisit({ request: request(), context });
    const framedBy = 'http://simulator.localhost:4000';
    await visit.change((session) => ({ ...session, sandbox: 'a', framedBy }));
    const cookie = visitHeaders(context).getSetCookie()[0]?.split(';')[0] ?? '';
    const later = await openVisit({ request: request({ headers: { Cookie: cookie } }), context: {} });
    expect([later.session.framedBy, later.sandbox, later.framedBy]).toEqual([framedBy, null, null]);
    expect(later.redirect('/').headers.get('Content-Security-Policy')).toBeNull();
  });

  it('is secure over https alone, whatever a header says', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    expect((await openVisit({ request: request({ headers }), context: {} })).secure).toBe(false);
    const overTls = new Request('https://demo.localhost/login', { headers: { Host: 'demo.localhost' } });
    expect((await openVisit({ request: overTls, context: {} })).secure).toBe(true);
  });

  it('knows, and tells the lending API, of no port but the portal’s own', async () => {
    const { askProfile } = await import('./profile.server');
    forwardedHosts.length = 0;
    for (const port of ['3000', '6666']) {
      const Host = `nord.localhost:${port}`;
      const { host, api } = await openVisit({ request: request({ headers: { Host } }), context: {} });
      await askProfile(api);
      expect(host).toBe(port === '3000' ? Host : 'nord.localhost');
    }
    expect(new Set(forwardedHosts)).toEqual(new Set(['nord.localhost:3000', 'nord.localhost']));
  });

  it('goes on with what was typed under the plain name of its cookie, under another id', async () => {
    const begun = {};
    const visit = await openVisit({ request: request(), context: begun });
    await visit.change((session) => ({ ...session, submissionKey: 'a' }));
    const Cookie = visitHeaders(begun).getSetCookie()[0]?.split(';')[0] ?? '';

    const context = {};
    const overTls = new Request('https://demo.localhost/login', {
      headers: { Host: 'demo.localhost', Cookie },
    });
    const own = await openVisit({ request: overTls, context });
    expect(own.session.submissionKey).toBe('a');
    await own.change((session) => ({ ...session, submissionKey: 'b' }));
    expect(visitHeaders(context).getSetCookie()).toEqual([expect.stringMatching(/^__Host-portal_session=/)]);
  });

  it('begins no more sessions than one network may, and says so', async () => {
    const at = (clientAddress: string) => openVisit({ request: request(), context: { clientAddress } });
    const begin = async (clientAddress: string) =>
      (await at(clientAddress)).change((session) => ({ ...session, submissionKey: 'a' }));
    const crowded = await at('203.0.113.7');
    const { overLimit } = await import('./rate-limit.server');
    for (let count = 0; count < 600; count += 1) await overLimit(crowded, 'newSession');
    await expect(begin('203.0.113.7')).rejects.toMatchObject({ init: { status: 429 } });
    await expect(begin('203.0.113.8')).resolves.toBeUndefined();
  });

  it('counts one that goes on over TLS under another id as one that is begun', async () => {
    const begun = {};
    const visit = await openVisit({ request: request(), context: begun });
    await visit.change((session) => ({ ...session, submissionKey: 'a' }));
    const Cookie = visitHeaders(begun).getSetCookie()[0]?.split(';')[0] ?? '';
    const { portalStore } = await import('./session.server');
    const count = vi.spyOn(portalStore(), 'count');
    const overTls = new Request('https://demo.localhost/login', {
      headers: { Host: 'demo.localhost', Cookie },
    });
    const own = await openVisit({ request: overTls, context: { clientAddress: '203.0.113.9' } });
    expect(count).not.toHaveBeenCalled();
    await own.change((session) => session);
    expect(count).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^limit newSession/), 3600);
    count.mockRestore();
  });

  it('tells the language of the answer', async () => {
    const context = {};
    await openVisit({ request: request({ headers: { 'Accept-Language': 'fr' } }), context });
    expect(visitHeaders(context).get('Content-Language')).toBe('fr');
  });

  it('has nothing to tell before it was opened', () => {
    expect([...visitHeaders({})]).toEqual([]);
  });

  it('refuses a form of another site without help of the network edge', async () => {
    const foreign = request({ method: 'POST', body: 'a=1', headers: { Origin: 'https://evil.example' } });
    await expect(openVisit({ request: foreign, context: {} })).rejects.toMatchObject({ status: 403 });
    const own = request({ method: 'POST', body: 'a=1', headers: { Origin: 'http://demo.localhost' } });
    expect((await openVisit({ request: own, context: {} })).host).toBe('demo.localhost');
  });
});
