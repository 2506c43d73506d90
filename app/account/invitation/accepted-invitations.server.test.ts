import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const scope = (partnerKey: string, demoWorldId: string | null) => ({
  storeScope: [partnerKey, demoWorldId] as const,
});
const LOCATION = scope('demo', 'one');

const load = async () => ({
  ...(await import('./accepted-invitations.server')),
  store: (await import('~/request/session.server')).getSessionStore(),
  StoreUnavailableError: (await import('~/request/store/store.server')).StoreUnavailableError,
});
let loaded: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  loaded = await load();
});
afterEach(() => vi.restoreAllMocks());

describe('ACC-08: record of an accepted invitation', () => {
  it.each(['user-1', null])(
    'contains the id of the user, or null for a visitor without a login: %s',
    async (userId) => {
      const token = `accepted by ${userId}`;
      expect(await loaded.findAcceptedInvitation(LOCATION, token)).toBeNull();
      await loaded.recordAcceptedInvitation(LOCATION, token, { userId });
      expect(await loaded.findAcceptedInvitation(LOCATION, token)).toEqual({ userId });
      for (const other of [scope('demo', 'two'), scope('swiss', 'one'), scope('demo', null)])
        expect(await loaded.findAcceptedInvitation(other, token)).toBeNull();
      expect(await loaded.findAcceptedInvitation(LOCATION, `${token}.`)).toBeNull();
    },
  );

  it('the session store keeps the record for 400 days under a hash of the link', async () => {
    const update = vi.spyOn(loaded.store, 'update');
    await loaded.recordAcceptedInvitation(scope('demo', null), 'a secret', { userId: 'user-1' });
    const [name, seconds] = update.mock.calls[0] ?? [];
    expect(seconds).toBe(34_560_000);
    expect(name).toMatch(/^accepted invitation demo {2}[\w-]{43}$/);
  });

  it('counts as missing during a session-store outage, so that the invitation form appears', async () => {
    const visitor = await visit('demo');
    await visitor.world.invite('neu@beispiel.example');
    const link = await visitor.world.linkOf('invite');
    vi.spyOn(loaded.store, 'read').mockRejectedValue(new loaded.StoreUnavailableError());
    vi.spyOn(loaded.store, 'update').mockRejectedValue(new loaded.StoreUnavailableError());
    const page = await visitor.get(link);
    expect([page.status, page.count('main input[name=password]')]).toEqual([200, 1]);
    await expect(loaded.recordAcceptedInvitation(LOCATION, 'x', { userId: null })).resolves.toBeUndefined();
  });

  it('rethrows any error of the session store other than an outage', async () => {
    vi.spyOn(loaded.store, 'read').mockRejectedValue(new TypeError('x'));
    vi.spyOn(loaded.store, 'update').mockRejectedValue(new TypeError('x'));
    await expect(loaded.findAcceptedInvitation(LOCATION, 'x')).rejects.toThrow(TypeError);
    await expect(loaded.recordAcceptedInvitation(LOCATION, 'x', { userId: null })).rejects.toThrow(TypeError);
  });
});
