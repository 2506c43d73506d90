import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
  await sessions.portalStore().close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const user = { id: 'u1', email: 'katrin@brandt.example', emailVerified: true };
const draft = { values: { street: 'Hafenstraße' } };

/** Whether a session that was begun with these members is still known after a while. */
async function isKnownAfter(id: string, members: Partial<Sessions.Session>, milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') });
  await sessions.changeSession('demo', id, (session) => ({ ...session, ...members }));
  vi.setSystemTime(Date.now() + milliseconds);
  return (await sessions.loadSession('demo', id)) !== null;
}

it('SHELL-20: a session is known at the partner alone it began at, whoever brings its id', async () => {
  await sessions.changeSession('nord', 'same', (session) => ({ ...session, user, draft }));
  expect(await sessions.loadSession('nord', 'same')).toMatchObject({ user, draft });
  expect(await sessions.loadSession('swiss', 'same')).toBeNull();
  await sessions.changeSession('swiss', 'same', (session) => ({ ...session, submissionKey: 'k' }));
  await sessions.removeSession('swiss', 'same');
  expect(await sessions.loadSession('nord', 'same')).toMatchObject({ user, draft });
});

describe('how long a session is kept', () => {
  it.each<[string, Partial<Sessions.Session>]>([
    ['without anything typed', { sandbox: 's1' }],
    ['with a message alone', { flashes: [{ id: 'f', tone: 'info', text: 'a' }] }],
  ])('of a visitor %s: a day', async (id, members) => {
    expect(await isKnownAfter(id, members, 23 * HOUR_MS)).toBe(true);
    expect(await isKnownAfter(id, members, 25 * HOUR_MS)).toBe(false);
  });

  it.each<[string, Partial<Sessions.Session>]>([
    ['something typed', { draft }],
    ['a login', { user }],
    ['work that waits for a login', { interrupted: { userId: 'u1', work: {} } }],
  ])('D-04: with %s: 30 days', async (id, members) => {
    expect(await isKnownAfter(id, members, 29 * DAY_MS)).toBe(true);
    expect(await isKnownAfter(id, members, 31 * DAY_MS)).toBe(false);
  });
});

describe('how much a session may hold', () => {
  const keep = (id: string, members: Partial<Sessions.Session>) =>
    sessions.changeSession('demo', id, (session) => ({ ...session, ...members }));
  const kilobytes = (count: number) => ({ values: 'ü'.repeat((count * 1024) / 2) });

  it('of a visitor is bounded to 16 KB, and nothing of a larger change is written', async () => {
    await keep('stranger', { draft: kilobytes(15) });
    await expect(keep('stranger', { draft: kilobytes(17) })).rejects.toThrow(sessions.SessionTooLargeError);
    expect((await sessions.loadSession('demo', 'stranger'))?.draft).toEqual(kilobytes(15));
  });

  it('of a user is not, and what is larger after a logout may still shrink', async () => {
    await keep('user', { user, draft: kilobytes(40) });
    await keep('user', { user: null });
    await expect(keep('user', { draft: kilobytes(41) })).rejects.toThrow(sessions.SessionTooLargeError);
    expect(await keep('user', { draft: kilobytes(30) })).toMatchObject({ draft: kilobytes(30) });
  });

  it('beside the work that waits for a login is bounded like any visitor’s', async () => {
    const waiting = { userId: 'u1', work: { draft: kilobytes(40) } };
    await keep('waiting', { user: null, interrupted: waiting });
    expect(await keep('waiting', { draft: kilobytes(15) })).toMatchObject({ interrupted: waiting });
    await expect(keep('waiting', { draft: kilobytes(17) })).rejects.toThrow(sessions.SessionTooLargeError);
  });
});
