import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCookie } from '@remix-run/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TranslatedText } from '~/i18n/translated-text';
import type * as InterruptedForms from './interrupted-forms/interrupted-forms.server';
import type * as RequestSessions from './request-session.server';

const SECRET = 'secret-of-the-tests-with-32-characters-and-more';
const SESSION_SCOPE = { partnerKey: 'demo', secure: false };
const KATRIN = { id: 'u1', email: 'katrin@brandt.example', emailVerified: true };
const JONAS = { id: 'u2', email: 'jonas@brandt.example', emailVerified: true };
const LOGIN = { user: KATRIN, apiCookies: { lending: 'cookie of Katrin' } };
const SESSION_WITH_INPUT = { draft: { street: 'Am Wall' }, submissionKey: 'k1' };
const APPLICATION = { userId: 'u1', application: { number: 'A-1' } };

const folder = mkdtempSync(join(tmpdir(), 'held-'));
let openSession: typeof RequestSessions.openSession;
let logInRestoringWork: typeof InterruptedForms.logInRestoringWork;

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('SESSION_SECRET', SECRET);
  ({ openSession } = await import('./request-session.server'));
  ({ logInRestoringWork } = await import('./interrupted-forms/interrupted-forms.server'));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const open = (cookie: string | null) =>
  openSession(
    new Request('http://demo.localhost/', { headers: cookie ? { Cookie: cookie } : {} }),
    SESSION_SCOPE,
  );

const openOverHttps = (cookie: string) =>
  openSession(new Request('https://demo.localhost/', { headers: { Cookie: cookie } }), {
    ...SESSION_SCOPE,
    secure: true,
  });

const cookieOf = ({ newCookie }: RequestSessions.RequestSession) => newCookie?.split(';')[0] ?? '';

async function openTypingVisitor(): Promise<string> {
  const visitorSession = await open(null);
  await visitorSession.change((session) => ({ ...session, ...SESSION_WITH_INPUT }));
  return cookieOf(visitorSession);
}

async function logIn(cookie: string, login = LOGIN): Promise<string> {
  const visitorSession = await open(cookie);
  await visitorSession.rotate({
    createNewSession: (oldCookie, replacement) => ({
      ...logInRestoringWork(oldCookie, login.user, replacement),
      ...login,
    }),
  });
  return cookieOf(visitorSession);
}

