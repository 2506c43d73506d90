import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCookie } from '@remix-run/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Words } from '~/i18n/words';
import type * as Held from './held-session.server';
import { resumed } from './interruption';

const SECRET = 'secret-of-the-tests-with-32-characters-and-more';
const PLACE = { partnerKey: 'demo', secure: false };
const KATRIN = { id: 'u1', email: 'katrin@brandt.example', emailVerified: true };
const JONAS = { id: 'u2', email: 'jonas@brandt.example', emailVerified: true };
const LOGIN = { user: KATRIN, apiCookies: { lending: 'cookie of Katrin' } };
const TYPED = { draft: { street: 'Am Wall' }, submissionKey: 'k1' };
const APPLICATION = { userId: 'u1', application: { number: 'A-1' } };

const folder = mkdtempSync(join(tmpdir(), 'held-'));
let holdSession: typeof Held.holdSession;

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('SESSION_SECRET', SECRET);
  ({ holdSession } = await import('./held-session.server'));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const open = (cookie: string | null) =>
  holdSession(new Request('http://demo.localhost/', { headers: cookie ? { Cookie: cookie } : {} }), PLACE);

const openOverTls = (cookie: string) =>
  holdSession(new Request('https://demo.localhost/', { headers: { Cookie: cookie } }), {
    ...PLACE,
    secure: true,
  });

const cookieOf = ({ newCookie }: Held.HeldSession) => newCookie?.split(';')[0] ?? '';

async function visitorWhoTyped(): Promise<string> {
  const held = await open(null);
  await held.change((session) => ({ ...session, ...TYPED }));
  return cookieOf(held);
}

async function logIn(cookie: string, login = LOGIN): Promise<string> {
  const held = await open(cookie);
  await held.renew({ next: (old, replacement) => ({ ...resumed(old, login.user, replacement), ...login }) });
  return cookieOf(held);
}

