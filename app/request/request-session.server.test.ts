import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCookie } from '@remix-run/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TranslatedText } from '~/i18n/translated-text';
import type * as InterruptedForms from './interrupted-forms/interrupted-forms.server';
import type * as RequestSessions from './request-session.server';

const SECRET = 'secret-of-the-tests-with-32-characters-and-more';
const PLACE = { partnerKey: 'demo', secure: false };
const KATRIN = { id: 'u1', email: 'katrin@brandt.example', emailVerified: true };
const JONAS = { id: 'u2', email: 'jonas@brandt.example', emailVerified: true };
const LOGIN = { user: KATRIN, apiCookies: { lending: 'cookie of Katrin' } };
const TYPED = { draft: { street: 'Am Wall' }, submissionKey: 'k1' };
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
  openSession(new Request('http://demo.localhost/', { headers: cookie ? { Cookie: cookie } : {} }), PLACE);

const openOverTls = (cookie: string) =>
  openSession(new Request('https://demo.localhost/', { headers: { Cookie: cookie } }), {
    ...PLACE,
    secure: true,
  });

const cookieOf = ({ newCookie }: RequestSessions.RequestSession) => newCookie?.split(';')[0] ?? '';

async function visitorWhoTyped(): Promise<string> {
  const held = await open(null);
  await held.change((session) => ({ ...session, ...TYPED }));
  return cookieOf(held);
}

async function logIn(cookie: string, login = LOGIN): Promise<string> {
  const held = await open(cookie);
  await held.rotate({
    createNewSession: (old, replacement) => ({
      ...logInRestoringWork(old, login.user, replacement),
      ...login,
    }),
  });
  return cookieOf(held);
}

describe('a session renewed by login', () => {
  it('a renewed session never reveals the login to a request with the old id', async () => {
    const old = await visitorWhoTyped();
    const renewed = await logIn(old);
    for (const cookieFirst of [old, renewed, old, old]) await open(cookieFirst);
    for (const held of [await open(old), await open(old)]) {
      expect(held.session.user).toBeNull();
      expect(held.session.apiCookies).toEqual({});
      expect(held.newCookie).toBeNull();
      expect(JSON.stringify(held.session)).not.toContain('Katrin');
    }
    expect((await open(renewed)).session).toMatchObject({ ...LOGIN, ...TYPED });
    expect(renewed).not.toBe(old);
  });

  it('a renewed session keeps typed values under the old id if the response is lost', async () => {
    const old = await visitorWhoTyped();
    await logIn(old);
    expect((await open(old)).session).toMatchObject(TYPED);
  });

  it('The renewed session takes over values from concurrent requests', async () => {
    const old = await visitorWhoTyped();
    const held = await open(old);
    await (await open(old)).change((session) => ({ ...session, draft: { street: 'Am Wall 1' } }));
    await held.rotate({ createNewSession: (present) => logInRestoringWork(present, KATRIN) });
    expect(held.session.draft).toEqual({ street: 'Am Wall 1' });
  });

  it('a renewed session does not give an application with a lost response to another user', async () => {
    const old = await visitorWhoTyped();
    const lost = await open(old);
    await lost.rotate({
      createNewSession: (session) => ({ ...logInRestoringWork(session, KATRIN), ...LOGIN }),
    });
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await lost.change((session) => ({ ...session, draft: null, submissionKey: null, ...sent }));

    const stranger = await open(
      await logIn(old, { user: JONAS, apiCookies: { lending: 'cookie of Jonas' } }),
    );
    expect(stranger.session).toMatchObject({ ...TYPED, resultApplicationId: null });
    expect(JSON.stringify(stranger.session)).not.toContain('A-1');
  });

  it('The renewed session passes an application with a lost response to the next login of the same user', async () => {
    const old = await visitorWhoTyped();
    const lost = await open(old);
    await lost.rotate({
      createNewSession: (session) => ({ ...logInRestoringWork(session, KATRIN), ...LOGIN }),
    });
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await lost.change((session) => ({ ...session, draft: null, submissionKey: null, ...sent }));

    const again = await open(await logIn(old));
    expect(again.session).toMatchObject({ ...LOGIN, ...sent, draft: null });
  });

  it('a renewed session does not pass changes made under the new id to a second login from the old id', async () => {
    const old = await visitorWhoTyped();
    const arrived = await open(await logIn(old));
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await arrived.change((session) => ({ ...session, draft: null, submissionKey: null, ...sent }));
    const again = await open(await logIn(old));
    expect(again.session).toMatchObject({ ...TYPED, resultApplicationId: null });
  });

  it('a renewed session passes an application with a lost response on even after the browser has sent the id of an earlier login', async () => {
    const old = await visitorWhoTyped();
    const first = await logIn(old);
    const lost = await open(old);
    await lost.rotate({
      createNewSession: (session) => ({ ...logInRestoringWork(session, KATRIN), ...LOGIN }),
    });
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await lost.change((session) => ({ ...session, draft: null, submissionKey: null, ...sent }));

    await open(first);
    expect((await open(await logIn(old))).session).toMatchObject({ ...sent, draft: null });
  });

  it('a renewed session keeps only anonymous messages under the old id', async () => {
    const flashes = [{ id: 'f1', tone: 'info' as const, text: 'Hallo' as TranslatedText }];
    const tell = async (cookie: string) =>
      (await open(cookie)).change((session) => ({ ...session, flashes }));
    const old = await visitorWhoTyped();
    await tell(old);
    const renewed = await logIn(old);
    expect((await open(old)).session.flashes).toEqual(flashes);
    await tell(renewed);
    await logIn(renewed);
    expect((await open(renewed)).session.flashes).toEqual([]);
  });

  it('a renewed session expires the old id shortly after the browser has sent the new one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const old = await visitorWhoTyped();
    const renewed = await logIn(old);
    await open(renewed);
    vi.setSystemTime(Date.now() + 30_000);
    expect((await open(old)).session).toMatchObject(TYPED);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await open(old)).session.draft).toBeNull();
    expect((await open(renewed)).session.user).toEqual(KATRIN);
  });

  it('a renewed session expires after an hour if the browser never sends the new id', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const old = await visitorWhoTyped();
    const lost = await logIn(old);
    vi.setSystemTime(Date.now() + 3_601_000);
    expect((await open(lost)).session.user).toBeNull();
    expect((await open(old)).session).toMatchObject(TYPED);
  });

  it('sessions whose id the browser never received are removed', async () => {
    const held = await open(null);
    await held.change((session) => ({ ...session, ...TYPED }));
    const unsent = cookieOf(held);
    await held.rotate({ createNewSession: (old) => logInRestoringWork(old, KATRIN) });
    expect((await open(unsent)).session.draft).toBeNull();
    expect(cookieOf(held)).not.toBe(unsent);
  });
});