describe('a session renewed by login', () => {
  it('a renewed session never reveals the login to a request with the old id', async () => {
    const oldCookie = await openTypingVisitor();
    const renewedCookie = await logIn(oldCookie);
    for (const cookieToOpenFirst of [oldCookie, renewedCookie, oldCookie, oldCookie])
      await open(cookieToOpenFirst);
    for (const visitorSession of [await open(oldCookie), await open(oldCookie)]) {
      expect(visitorSession.session.user).toBeNull();
      expect(visitorSession.session.apiCookies).toEqual({});
      expect(visitorSession.newCookie).toBeNull();
      expect(JSON.stringify(visitorSession.session)).not.toContain('Katrin');
    }
    expect((await open(renewedCookie)).session).toMatchObject({ ...LOGIN, ...SESSION_WITH_INPUT });
    expect(renewedCookie).not.toBe(oldCookie);
  });

  it('a renewed session keeps typed values under the old id if the response is lost', async () => {
    const oldCookie = await openTypingVisitor();
    await logIn(oldCookie);
    expect((await open(oldCookie)).session).toMatchObject(SESSION_WITH_INPUT);
  });

  it('The renewed session takes over values from concurrent requests', async () => {
    const oldCookie = await openTypingVisitor();
    const visitorSession = await open(oldCookie);
    await (await open(oldCookie)).change((session) => ({ ...session, draft: { street: 'Am Wall 1' } }));
    await visitorSession.rotate({ createNewSession: (present) => logInRestoringWork(present, KATRIN) });
    expect(visitorSession.session.draft).toEqual({ street: 'Am Wall 1' });
  });

  it('a renewed session does not give an application with a lost response to another user', async () => {
    const oldCookie = await openTypingVisitor();
    const sessionWithLostResponse = await open(oldCookie);
    await sessionWithLostResponse.rotate({
      createNewSession: (session) => ({ ...logInRestoringWork(session, KATRIN), ...LOGIN }),
    });
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await sessionWithLostResponse.change((session) => ({
      ...session,
      draft: null,
      submissionKey: null,
      ...sent,
    }));

    const stranger = await open(
      await logIn(oldCookie, { user: JONAS, apiCookies: { lending: 'cookie of Jonas' } }),
    );
    expect(stranger.session).toMatchObject({ ...SESSION_WITH_INPUT, resultApplicationId: null });
    expect(JSON.stringify(stranger.session)).not.toContain('A-1');
  });

  it('The renewed session passes an application with a lost response to the next login of the same user', async () => {
    const oldCookie = await openTypingVisitor();
    const sessionWithLostResponse = await open(oldCookie);
    await sessionWithLostResponse.rotate({
      createNewSession: (session) => ({ ...logInRestoringWork(session, KATRIN), ...LOGIN }),
    });
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await sessionWithLostResponse.change((session) => ({
      ...session,
      draft: null,
      submissionKey: null,
      ...sent,
    }));

    const sessionAfterLogin = await open(await logIn(oldCookie));
    expect(sessionAfterLogin.session).toMatchObject({ ...LOGIN, ...sent, draft: null });
  });

  it('a renewed session does not pass changes made under the new id to a second login from the old id', async () => {
    const oldCookie = await openTypingVisitor();
    const sessionWithDraft = await open(await logIn(oldCookie));
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await sessionWithDraft.change((session) => ({ ...session, draft: null, submissionKey: null, ...sent }));
    const sessionAfterLogin = await open(await logIn(oldCookie));
    expect(sessionAfterLogin.session).toMatchObject({ ...SESSION_WITH_INPUT, resultApplicationId: null });
  });

  it('a renewed session passes an application with a lost response on even after the browser has sent the id of an earlier login', async () => {
    const oldCookie = await openTypingVisitor();
    const first = await logIn(oldCookie);
    const sessionWithLostResponse = await open(oldCookie);
    await sessionWithLostResponse.rotate({
      createNewSession: (session) => ({ ...logInRestoringWork(session, KATRIN), ...LOGIN }),
    });
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await sessionWithLostResponse.change((session) => ({
      ...session,
      draft: null,
      submissionKey: null,
      ...sent,
    }));

    await open(first);
    expect((await open(await logIn(oldCookie))).session).toMatchObject({ ...sent, draft: null });
  });

  it('a renewed session keeps only anonymous messages under the old id', async () => {
    const flashes = [{ id: 'f1', tone: 'info' as const, text: 'Hallo' as TranslatedText }];
    const confirmCookie = async (cookie: string) =>
      (await open(cookie)).change((session) => ({ ...session, flashes }));
    const oldCookie = await openTypingVisitor();
    await confirmCookie(oldCookie);
    const renewedCookie = await logIn(oldCookie);
    expect((await open(oldCookie)).session.flashes).toEqual(flashes);
    await confirmCookie(renewedCookie);
    await logIn(renewedCookie);
    expect((await open(renewedCookie)).session.flashes).toEqual([]);
  });

  it('a renewed session expires the old id shortly after the browser has sent the new one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const oldCookie = await openTypingVisitor();
    const renewedCookie = await logIn(oldCookie);
    await open(renewedCookie);
    vi.setSystemTime(Date.now() + 30_000);
    expect((await open(oldCookie)).session).toMatchObject(SESSION_WITH_INPUT);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await open(oldCookie)).session.draft).toBeNull();
    expect((await open(renewedCookie)).session.user).toEqual(KATRIN);
  });

  it('a renewed session expires after an hour if the browser never sends the new id', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const oldCookie = await openTypingVisitor();
    const sessionWithLostResponse = await logIn(oldCookie);
    vi.setSystemTime(Date.now() + 3_601_000);
    expect((await open(sessionWithLostResponse)).session.user).toBeNull();
    expect((await open(oldCookie)).session).toMatchObject(SESSION_WITH_INPUT);
  });

  it('sessions whose id the browser never received are removed', async () => {
    const visitorSession = await open(null);
    await visitorSession.change((session) => ({ ...session, ...SESSION_WITH_INPUT }));
    const unsentCookie = cookieOf(visitorSession);
    await visitorSession.rotate({ createNewSession: (oldCookie) => logInRestoringWork(oldCookie, KATRIN) });
    expect((await open(unsentCookie)).session.draft).toBeNull();
    expect(cookieOf(visitorSession)).not.toBe(unsentCookie);
  });
});