describe('a session that is renewed by a login', () => {
  it('never leads from its old id to the login, however often and whenever it is asked', async () => {
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

  it('keeps what was typed under the old id, for a browser that never gets the answer', async () => {
    const old = await visitorWhoTyped();
    await logIn(old);
    expect((await open(old)).session).toMatchObject(TYPED);
  });

  it('takes along what was typed in another request meanwhile', async () => {
    const old = await visitorWhoTyped();
    const held = await open(old);
    await (await open(old)).change((session) => ({ ...session, draft: { street: 'Am Wall 1' } }));
    await held.renew({ next: (present) => resumed(present, KATRIN) });
    expect(held.session.draft).toEqual({ street: 'Am Wall 1' });
  });

  it('gives an application whose answer was lost to no other user', async () => {
    const old = await visitorWhoTyped();
    const lost = await open(old);
    await lost.renew({ next: (session) => ({ ...resumed(session, KATRIN), ...LOGIN }) });
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await lost.change((session) => ({ ...session, draft: null, submissionKey: null, ...sent }));

    const stranger = await open(
      await logIn(old, { user: JONAS, apiCookies: { lending: 'cookie of Jonas' } }),
    );
    expect(stranger.session).toMatchObject({ ...TYPED, resultApplicationId: null });
    expect(JSON.stringify(stranger.session)).not.toContain('A-1');
  });

  it('gives an application whose answer was lost to the next login of the same user', async () => {
    const old = await visitorWhoTyped();
    const lost = await open(old);
    await lost.renew({ next: (session) => ({ ...resumed(session, KATRIN), ...LOGIN }) });
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await lost.change((session) => ({ ...session, draft: null, submissionKey: null, ...sent }));

    const again = await open(await logIn(old));
    expect(again.session).toMatchObject({ ...LOGIN, ...sent, draft: null });
  });

  it('gives nothing of what came after the browser had the new id to another login from the old one', async () => {
    const old = await visitorWhoTyped();
    const arrived = await open(await logIn(old));
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await arrived.change((session) => ({ ...session, draft: null, submissionKey: null, ...sent }));
    const again = await open(await logIn(old));
    expect(again.session).toMatchObject({ ...TYPED, resultApplicationId: null });
  });

  it('knows which of two logins the browser has come with', async () => {
    const old = await visitorWhoTyped();
    const first = await logIn(old);
    const lost = await open(old);
    await lost.renew({ next: (session) => ({ ...resumed(session, KATRIN), ...LOGIN }) });
    const sent = { resultApplicationId: 'a1', resultApplication: APPLICATION };
    await lost.change((session) => ({ ...session, draft: null, submissionKey: null, ...sent }));

    await open(first);
    // The response to the second login is lost, so a third login still receives the pending application.
    expect((await open(await logIn(old))).session).toMatchObject({ ...sent, draft: null });
  });

  it('keeps the messages of a visitor under the old id, and none of somebody who was logged in', async () => {
    const flashes = [{ id: 'f1', tone: 'info' as const, text: 'Hallo' as Words }];
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

  it('is not kept alive for longer than requests take, once the browser has come with the new id', async () => {
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

  it('ends an hour later when the browser never comes with the new id', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const old = await visitorWhoTyped();
    const lost = await logIn(old);
    vi.setSystemTime(Date.now() + 3_601_000);
    expect((await open(lost)).session.user).toBeNull();
    expect((await open(old)).session).toMatchObject(TYPED);
  });

  it('leaves nothing behind that the browser never knew', async () => {
    const held = await open(null);
    await held.change((session) => ({ ...session, ...TYPED }));
    const unsent = cookieOf(held);
    await held.renew({ next: (old) => resumed(old, KATRIN) });
    expect((await open(unsent)).session.draft).toBeNull();
    expect(cookieOf(held)).not.toBe(unsent);
  });
});

describe('a session that is renewed while somebody is logged in', () => {
  it('keeps their work under the old id for them alone, out of sight', async () => {
    const loggedIn = await logIn(await visitorWhoTyped());
    await (await open(loggedIn)).renew({
      next: (old) => ({ ...old, user: null, apiCookies: {}, draft: null }),
    });
    const { session } = await open(loggedIn);
    expect(session).toMatchObject({ user: null, apiCookies: {}, draft: null });
    expect(resumed(session, JONAS).draft).toBeNull();
    expect(resumed(session, KATRIN)).toMatchObject(TYPED);
  });

  it('takes no cookies of the lending API any more under the old id', async () => {
    const loggedIn = await logIn(await visitorWhoTyped());
    const slow = await open(loggedIn);
    await (await open(loggedIn)).renew({ next: (old) => ({ ...old, user: null, apiCookies: {} }) });
    await slow.apiCookies.write({ lending: 'late' });
    expect((await open(loggedIn)).session.apiCookies).toEqual({});
  });
});

describe('a session whose cookie comes over TLS under the plain name, which a neighbouring host can set', () => {
  it('goes on under an id that the cookie does not tell, and what is typed then is not found by the former', async () => {
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

  it('is stored once more only when something is changed, however often it is looked at', async () => {
    const planted = await visitorWhoTyped();
    const { portalStore } = await import('./session.server');
    const update = vi.spyOn(portalStore(), 'update');
    for (let count = 0; count < 20; count += 1) {
      const held = await openOverTls(planted);
      expect([held.id, held.newCookie]).toEqual([null, null]);
    }
    expect(update).not.toHaveBeenCalled();
    update.mockRestore();
  });

  it('takes along no more than a visitor can have kept, whoever was logged in', async () => {
    const long = { values: 'a'.repeat(40_000) };
    const planted = await logIn(await visitorWhoTyped());
    await (await open(planted)).change((session) => ({ ...session, draft: long }));
    const held = await openOverTls(planted);
    await held.change((session) => ({ ...session, demoPartner: 'nord' }));
    const { session } = await openOverTls(cookieOf(held));
    expect(session.demoPartner).toBe('nord');
    expect(JSON.stringify(session).length).toBeLessThan(16 * 1024);
    expect((await open(planted)).session.draft).toEqual(long);
  });

  it('is kept for as long as any other that is begun', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const planted = await visitorWhoTyped();
    await open(await logIn(planted));
    const held = await openOverTls(planted);
    await held.change((session) => ({ ...session, submissionKey: 'k2' }));
    vi.setSystemTime(Date.now() + 29 * 24 * 3_600_000);
    expect((await openOverTls(cookieOf(held))).session).toMatchObject({ ...TYPED, submissionKey: 'k2' });
  });

  it('brings nobody into a login that somebody else has planted', async () => {
    const planted = await logIn(await visitorWhoTyped());
    const held = await openOverTls(planted);
    expect(held.session).toMatchObject({ user: null, apiCookies: {}, draft: null });
    await held.change((session) => ({ ...session, demoPartner: 'nord' }));
    expect((await openOverTls(cookieOf(held))).session).toMatchObject({ user: null, apiCookies: {} });
    expect(resumed(held.session, KATRIN)).toMatchObject(TYPED);
    expect(resumed(held.session, JONAS).draft).toBeNull();
  });

  it('is nothing while the store does not know the id', async () => {
    const planted =
      (await createCookie('portal_session', { secrets: [SECRET] }).serialize('r'.repeat(43))).split(';')[0] ??
      '';
    expect((await openOverTls(planted)).newCookie).toBeNull();
  });
});

describe('D-04: the cookie of a session, which runs out after 30 days as the session does', () => {
  const HOUR_MS = 3_600_000;
  const type = async (cookie: string) => {
    const held = await open(cookie);
    await held.change((session) => ({ ...session, draft: { street: new Date().toISOString() } }));
    return held;
  };

  it('is told again with a change once a day, so that it never ends before the session', async () => {
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

  it('is told again after a login as well', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cookie = await logIn(await visitorWhoTyped());
    expect((await type(cookie)).newCookie).toBeNull();
    vi.setSystemTime(Date.now() + 25 * HOUR_MS);
    expect(cookieOf(await type(cookie))).toBe(cookie);
  });

  it('never takes the place of the one that a login has told meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const old = await visitorWhoTyped();
    vi.setSystemTime(Date.now() + 25 * HOUR_MS);
    const onItsWay = await open(old);
    await logIn(old);
    await onItsWay.change((session) => ({ ...session, draft: { street: 'late' } }));
    expect(onItsWay.newCookie).toBeNull();
  });
});

describe('the lending API’s cookies', () => {
  it('are kept nowhere while nobody is logged in', async () => {
    const cookie = await visitorWhoTyped();
    const held = await open(cookie);
    await held.apiCookies.write({ lending: 'of a login under way' });
    expect(held.apiCookies.read()).toEqual({ lending: 'of a login under way' });
    expect((await open(cookie)).session.apiCookies).toEqual({});
  });

  it('are kept for whoever is logged in, and for the calls that follow at once', async () => {
    const cookie = await logIn(await visitorWhoTyped());
    const held = await open(cookie);
    const written = held.apiCookies.write({ lending: 'renewed' });
    expect(held.apiCookies.read()).toEqual({ lending: 'renewed' });
    await written;
    expect((await open(cookie)).session).toMatchObject({ user: KATRIN, apiCookies: { lending: 'renewed' } });
  });

  it('are kept for nobody else who has logged in meanwhile', async () => {
    const cookie = await logIn(await visitorWhoTyped());
    const slow = await open(cookie);
    const others = { user: JONAS, apiCookies: { lending: 'cookie of Jonas' } };
    await (await open(cookie)).change((session) => ({ ...session, ...others }));
    await slow.apiCookies.write({ lending: 'late cookie of Katrin' });
    expect((await open(cookie)).session).toMatchObject(others);
  });
});

describe('while the store is out of reach', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('a session is neither read nor taken for a new one, and its cookie stays', async () => {
    const cookie = await visitorWhoTyped();
    const { portalStore } = await import('./session.server');
    const { StoreUnavailableError } = await import('./store/store.server');
    const read = vi.spyOn(portalStore(), 'read').mockRejectedValue(new StoreUnavailableError());
    const held = await open(cookie);
    read.mockRestore();
    expect([held.isUnknown, held.id, held.newCookie]).toEqual([true, null, null]);
    expect(() => held.session).toThrow(StoreUnavailableError);
    await expect(held.change((session) => session)).rejects.toThrow(StoreUnavailableError);
    await expect(held.renew({ next: (old) => old })).rejects.toThrow(StoreUnavailableError);
    expect((await open(cookie)).session).toMatchObject(TYPED);
  });

  it('an error of another kind is no outage', async () => {
    const cookie = await visitorWhoTyped();
    const { portalStore } = await import('./session.server');
    vi.spyOn(portalStore(), 'read').mockRejectedValue(new Error('a defect'));
    await expect(open(cookie)).rejects.toThrow('a defect');
  });
});

it('sessions are counted for Prometheus: begun, renewed, and found to be over', async () => {
  const { exposition } = await import('~/telemetry/metrics.server');
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

describe('a signed id that the store does not know', () => {
  const signed = (id: string) => createCookie('portal_session', { secrets: [SECRET] }).serialize(id);

  it('is not taken up: what is typed goes under a new one', async () => {
    const planted = (await signed('p'.repeat(43))).split(';')[0] ?? '';
    const held = await open(planted);
    await held.change((session) => ({ ...session, ...TYPED }));
    expect(cookieOf(held)).toMatch(/^portal_session=./);
    expect(cookieOf(held)).not.toBe(planted);
    expect((await open(planted)).session.draft).toBeNull();
    expect((await open(cookieOf(held))).session).toMatchObject(TYPED);
  });

  it('is not taken up by a login either', async () => {
    const planted = (await signed('q'.repeat(43))).split(';')[0] ?? '';
    const renewed = await logIn(planted);
    expect(renewed).not.toBe(planted);
    expect((await open(planted)).session.user).toBeNull();
  });
});