describe('a session renewed while a user is logged in', () => {
  it('a renewed session keeps the user’s work hidden under the old id for the same user', async () => {
    const loggedIn = await logIn(await visitorWhoTyped());
    await (await open(loggedIn)).rotate({
      createNewSession: (old) => ({ ...old, user: null, apiCookies: {}, draft: null }),
    });
    const { session } = await open(loggedIn);
    expect(session).toMatchObject({ user: null, apiCookies: {}, draft: null });
    expect(logInRestoringWork(session, JONAS).draft).toBeNull();
    expect(logInRestoringWork(session, KATRIN)).toMatchObject(TYPED);
  });

  it('a renewed session stores no API cookies under the old id', async () => {
    const loggedIn = await logIn(await visitorWhoTyped());
    const slow = await open(loggedIn);
    await (await open(loggedIn)).rotate({
      createNewSession: (old) => ({ ...old, user: null, apiCookies: {} }),
    });
    await slow.apiCookies.write({ lending: 'late' });
    expect((await open(loggedIn)).session.apiCookies).toEqual({});
  });
});

describe('session cookie without the __Host- prefix over TLS', () => {
  it('the unprefixed session cookie is replaced by a new id, and the old id shows no values that are saved under the new id', async () => {
    const planted = await visitorWhoTyped();
    const held = await openOverTls(planted);
    expect(held.session).toMatchObject(TYPED);
    await held.change((session) => ({ ...session, draft: { street: 'geheim' } }));
    expect(cookieOf(held)).toMatch(/^__Host-portal_session=./);
    const [name, value] = cookieOf(held).split('=');
    expect([name, value]).not.toEqual([name, planted.split('=')[1]]);

    const own = await openOverTls(cookieOf(held));
    expect(own.newCookie).toBeNull();
    expect(own.session).toMatchObject({ ...TYPED, draft: { street: 'geheim' } });
    for (const attacker of [await open(planted), await openOverTls(planted)]) {
      expect(JSON.stringify(attacker.session)).not.toContain('geheim');
    }
  });

  it('the unprefixed session cookie is replaced only when the session changes', async () => {
    const planted = await visitorWhoTyped();
    const { getSessionStore } = await import('./session.server');
    const update = vi.spyOn(getSessionStore(), 'update');
    for (let count = 0; count < 20; count += 1) {
      const held = await openOverTls(planted);
      expect([held.id, held.newCookie]).toEqual([null, null]);
    }
    expect(update).not.toHaveBeenCalled();
    update.mockRestore();
  });

  it('the unprefixed session cookie passes no more values to the new session than the anonymous size limit allows', async () => {
    const long = { values: 'a'.repeat(40_000) };
    const planted = await logIn(await visitorWhoTyped());
    await (await open(planted)).change((session) => ({ ...session, draft: long }));
    const held = await openOverTls(planted);
    await held.change((session) => ({ ...session, demo: 'nord' }));
    const { session } = await openOverTls(cookieOf(held));
    expect(session.demo).toBe('nord');
    expect(JSON.stringify(session).length).toBeLessThan(16 * 1024);
    expect((await open(planted)).session.draft).toEqual(long);
  });

  it('the unprefixed session cookie is replaced by a new session with the usual lifetime', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const planted = await visitorWhoTyped();
    await open(await logIn(planted));
    const held = await openOverTls(planted);
    await held.change((session) => ({ ...session, submissionKey: 'k2' }));
    vi.setSystemTime(Date.now() + 29 * 24 * 3_600_000);
    expect((await openOverTls(cookieOf(held))).session).toMatchObject({ ...TYPED, submissionKey: 'k2' });
  });

  it('the unprefixed session cookie does not log in the client that sends the cookie, although the session of the cookie is logged in', async () => {
    const planted = await logIn(await visitorWhoTyped());
    const held = await openOverTls(planted);
    expect(held.session).toMatchObject({ user: null, apiCookies: {}, draft: null });
    await held.change((session) => ({ ...session, demo: 'nord' }));
    expect((await openOverTls(cookieOf(held))).session).toMatchObject({ user: null, apiCookies: {} });
    expect(logInRestoringWork(held.session, KATRIN)).toMatchObject(TYPED);
    expect(logInRestoringWork(held.session, JONAS).draft).toBeNull();
  });

  it('the unprefixed session cookie is ignored if the store has no session with this id', async () => {
    const planted =
      (await createCookie('portal_session', { secrets: [SECRET] }).serialize('r'.repeat(43))).split(';')[0] ??
      '';
    expect((await openOverTls(planted)).newCookie).toBeNull();
  });
});