describe('a session renewed while a user is logged in', () => {
  it('a renewed session keeps the user’s work hidden under the old id for the same user', async () => {
    const loggedIn = await logIn(await openTypingVisitor());
    await (await open(loggedIn)).rotate({
      createNewSession: (oldCookie) => ({ ...oldCookie, user: null, apiCookies: {}, draft: null }),
    });
    const { session } = await open(loggedIn);
    expect(session).toMatchObject({ user: null, apiCookies: {}, draft: null });
    expect(logInRestoringWork(session, JONAS).draft).toBeNull();
    expect(logInRestoringWork(session, KATRIN)).toMatchObject(SESSION_WITH_INPUT);
  });

  it('a renewed session stores no API cookies under the old id', async () => {
    const loggedIn = await logIn(await openTypingVisitor());
    const slowRequest = await open(loggedIn);
    await (await open(loggedIn)).rotate({
      createNewSession: (oldCookie) => ({ ...oldCookie, user: null, apiCookies: {} }),
    });
    await slowRequest.apiCookies.write({ lending: 'late' });
    expect((await open(loggedIn)).session.apiCookies).toEqual({});
  });
});

describe('session cookie without the __Host- prefix over TLS', () => {
  it('the unprefixed session cookie is replaced by a new id, and the old id shows no values that are saved under the new id', async () => {
    const plantedCookie = await openTypingVisitor();
    const visitorSession = await openOverHttps(plantedCookie);
    expect(visitorSession.session).toMatchObject(SESSION_WITH_INPUT);
    await visitorSession.change((session) => ({ ...session, draft: { street: 'geheim' } }));
    expect(cookieOf(visitorSession)).toMatch(/^__Host-portal_session=./);
    const [name, value] = cookieOf(visitorSession).split('=');
    expect([name, value]).not.toEqual([name, plantedCookie.split('=')[1]]);

    const ownSession = await openOverHttps(cookieOf(visitorSession));
    expect(ownSession.newCookie).toBeNull();
    expect(ownSession.session).toMatchObject({ ...SESSION_WITH_INPUT, draft: { street: 'geheim' } });
    for (const attacker of [await open(plantedCookie), await openOverHttps(plantedCookie)]) {
      expect(JSON.stringify(attacker.session)).not.toContain('geheim');
    }
  });

  it('the unprefixed session cookie is replaced only when the session changes', async () => {
    const plantedCookie = await openTypingVisitor();
    const { getSessionStore } = await import('./session.server');
    const update = vi.spyOn(getSessionStore(), 'update');
    for (let count = 0; count < 20; count += 1) {
      const visitorSession = await openOverHttps(plantedCookie);
      expect([visitorSession.id, visitorSession.newCookie]).toEqual([null, null]);
    }
    expect(update).not.toHaveBeenCalled();
    update.mockRestore();
  });

  it('the unprefixed session cookie passes no more values to the new session than the anonymous size limit allows', async () => {
    const long = { values: 'a'.repeat(40_000) };
    const plantedCookie = await logIn(await openTypingVisitor());
    await (await open(plantedCookie)).change((session) => ({ ...session, draft: long }));
    const visitorSession = await openOverHttps(plantedCookie);
    await visitorSession.change((session) => ({ ...session, demo: 'nord' }));
    const { session } = await openOverHttps(cookieOf(visitorSession));
    expect(session.demo).toBe('nord');
    expect(JSON.stringify(session).length).toBeLessThan(16 * 1024);
    expect((await open(plantedCookie)).session.draft).toEqual(long);
  });

  it('the unprefixed session cookie is replaced by a new session with the usual lifetime', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const plantedCookie = await openTypingVisitor();
    await open(await logIn(plantedCookie));
    const visitorSession = await openOverHttps(plantedCookie);
    await visitorSession.change((session) => ({ ...session, submissionKey: 'k2' }));
    vi.setSystemTime(Date.now() + 29 * 24 * 3_600_000);
    expect((await openOverHttps(cookieOf(visitorSession))).session).toMatchObject({
      ...SESSION_WITH_INPUT,
      submissionKey: 'k2',
    });
  });

  it('the unprefixed session cookie does not log in the client that sends the cookie, although the session of the cookie is logged in', async () => {
    const plantedCookie = await logIn(await openTypingVisitor());
    const visitorSession = await openOverHttps(plantedCookie);
    expect(visitorSession.session).toMatchObject({ user: null, apiCookies: {}, draft: null });
    await visitorSession.change((session) => ({ ...session, demo: 'nord' }));
    expect((await openOverHttps(cookieOf(visitorSession))).session).toMatchObject({
      user: null,
      apiCookies: {},
    });
    expect(logInRestoringWork(visitorSession.session, KATRIN)).toMatchObject(SESSION_WITH_INPUT);
    expect(logInRestoringWork(visitorSession.session, JONAS).draft).toBeNull();
  });

  it('the unprefixed session cookie is ignored if the store has no session with this id', async () => {
    const plantedCookie =
      (await createCookie('portal_session', { secrets: [SECRET] }).serialize('r'.repeat(43))).split(';')[0] ??
      '';
    expect((await openOverHttps(plantedCookie)).newCookie).toBeNull();
  });
});

