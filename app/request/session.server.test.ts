import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TranslatedText } from '~/i18n/translated-text';
import type * as Sessions from './session.server';

const folder = mkdtempSync(join(tmpdir(), 'session-'));
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let sessions: typeof Sessions;

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder);
  sessions = await import('./session.server');
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await sessions.getSessionStore().close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const user = { id: 'u1', email: 'katrin@brandt.example', emailVerified: true };
const draft = { values: { street: 'Hafenstraße' } };

async function existsAfter(id: string, members: Partial<Sessions.Session>, milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') });
  await sessions.changeSession('demo', id, (session) => ({ ...session, ...members }));
  vi.setSystemTime(Date.now() + milliseconds);
  return (await sessions.loadSession('demo', id)) !== null;
}

it('SHELL-20: loadSession finds a session only at the partner where the session began', async () => {
  await sessions.changeSession('nord', 'same', (session) => ({ ...session, user, draft }));
  expect(await sessions.loadSession('nord', 'same')).toMatchObject({ user, draft });
  expect(await sessions.loadSession('swiss', 'same')).toBeNull();
  await sessions.changeSession('swiss', 'same', (session) => ({ ...session, submissionKey: 'k' }));
  await sessions.removeSession('swiss', 'same');
  expect(await sessions.loadSession('nord', 'same')).toMatchObject({ user, draft });
});

describe('lifetime of a session', () => {
  it.each<[string, Partial<Sessions.Session>]>([
    ['without typed values', { demo: { sandbox: 's1' } }],
    ['with only a message', { flashes: [{ id: 'f', tone: 'info', text: 'a' as TranslatedText }] }],
  ])('the lifetime of a session is one day for a visitor %s', async (id, members) => {
    expect(await existsAfter(id, members, 23 * HOUR_MS)).toBe(true);
    expect(await existsAfter(id, members, 25 * HOUR_MS)).toBe(false);
  });

  it.each<[string, Partial<Sessions.Session>]>([
    ['typed values', { draft }],
    ['a login', { user }],
    ['work that waits for a login', { interrupted: { userId: 'u1', work: {} } }],
  ])('D-04: the lifetime of a session is 30 days with %s', async (id, members) => {
    expect(await existsAfter(id, members, 29 * DAY_MS)).toBe(true);
    expect(await existsAfter(id, members, 31 * DAY_MS)).toBe(false);
  });
});

describe('size limit of a session', () => {
  const storeSession = (id: string, members: Partial<Sessions.Session>) =>
    sessions.changeSession('demo', id, (session) => ({ ...session, ...members }));
  const kilobytes = (count: number) => ({ values: 'ü'.repeat((count * 1024) / 2) });

  it('the size limit refuses more than 16 KB from an anonymous visitor and keeps the stored session unchanged', async () => {
    await storeSession('stranger', { draft: kilobytes(15) });
    await expect(storeSession('stranger', { draft: kilobytes(17) })).rejects.toThrow(
      sessions.SessionTooLargeError,
    );
    expect((await sessions.loadSession('demo', 'stranger'))?.draft).toEqual(kilobytes(15));
  });

  it('the size limit applies only to anonymous sessions; a session over the limit after logout may shrink, not grow', async () => {
    await storeSession('user', { user, draft: kilobytes(40) });
    await storeSession('user', { user: null });
    await expect(storeSession('user', { draft: kilobytes(41) })).rejects.toThrow(
      sessions.SessionTooLargeError,
    );
    expect(await storeSession('user', { draft: kilobytes(30) })).toMatchObject({ draft: kilobytes(30) });
  });

  it('the size limit also applies to the unsaved work that waits for the next login', async () => {
    const interruptedWork = { userId: 'u1', work: { draft: kilobytes(40) } };
    await storeSession('waiting', { user: null, interrupted: interruptedWork });
    expect(await storeSession('waiting', { draft: kilobytes(15) })).toMatchObject({
      interrupted: interruptedWork,
    });
    await expect(storeSession('waiting', { draft: kilobytes(17) })).rejects.toThrow(
      sessions.SessionTooLargeError,
    );
  });
});

describe('session record of another build during a rollout', () => {
  const written = (id: string, members: object) =>
    sessions
      .getSessionStore()
      .update(`session demo ${id}`, 3600, () => JSON.stringify({ user, draft, ...members }));
  const stored = async (id: string) =>
    JSON.parse((await sessions.getSessionStore().read(`session demo ${id}`)) ?? '');
  const type = (id: string) =>
    sessions.changeSession('demo', id, (session) => ({ ...session, submissionKey: 'k' }));

  it('a session record of another build keeps JSON members that this build does not know', async () => {
    const next = {
      seenTour: { step: 3 },
      user: { ...user, salutation: 'ms' },
      flashes: [{ id: 'f', tone: 'info', text: 'a', link: '/help' }],
      interrupted: { userId: 'u1', work: {}, since: 1 },
      replacedBy: { id: 'r', submissionKey: null, arrived: false, at: 1 },
    };
    await written('next', next);
    await type('next');
    expect(await stored('next')).toMatchObject({ ...next, draft, submissionKey: 'k' });
    await sessions.changeExistingSession('demo', 'next', (session) => ({ ...session, submissionKey: 'l' }));
    expect(await stored('next')).toMatchObject({ ...next, draft, submissionKey: 'l' });
  });

  it.each([
    ['a member of another type', { flashes: 'none' }],
    ['a user of another type', { user: { name: 'Katrin' } }],
  ])(
    'a session record of another build is neither treated as empty nor overwritten if the record has %s',
    async (recordName, members) => {
      const { StoreUnavailableError } = await import('./store/store.server');
      await written(recordName, members);
      await expect(sessions.loadSession('demo', recordName)).rejects.toThrow(StoreUnavailableError);
      await expect(type(recordName)).rejects.toThrow(StoreUnavailableError);
      await expect(
        sessions.changeExistingSession('demo', recordName, () => sessions.createEmptySession()),
      ).rejects.toThrow(StoreUnavailableError);
      expect(await stored(recordName)).toEqual({ user, draft, ...members });
    },
  );
});