describe('D-04: session cookie that expires after 30 days with the session', () => {
  const HOUR_MS = 3_600_000;
  const type = async (cookie: string) => {
    const held = await open(cookie);
    await held.change((session) => ({ ...session, draft: { street: new Date().toISOString() } }));
    return held;
  };

  it('the portal renews the cookie at most once a day, when the session changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cookie = await visitorWhoTyped();
    vi.setSystemTime(Date.now() + 23 * HOUR_MS);
    expect((await type(cookie)).newCookie).toBeNull();
    vi.setSystemTime(Date.now() + 28 * 24 * HOUR_MS);
    expect((await open(cookie)).newCookie).toBeNull();
    const late = await type(cookie);
    expect(late.newCookie?.split('; ')).toEqual(expect.arrayContaining([cookie, 'Max-Age=2592000']));
    expect((await type(cookie)).newCookie).toBeNull();
  });

  it('the portal renews the cookie of a logged-in user too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cookie = await logIn(await visitorWhoTyped());
    expect((await type(cookie)).newCookie).toBeNull();
    vi.setSystemTime(Date.now() + 25 * HOUR_MS);
    expect(cookieOf(await type(cookie))).toBe(cookie);
  });

  it('the portal never replaces the cookie of a concurrent login', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const old = await visitorWhoTyped();
    vi.setSystemTime(Date.now() + 25 * HOUR_MS);
    const onItsWay = await open(old);
    await logIn(old);
    await onItsWay.change((session) => ({ ...session, draft: { street: 'late' } }));
    expect(onItsWay.newCookie).toBeNull();
  });
});

