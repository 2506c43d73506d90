import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { portal } from '~/testing/portal';

const visit = portal();

const HERE = { partnerKey: 'demo', sandbox: 'one' };

/** Loaded when the portal has its settings. */
const load = async () => ({
  ...(await import('./accepted-invitations.server')),
  store: (await import('~/request/session.server')).portalStore(),
  StoreUnavailableError: (await import('~/request/store/store.server')).StoreUnavailableError,
});
let loaded: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  loaded = await load();
});
afterEach(() => vi.restoreAllMocks());

describe('ACC-08 an invitation that was accepted', () => {
  it.each(['user-1', null])('is remembered with who was logged in by it: %s', async (userId) => {
    const token = `accepted by ${userId}`;
    expect(await loaded.acceptanceOf(HERE, token)).toBeNull();
    await loaded.noteAccepted(HERE, token, { userId });
    expect(await loaded.acceptanceOf(HERE, token)).toEqual({ userId });
    for (const other of [{ sandbox: 'two' }, { partnerKey: 'swiss' }, { sandbox: null }])
      expect(await loaded.acceptanceOf({ ...HERE, ...other }, token)).toBeNull();
    expect(await loaded.acceptanceOf(HERE, `${token}.`)).toBeNull();
  });

  it('is remembered for 400 days, by no name that tells the link', async () => {
    const update = vi.spyOn(loaded.store, 'update');
    await loaded.noteAccepted({ partnerKey: 'demo', sandbox: null }, 'a secret', { userId: 'user-1' });
    const [name, seconds] = update.mock.calls[0] ?? [];
    expect(seconds).toBe(34_560_000);
    expect(name).toMatch(/^accepted invitation demo {2}[\w-]{43}$/);
  });

  it('is not known while the store is out of reach, and its form is shown', async () => {
    const visitor = await visit('demo');
    await visitor.world.invite('neu@beispiel.example');
    const link = await visitor.world.linkOf('invite');
    vi.spyOn(loaded.store, 'read').mockRejectedValue(new loaded.StoreUnavailableError());
    vi.spyOn(loaded.store, 'update').mockRejectedValue(new loaded.StoreUnavailableError());
    const page = await visitor.get(link);
    expect([page.status, page.page('main input[name=password]').length]).toEqual([200, 1]);
    await expect(loaded.noteAccepted(HERE, 'x', { userId: null })).resolves.toBeUndefined();
  });

  it('is asked for aloud where something else is wrong with the store', async () => {
    vi.spyOn(loaded.store, 'read').mockRejectedValue(new TypeError('x'));
    vi.spyOn(loaded.store, 'update').mockRejectedValue(new TypeError('x'));
    await expect(loaded.acceptanceOf(HERE, 'x')).rejects.toThrow(TypeError);
    await expect(loaded.noteAccepted(HERE, 'x', { userId: null })).rejects.toThrow(TypeError);
  });
});
