import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRedisStore } from '~/request/store/redis-store.server';
import { createStoreSettings } from '~/request/store/testing/store-settings';
import {
  ClusterGroup,
  hasSentinel,
  type RedisGroup,
  SentinelGroup,
} from '../../features/support/redis-groups';
import { hasRedis, LOOPBACK_ADDRESS, RedisNode } from '../../features/support/redis-node';
import { findFreePort } from '../../scripts/free-port.mjs';
import { captureStoreLog, createTestFolder } from './store-test';

const HOUR_SECONDS = 3_600;
const ids = Array.from({ length: 200 }, (_, index) => `session ${index}`);

const folder = createTestFolder();
const logged = captureStoreLog();

/** Follows "Backup" in docs/operations.md, with the settings of deploy/redis.conf. */
describe.skipIf(!hasRedis())('backup of the session store', () => {
  let data: string;
  let redis: RedisNode;

  beforeEach(async () => {
    const port = await findFreePort();
    data = mkdtempSync(join(folder, 'data-'));
    redis = new RedisNode(port, data, [
      'deploy/redis.conf',
      '--port',
      String(port),
      '--bind',
      LOOPBACK_ADDRESS,
      '--dir',
      data,
    ]);
    await redis.start();
  });
  afterEach(() => redis.stop('SIGKILL'));

  async function loseData(): Promise<void> {
    await redis.stop('SIGKILL');
    rmSync(data, { recursive: true });
    mkdirSync(data);
  }

  const open = () => openRedisStore(createStoreSettings(redis.url));

  it('A copy of the folder, made while the portal writes, restores every session', async () => {
    const store = open();
    for (const id of ids) await store.update(id, HOUR_SECONDS, () => id);
    let isWriting = true;
    const pendingWrites = (async () => {
      for (let count = 0; isWriting; count += 1)
        await store.update(`later ${count}`, HOUR_SECONDS, () => 'x');
    })();
    await redis.call('CONFIG', 'SET', 'auto-aof-rewrite-percentage', '0');
    const folderCopy = join(folder, 'copy');
    cpSync(data, folderCopy, { recursive: true });
    isWriting = false;
    await pendingWrites;
    await store.close();
    await loseData();
    cpSync(folderCopy, data, { recursive: true });
    await redis.start();
    const restoredStore = open();
    for (const id of ids) expect(await restoredStore.read(id)).toBe(id);
    expect(Number(await redis.call('TTL', 'portal:session:session 0'))).toBeGreaterThan(HOUR_SECONDS - 60);
    await restoredStore.update('session 0', HOUR_SECONDS, (present) => `${present} goes on`);
    await restoredStore.close();
    expect(logged.events()).not.toContain('store-lost-data');
  });

  it('A snapshot alone needs a first start without the append-only file', async () => {
    const store = open();
    for (const id of ids) await store.update(id, HOUR_SECONDS, () => id);
    await redis.call('SAVE');
    const dumpCopy = join(folder, 'dump.rdb');
    cpSync(join(data, 'dump.rdb'), dumpCopy);
    await store.close();
    const dumpFile = join(data, 'dump.rdb');

    await loseData();
    cpSync(dumpCopy, dumpFile);
    await redis.start();
    expect(await redis.call('DBSIZE')).toBe(0);

    await loseData();
    cpSync(dumpCopy, dumpFile);
    await redis.start('--appendonly', 'no');
    await redis.call('CONFIG', 'SET', 'appendonly', 'yes');
    await expect.poll(() => redis.call('INFO', 'persistence')).toContain('aof_rewrite_in_progress:0');
    await redis.stop('SIGTERM');
    await redis.start();
    const restoredStore = open();
    for (const id of ids) expect(await restoredStore.read(id)).toBe(id);
    await restoredStore.close();
  });
});

async function fillThroughFailover(group: RedisGroup): Promise<void> {
  await group.callAllNodes('CONFIG', 'SET', 'appendonly', 'yes');
  const store = openRedisStore(createStoreSettings(group.url, { replicas: 1 }));
  for (const id of ids) await store.update(id, HOUR_SECONDS, () => id);
  const first = await group.primary();
  await group.demotePrimary(first);
  await expect.poll(() => group.isReplaced(first), { timeout: 20_000 }).toBe(true);
  await expect
    .poll(() => store.update('later', HOUR_SECONDS, () => 'x').then(() => true), { timeout: 10_000 })
    .toBe(true);
  await group.waitUntilHealthy();
  await store.close();
}

async function expectRestored(group: RedisGroup): Promise<void> {
  const restoredStore = openRedisStore(createStoreSettings(group.url, { replicas: 1 }));
  for (const id of [...ids, 'later']) expect(await restoredStore.read(id)).not.toBeNull();
  await restoredStore.update('after', HOUR_SECONDS, () => 'x');
  await restoredStore.close();
  expect(logged.events()).not.toContain('store-lost-data');
}

describe.skipIf(!hasSentinel())('backup of a session store with Sentinel', () => {
  it('The copy of a replica restores every session on the server that the Sentinels know as primary', async () => {
    const group = await SentinelGroup.createIn(join(folder, 'group'));
    await group.start();
    try {
      await fillThroughFailover(group);

      const primary = await group.primary();
      const [replica, ...otherNodes] = group.nodes.filter((node) => node !== primary);
      const replicaCopy = join(folder, 'copy-of-replica');
      cpSync(replica?.folder ?? '', replicaCopy, { recursive: true });

      await group.stop();
      for (const { folder: data } of group.nodes) rmSync(data, { recursive: true });
      cpSync(replicaCopy, primary.folder, { recursive: true });
      await primary.start('--appendonly', 'yes', '--replicaof', 'no', 'one');
      for (const node of [replica, ...otherNodes])
        await node?.start('--appendonly', 'yes', '--replicaof', LOOPBACK_ADDRESS, String(primary.port));
      for (const sentinel of group.sentinels) await sentinel.start();
      await group.waitUntilHealthy();
      expect((await group.primary()).port).toBe(primary.port);

      await expectRestored(group);
    } finally {
      await group.stop();
    }
  }, 120_000);
});

describe.skipIf(!hasSentinel())('backup of a session store in a cluster', () => {
  it('The copies of one replica per shard restore every session on the primaries', async () => {
    const group = await ClusterGroup.createIn(join(folder, 'cluster'));
    await group.start();
    try {
      await fillThroughFailover(group);

      const folderOfCopies = join(folder, 'copies');
      const parts = await group.parts();
      expect(parts).toHaveLength(3);
      for (const { primary, replicas } of parts) {
        const [replica] = replicas;
        cpSync(replica?.folder ?? '', join(folderOfCopies, String(primary.port)), { recursive: true });
      }
      for (const node of group.nodes)
        cpSync(join(node.folder, 'nodes.conf'), join(folderOfCopies, `nodes-${node.port}.conf`));

      await group.stop();
      for (const { folder: data } of group.nodes) {
        rmSync(data, { recursive: true });
        mkdirSync(data);
      }
      for (const { primary } of parts)
        cpSync(join(folderOfCopies, String(primary.port)), primary.folder, { recursive: true });
      for (const node of group.nodes)
        cpSync(join(folderOfCopies, `nodes-${node.port}.conf`), join(node.folder, 'nodes.conf'));
      for (const { primary } of parts) await primary.start('--appendonly', 'yes');
      for (const { replicas } of parts)
        for (const replica of replicas) await replica.start('--appendonly', 'yes');
      await group.waitUntilHealthy();

      await expectRestored(group);
    } finally {
      await group.stop();
    }
  }, 120_000);
});
