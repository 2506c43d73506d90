import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openRedisStore } from '~/request/store/redis-store.server';
import type { SessionStore } from '~/request/store/store.server';
import { createStoreSettings } from '~/request/store/testing/store-settings';
import { ClusterGroup, hasSentinel, SentinelGroup } from '../../features/support/redis-groups';
import { captureStoreLog, createTestFolder } from './store-test';

const HOUR_SECONDS = 3_600;
const MAX_OUTAGE_MS = 20_000;

const folder = createTestFolder();
const logged = captureStoreLog();

describe.skipIf(!hasSentinel())('a store of several Redis servers', () => {
  describe.each([
    ['Sentinel', SentinelGroup],
    ['Cluster', ClusterGroup],
  ] as const)('of the kind %s', (kind, Group) => {
    let group: SentinelGroup | ClusterGroup;

    beforeAll(async () => {
      group = await Group.createIn(join(folder, kind));
      await group.start();
    }, 60_000);
    afterAll(() => group.stop());

    it.each([
      [
        'is killed',
        async () => {
          const primary = await group.primary();
          await primary.stop('SIGKILL');
          return () => primary.start();
        },
      ],
      [
        'hangs',
        async () => {
          const primary = await group.primary();
          primary.signal('SIGSTOP');
          return async () => primary.signal('SIGCONT');
        },
      ],
      [
        'is demoted by hand',
        async () => {
          const primary = await group.primary();
          await group.demotePrimary(primary);
          await vi.waitFor(async () => expect(await group.isReplaced(primary)).toBe(true), {
            timeout: MAX_OUTAGE_MS,
          });
          return async () => undefined;
        },
      ],
      ...(kind === 'Cluster'
        ? [
            [
              'gives slots away',
              async () => {
                if (group instanceof ClusterGroup) await group.moveSlots(12, await group.primary());
                return async () => undefined;
              },
            ] as const,
          ]
        : []),
    ] as const)(
      'the store keeps every confirmed value and recovers while the primary %s',
      async (_, causeFailure) => {
        await group.waitUntilHealthy();
        const store = openRedisStore(createStoreSettings(group.url, { replicas: 1 }));
        const visitors = Array.from({ length: 12 }, (_, index) =>
          visitor(store, `v${index} ${Math.random()}`),
        );
        await vi.waitFor(() => expect(visitors.every(({ keptCount }) => keptCount > 0)).toBe(true), {
          timeout: 10_000,
        });
        const undoFailure = await causeFailure();
        const keptBefore = visitors.map(({ keptCount }) => keptCount);
        const waitForProgress = () =>
          vi.waitFor(
            () =>
              expect(
                visitors.map(({ keptCount }, index) => keptCount > (keptBefore[index] ?? 0) + 1),
              ).not.toContain(false),
            { timeout: MAX_OUTAGE_MS },
          );
        try {
          // A part of the cluster may lack replicas until its old primary returns.
          await (kind === 'Sentinel' ? waitForProgress() : wait(3_000));
        } finally {
          await undoFailure();
        }
        await waitForProgress();
        for (const each of visitors) each.stop();
        await Promise.all(visitors.map(({ finished }) => finished));
        const lostKeys: string[] = [];
        for (const key of visitors.flatMap(({ keys }) => keys)) {
          const value = await vi.waitFor(() => store.read(key), { timeout: MAX_OUTAGE_MS });
          if (value !== key) lostKeys.push(key);
        }
        expect(lostKeys).toEqual([]);
        expect(Math.max(...visitors.map(({ longest }) => longest()))).toBeLessThan(5_000);
        await store.close();
      },
      60_000,
    );

    it('the store writes to the new primary within 2 s after the primary was replaced', async () => {
      await group.waitUntilHealthy();
      const store = openRedisStore(createStoreSettings(group.url, { replicas: kind === 'Sentinel' ? 1 : 0 }));
      const oldPrimary = await group.primary();
      const ids = Array.from({ length: 12 }, (_, index) => `split ${index}`);
      const writeAll = (value: string) =>
        Promise.all(ids.map((id) => store.update(id, HOUR_SECONDS, () => value)));
      await vi.waitFor(() => writeAll('before'), { timeout: 5_000 });
      oldPrimary.signal('SIGSTOP');
      try {
        await vi.waitFor(async () => expect(await group.isReplaced(oldPrimary)).toBe(true), {
          timeout: MAX_OUTAGE_MS,
        });
      } finally {
        oldPrimary.signal('SIGCONT');
      }
      const promotedAt = performance.now();
      await vi.waitFor(() => writeAll('after'), { timeout: 10_000, interval: 20 });
      expect(performance.now() - promotedAt).toBeLessThan(2_000);
      await group.waitUntilHealthy();
      for (const id of ids) expect(await store.read(id)).toBe('after');
      await store.close();
    }, 60_000);

    it('the store logs at start that a single-server URL names a Sentinel or a cluster node', async () => {
      const [server] = group instanceof SentinelGroup ? group.sentinels : group.nodes;
      const single = openRedisStore(createStoreSettings(`redis://127.0.0.1:${server?.port}`));
      await vi.waitFor(
        () =>
          expect(logged.events()).toContain(
            kind === 'Sentinel' ? 'store-is-sentinel' : 'store-is-cluster-node',
          ),
        { timeout: 5_000 },
      );
      await expect(single.update('a', HOUR_SECONDS, () => 'b')).rejects.toThrow('unavailable');
      await single.close();
    });
  });

  describe('settings that do not fit the servers', () => {
    let group: SentinelGroup;
    beforeAll(async () => {
      group = await SentinelGroup.createIn(join(folder, 'misfit'));
      await group.start();
    }, 60_000);
    afterAll(() => group.stop());

    const readOutage = async (url: string) => {
      const store = openRedisStore(createStoreSettings(url));
      await vi.waitFor(() => expect(logged.events()).toContain('store-unreachable'), { timeout: 5_000 });
      await store.close();
      return logged.listEvents('store-unreachable')[0];
    };

    it('the portal logs an unknown primary, a server that is no Sentinel, and a server that is no cluster', async () => {
      const primary = await group.primary();
      expect(await readOutage(group.url.replace('/main', '/other'))).toMatchObject({
        why: 'no primary of this name',
      });
      logged.clear();
      expect(await readOutage(`redis+sentinel://127.0.0.1:${primary.port}/main`)).toMatchObject({
        why: 'the server is no Sentinel',
      });
      logged.clear();
      expect(await readOutage(`redis+cluster://127.0.0.1:${primary.port}`)).toMatchObject({
        why: 'the server is no cluster',
      });
    });

    it('the portal logs that the store URL names a replica', async () => {
      const primary = await group.primary();
      const replica = Number(/port=(\d+),state=online/.exec(await primary.info())?.[1]);
      const store = openRedisStore(createStoreSettings(`redis://127.0.0.1:${replica}`));
      await vi.waitFor(() => expect(logged.events()).toContain('store-is-replica'), { timeout: 5_000 });
      await store.close();
    });

    it('the portal logs that no replica confirms writes', async () => {
      const store = openRedisStore(createStoreSettings(group.url));
      expect(logged.events()).toContain('store-may-lose-writes');
      expect(store.writes).toBe('primary-only');
      await store.close();
    });

    it('the portal refuses updates, but not reads, if too few replicas confirm updates', async () => {
      const store = openRedisStore(createStoreSettings(group.url, { replicas: 3, replicasMs: 200 }));
      await vi.waitFor(() => expect(logged.events()).toContain('store-not-replicated'), { timeout: 5_000 });
      await expect(store.update('few', HOUR_SECONDS, () => 'written')).rejects.toThrow('unavailable');
      const startedAt = performance.now();
      await expect(store.update('few', HOUR_SECONDS, () => 'written')).rejects.toThrow('unavailable');
      expect(performance.now() - startedAt).toBeLessThan(100);
      expect(await store.read('few')).toBe('written');
      expect(await store.count('few counted', 60)).toMatchObject({ count: 1 });
      expect(logged.listEvents('store-not-replicated')).toHaveLength(1);
      expect(store.writes).toBe('replicated');
      await store.close();
    });
  });
});

function visitor(store: SessionStore, id: string) {
  let isRunning = true;
  let longestMs = 0;
  const keys: string[] = [];
  const visitorState = {
    keys,
    get keptCount() {
      return keys.length;
    },
    stop() {
      isRunning = false;
    },
    longest: () => longestMs,
    finished: Promise.resolve(),
  };
  visitorState.finished = (async () => {
    for (let count = 1; isRunning; count += 1) {
      const startedAt = performance.now();
      const key = `${id} ${count}`;
      const isKept = await store
        .update(key, HOUR_SECONDS, () => key)
        .then(
          () => true,
          () => false,
        );
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      if (isKept) keys.push(key);
      await wait(isKept ? 2 : 50);
    }
  })();
  return visitorState;
}
