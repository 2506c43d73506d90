import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TranslatedText } from '~/i18n/translated-text';
import type * as AccountSessions from './account-sessions.server';
import type * as RequestSessions from './request-session.server';
import type * as Sessions from './session.server';
import type * as Store from './store/store.server';

const folder = mkdtempSync(join(tmpdir(), 'account-sessions-'));
const MINUTE_MS = 60_000;
const TEXT = 'ended' as TranslatedText;

let sessions: typeof Sessions;
let index: typeof AccountSessions;
let requests: typeof RequestSessions;
let store: typeof Store;
let userId = 0;
let user: NonNullable<Sessions.Session['user']>;

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder);
  sessions = await import('./session.server');
  index = await import('./account-sessions.server');
  requests = await import('./request-session.server');
  store = await import('./store/store.server');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') });
  userId += 1;
  user = { id: `u${userId}`, email: 'katrin@brandt.example', emailVerified: true };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(async () => {
  await sessions.getSessionStore().close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const passMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS);

const stored = async (id: string) =>
  (await sessions.loadSession('demo', id)) ?? sessions.createEmptySession();

async function use(id: string, userAgent = 'Firefox/140.0'): Promise<void> {
  const requestSession = {
    id,
    session: await stored(id),
    change: async (changeSession: (session: Sessions.Session) => Sessions.Session) => {
      await sessions.changeSession('demo', id, changeSession);
    },
  };
  await requests.recordSessionUse(requestSession, { storeScope: ['demo', null], userAgent, endedText: TEXT });
}

async function logIn(id: string): Promise<void> {
  await sessions.changeSession('demo', id, (session) => ({ ...session, user, apiCookies: { sid: id } }));
  await use(id);
}

async function loadAccount(id: string): Promise<AccountSessions.LoggedInAccount> {
  const session = { id, data: await stored(id) };
  return { facts: { partnerKey: 'demo', storeScope: ['demo', null] }, session, user } as never;
}

const listOtherSessions = async (id: string) =>
  (await index.listSessions(await loadAccount(id))).otherSessions;
const endOtherSessions = async (id: string) => index.endOtherSessions(await loadAccount(id), TEXT);

async function removeIndex(): Promise<void> {
  const spy = vi.spyOn(sessions.getSessionStore(), 'read');
  await listOtherSessions('none');
  const names = spy.mock.calls.map(([name]) => name);
  spy.mockRestore();
  const name = names.find((each) => each.startsWith('account-sessions'));
  await sessions.getSessionStore().update(name ?? '', 0, () => null);
}

describe('list of an account’s sessions', () => {
  it('The session store names the account by a digest only', async () => {
    const updated = vi.spyOn(sessions.getSessionStore(), 'update');
    await logIn('digest');
    const names = updated.mock.calls.map(([name]) => name).filter((name) => !name.startsWith('session '));
    expect(names).toEqual([expect.stringMatching(/^account-sessions [\w-]{43}$/)]);
  });

  it('The sessions are ordered by their last use, which is recorded at most once in five minutes', async () => {
    await logIn('a');
    await logIn('b');
    await logIn('c');
    passMinutes(4);
    await use('b');
    passMinutes(2);
    await use('c');
    const [first, second] = await listOtherSessions('a');
    expect([first?.usedAt.getMinutes(), second?.usedAt.getMinutes()]).toEqual([6, 0]);
    expect(second?.loggedInAt).toEqual(second?.usedAt);
  });

  it('A second use within five minutes writes nothing', async () => {
    await logIn('quiet');
    passMinutes(4);
    const updated = vi.spyOn(sessions.getSessionStore(), 'update');
    await use('quiet');
    expect(updated).not.toHaveBeenCalled();
  });

  it('The list has at most the 50 most recently used sessions', async () => {
    for (let number = 0; number <= 51; number += 1) await logIn(`many${number}`);
    const listedSessions = await listOtherSessions('many51');
    expect(listedSessions).toHaveLength(requests.MAX_LISTED_SESSIONS - 1);
    await removeIndex();
    expect(await listOtherSessions('many51')).toEqual([]);
  });

  it('A session that is missing in the list is added again at the next use of the session', async () => {
    await logIn('lost');
    await logIn('here');
    await removeIndex();
    expect(await listOtherSessions('here')).toEqual([]);
    passMinutes(6);
    await use('lost');
    expect(await listOtherSessions('here')).toHaveLength(1);
  });

  it('A session of another user is not listed, even if the session index contains the session', async () => {
    await logIn('mine');
    await logIn('taken');
    await sessions.changeSession('demo', 'taken', (session) => ({
      ...session,
      user: { ...user, id: 'somebody else' },
    }));
    expect(await listOtherSessions('mine')).toEqual([]);
    expect(await endOtherSessions('mine')).toEqual([]);
    expect((await stored('taken')).user?.id).toBe('somebody else');
  });
});

describe('end of an account’s other sessions', () => {
  it('An ended session has no login, phone link or browser id, and keeps the unsaved work for its user', async () => {
    await logIn('one');
    await logIn('two');
    const sessionWithWork = {
      draft: { street: 'Hafenstraße' },
      browserId: 'b',
      phoneLink: { token: 't', applicationId: 'a', expiresAt: 0 },
    };
    await sessions.changeSession('demo', 'two', (session) => ({ ...session, ...sessionWithWork }));
    expect((await stored('two')).login?.device).toEqual({ browser: 'firefox', system: null });
    expect(await endOtherSessions('one')).toEqual([{ apiCookies: { sid: 'two' } }]);
    const {
      user: endedUser,
      apiCookies,
      login,
      phoneLink,
      browserId,
      interrupted,
      flashes,
    } = await stored('two');
    expect([endedUser, apiCookies, login, phoneLink, browserId]).toEqual([
      null,
      {},
      undefined,
      undefined,
      undefined,
    ]);
    expect(interrupted).toMatchObject({ userId: user.id, work: { draft: sessionWithWork.draft } });
    expect(flashes).toMatchObject([{ text: TEXT, sessionOver: true }]);
    expect((await stored('one')).user).toEqual(user);
  });

  it('A session that is missing in the index ends at its next use after five minutes', async () => {
    await logIn('unlisted');
    await removeIndex();
    await logIn('owner');
    await endOtherSessions('owner');
    expect((await stored('unlisted')).user).toEqual(user);
    passMinutes(6);
    await use('unlisted');
    await use('owner');
    expect([(await stored('unlisted')).user, (await stored('owner')).user]).toEqual([null, user]);
  });

  it('ending the other sessions keeps the current session and restores no old session if the index is lost', async () => {
    await logIn('early');
    await logIn('keeper');
    await sessions.changeSession('demo', 'early', (session) => ({ ...session, user: null }));
    await endOtherSessions('keeper');
    await sessions.changeSession('demo', 'early', (session) => ({ ...session, user }));
    await removeIndex();
    passMinutes(6);
    await use('keeper');
    await use('early');
    expect([(await stored('keeper')).user, (await stored('early')).user]).toEqual([user, null]);
  });

  it('ending the other sessions keeps a session that the user opened by a later login', async () => {
    await logIn('before');
    await endOtherSessions('before');
    await logIn('after');
    passMinutes(6);
    await use('after');
    expect((await stored('after')).user).toEqual(user);
  });

  it('A second attempt to end the sessions after an outage ends the remaining sessions', async () => {
    await logIn('first');
    await logIn('second');
    const sessionStore = sessions.getSessionStore();
    const { update } = sessionStore;
    const failingUpdate = vi.spyOn(sessionStore, 'update').mockImplementation((name, ...change) => {
      if (name.endsWith(' second')) throw new store.StoreUnavailableError();
      return update(name, ...change);
    });
    await expect(endOtherSessions('first')).rejects.toThrow(store.StoreUnavailableError);
    failingUpdate.mockRestore();
    expect((await stored('second')).user).toEqual(user);
    expect(await endOtherSessions('first')).toHaveLength(1);
    expect([(await stored('first')).user, (await stored('second')).user]).toEqual([user, null]);
  });
});