describe('API cookies of a session', () => {
  it('the portal stores no API cookies while no user is logged in', async () => {
    const cookie = await visitorWhoTyped();
    const held = await open(cookie);
    await held.apiCookies.write({ lending: 'of a login under way' });
    expect(held.apiCookies.read()).toEqual({ lending: 'of a login under way' });
    expect((await open(cookie)).session.apiCookies).toEqual({});
  });

  it('the portal stores the API cookies of the user and sends the cookies with the next calls', async () => {
    const cookie = await logIn(await visitorWhoTyped());
    const held = await open(cookie);
    const written = held.apiCookies.write({ lending: 'renewed' });
    expect(held.apiCookies.read()).toEqual({ lending: 'renewed' });
    await written;
    expect((await open(cookie)).session).toMatchObject({ user: KATRIN, apiCookies: { lending: 'renewed' } });
  });

  it('the portal stores no API cookies of a user after another user has logged in', async () => {
    const cookie = await logIn(await visitorWhoTyped());
    const slow = await open(cookie);
    const others = { user: JONAS, apiCookies: { lending: 'cookie of Jonas' } };
    await (await open(cookie)).change((session) => ({ ...session, ...others }));
    await slow.apiCookies.write({ lending: 'late cookie of Katrin' });
    expect((await open(cookie)).session).toMatchObject(others);
  });
});

describe('a session during a store outage', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('A session during a store outage is neither read nor replaced, and its cookie is kept', async () => {
    const cookie = await visitorWhoTyped();
    const { getSessionStore } = await import('./session.server');
    const { StoreUnavailableError } = await import('./store/store.server');
    const read = vi.spyOn(getSessionStore(), 'read').mockRejectedValue(new StoreUnavailableError());
    const held = await open(cookie);
    read.mockRestore();
    expect([held.isUnavailable, held.id, held.newCookie]).toEqual([true, null, null]);
    expect(() => held.session).toThrow(StoreUnavailableError);
    await expect(held.change((session) => session)).rejects.toThrow(StoreUnavailableError);
    await expect(held.rotate({ createNewSession: (old) => old })).rejects.toThrow(StoreUnavailableError);
    expect((await open(cookie)).session).toMatchObject(TYPED);
  });

  it('the session rethrows every error of the store other than an outage', async () => {
    const cookie = await visitorWhoTyped();
    const { getSessionStore } = await import('./session.server');
    vi.spyOn(getSessionStore(), 'read').mockRejectedValue(new Error('a defect'));
    await expect(open(cookie)).rejects.toThrow('a defect');
  });
});

it('metrics count sessions that are created, renewed and expired', async () => {
  const { renderMetrics: exposition } = await import('~/telemetry/metrics.server');
  const counted = async () => {
    const { text } = await exposition();
    return ['created', 'renewed', 'expired'].map((event) =>
      Number(new RegExp(`portal_sessions_total\\{event="${event}"\\} (\\d+)`).exec(text)?.[1] ?? 0),
    );
  };
  const [created = 0, renewed = 0, expired = 0] = await counted();
  await logIn(await visitorWhoTyped());
  const unknown = await createCookie('portal_session', { secrets: [SECRET] }).serialize('x'.repeat(43));
  await open(unknown.split(';')[0] ?? null);
  expect(await counted()).toEqual([created + 1, renewed + 1, expired + 1]);
});

describe('a signed session id that the store does not know', () => {
  const signed = (id: string) => createCookie('portal_session', { secrets: [SECRET] }).serialize(id);

  it('The session id is replaced by a new id when the session changes', async () => {
    const planted = (await signed('p'.repeat(43))).split(';')[0] ?? '';
    const held = await open(planted);
    await held.change((session) => ({ ...session, ...TYPED }));
    expect(cookieOf(held)).toMatch(/^portal_session=./);
    expect(cookieOf(held)).not.toBe(planted);
    expect((await open(planted)).session.draft).toBeNull();
    expect((await open(cookieOf(held))).session).toMatchObject(TYPED);
  });

  it('The session id is replaced by a new id on login', async () => {
    const planted = (await signed('q'.repeat(43))).split(';')[0] ?? '';
    const renewed = await logIn(planted);
    expect(renewed).not.toBe(planted);
    expect((await open(planted)).session.user).toBeNull();
  });
});