describe('D-04: session cookie that expires after 30 days with the session', () => {
  const HOUR_MS = 3_600_000;
  const type = async (cookie: string) => {
    const visitorSession = await open(cookie);
    await visitorSession.change((session) => ({ ...session, draft: { street: new Date().toISOString() } }));
    return visitorSession;
  };

  it('the portal renews the cookie at most once a day, when the session changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cookie = await openTypingVisitor();
    vi.setSystemTime(Date.now() + 23 * HOUR_MS);
    expect((await type(cookie)).newCookie).toBeNull();
    vi.setSystemTime(Date.now() + 28 * 24 * HOUR_MS);
    expect((await open(cookie)).newCookie).toBeNull();
    const lateRequest = await type(cookie);
    expect(lateRequest.newCookie?.split('; ')).toEqual(expect.arrayContaining([cookie, 'Max-Age=2592000']));
    expect((await type(cookie)).newCookie).toBeNull();
  });

  it('the portal renews the cookie of a logged-in user too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cookie = await logIn(await openTypingVisitor());
    expect((await type(cookie)).newCookie).toBeNull();
    vi.setSystemTime(Date.now() + 25 * HOUR_MS);
    expect(cookieOf(await type(cookie))).toBe(cookie);
  });

  it('the portal never replaces the cookie of a concurrent login', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const oldCookie = await openTypingVisitor();
    vi.setSystemTime(Date.now() + 25 * HOUR_MS);
    const requestInFlight = await open(oldCookie);
    await logIn(oldCookie);
    await requestInFlight.change((session) => ({ ...session, draft: { street: 'late' } }));
    expect(requestInFlight.newCookie).toBeNull();
  });
});

