import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRedisStore } from '~/request/store/redis-store.server';
import type { SessionStore } from '~/request/store/store.server';
import { createStoreSettings } from '~/request/store/testing/store-settings';
import { hasRedis, RedisNode } from '../../features/support/redis-node';
import { FakeSentinel } from './fake-sentinel';
import { captureStoreLog, createTestFolder } from './store-test';

const HOUR = 3_600;
const KEY = 'portal:session:a';

const folder = createTestFolder();
captureStoreLog();

describe.skipIf(!hasRedis())('Redis session store while its primary is replaced', () => {
  let before: RedisNode;
  let after: RedisNode;
  let sentinel: FakeSentinel;
  let store: SessionStore;

  const open = async (replicas: number) => {
    store = openRedisStore(
      createStoreSettings(`redis+sentinel://127.0.0.1:${sentinel.port}/main`, { replicas }),
    );
  };

  beforeEach(async () => {
    [before, after] = [await RedisNode.begin(folder), await RedisNode.begin(folder)];
    sentinel = await FakeSentinel.begin(before.port);
  });
  afterEach(async () => {
    await store.close();
    sentinel.close();
    for (const node of [before, after]) await node.stop('SIGKILL');
  });

  it('The store continues if a new primary is announced while the portal asks a slow Sentinel', async () => {
    await open(0);
    await store.update('a', HOUR, () => 'one');
    sentinel.delayMs = 400;
    await before.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await wait(200);
    sentinel.primary = after.port;
    sentinel.announceSwitch();
    await vi.waitFor(() => store.update('a', HOUR, () => 'two'), { timeout: 10_000 });
    expect(await after.call('GET', KEY)).toBe('two');
  });

  it('recovers after a Sentinel named a port that does not exist', async () => {
    sentinel.primary = 70_000;
    await open(0);
    await expect(store.read('a')).rejects.toThrow('unavailable');
    sentinel.primary = before.port;
    await vi.waitFor(() => store.update('a', HOUR, () => 'one'), { timeout: 10_000, interval: 100 });
    expect(await before.call('GET', KEY)).toBe('one');
  });

  it('does not treat a session as missing because an old primary lacks the session', async () => {
    await after.call('REPLICAOF', '127.0.0.1', before.port);
    await vi.waitFor(async () => expect(await before.info()).toContain('state=online'), { timeout: 10_000 });
    await open(1);
    await store.update('a', HOUR, () => 'one');
    expect(await store.read('other')).toBeNull();
    await after.call('REPLICAOF', 'NO', 'ONE');
    await after.call('SET', 'portal:session:new', 'made by another instance');
    await expect(store.read('new')).rejects.toThrow('unavailable');
    expect(await store.read('a')).toBe('one');
  });
});