describe('API cookies of a session', () => {
  it('the portal stores no API cookies while no user is logged in', async () => {
    const cookie = await openTypingVisitor();
    const visitorSession = await open(cookie);
    await visitorSession.apiCookies.write({ lending: 'of a login under way' });
    expect(visitorSession.apiCookies.read()).toEqual({ lending: 'of a login under way' });
    expect((await open(cookie)).session.apiCookies).toEqual({});
  });

  it('the portal stores the API cookies of the user and sends the cookies with the next calls', async () => {
    const cookie = await logIn(await openTypingVisitor());
    const visitorSession = await open(cookie);
    const written = visitorSession.apiCookies.write({ lending: 'renewed' });
    expect(visitorSession.apiCookies.read()).toEqual({ lending: 'renewed' });
    await written;
    expect((await open(cookie)).session).toMatchObject({ user: KATRIN, apiCookies: { lending: 'renewed' } });
  });

  it('the portal stores no API cookies of a user after another user has logged in', async () => {
    const cookie = await logIn(await openTypingVisitor());
    const slowRequest = await open(cookie);
    const otherUserSession = { user: JONAS, apiCookies: { lending: 'cookie of Jonas' } };
    await (await open(cookie)).change((session) => ({ ...session, ...otherUserSession }));
    await slowRequest.apiCookies.write({ lending: 'late cookie of Katrin' });
    expect((await open(cookie)).session).toMatchObject(otherUserSession);
  });
});

describe('a session during a store outage', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('A session during a store outage is neither read nor replaced, and its cookie is kept', async () => {
    const cookie = await openTypingVisitor();
    const { getSessionStore } = await import('./session.server');
    const { StoreUnavailableError } = await import('./store/store.server');
    const read = vi.spyOn(getSessionStore(), 'read').mockRejectedValue(new StoreUnavailableError());
    const visitorSession = await open(cookie);
    read.mockRestore();
    expect([visitorSession.isUnavailable, visitorSession.id, visitorSession.newCookie]).toEqual([
      true,
      null,
      null,
    ]);
    expect(() => visitorSession.session).toThrow(StoreUnavailableError);
    await expect(visitorSession.change((session) => session)).rejects.toThrow(StoreUnavailableError);
    await expect(visitorSession.rotate({ createNewSession: (oldCookie) => oldCookie })).rejects.toThrow(
      StoreUnavailableError,
    );
    expect((await open(cookie)).session).toMatchObject(SESSION_WITH_INPUT);
  });

  it('the session rethrows every error of the store other than an outage', async () => {
    const cookie = await openTypingVisitor();
    const { getSessionStore } = await import('./session.server');
    vi.spyOn(getSessionStore(), 'read').mockRejectedValue(new Error('a defect'));
    await expect(open(cookie)).rejects.toThrow('a defect');
  });
});

it('metrics count sessions that are created, renewed and expired', async () => {
  const { renderMetrics } = await import('~/telemetry/metrics.server');
  const counted = async () => {
    const { text } = await renderMetrics();
    return ['created', 'renewed', 'expired'].map((event) =>
      Number(new RegExp(`portal_sessions_total\\{event="${event}"\\} (\\d+)`).exec(text)?.[1] ?? 0),
    );
  };
  const [created = 0, renewedCookie = 0, expired = 0] = await counted();
  await logIn(await openTypingVisitor());
  const unknownCookie = await createCookie('portal_session', { secrets: [SECRET] }).serialize('x'.repeat(43));
  await open(unknownCookie.split(';')[0] ?? null);
  expect(await counted()).toEqual([created + 1, renewedCookie + 1, expired + 1]);
});

describe('a signed session id that the store does not know', () => {
  const signId = (id: string) => createCookie('portal_session', { secrets: [SECRET] }).serialize(id);

  it('The session id is replaced by a new id when the session changes', async () => {
    const plantedCookie = (await signId('p'.repeat(43))).split(';')[0] ?? '';
    const visitorSession = await open(plantedCookie);
    await visitorSession.change((session) => ({ ...session, ...SESSION_WITH_INPUT }));
    expect(cookieOf(visitorSession)).toMatch(/^portal_session=./);
    expect(cookieOf(visitorSession)).not.toBe(plantedCookie);
    expect((await open(plantedCookie)).session.draft).toBeNull();
    expect((await open(cookieOf(visitorSession))).session).toMatchObject(SESSION_WITH_INPUT);
  });

  it('The session id is replaced by a new id on login', async () => {
    const plantedCookie = (await signId('q'.repeat(43))).split(';')[0] ?? '';
    const renewedCookie = await logIn(plantedCookie);
    expect(renewedCookie).not.toBe(plantedCookie);
    expect((await open(plantedCookie)).session.user).toBeNull();
  });
});
