import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRedisStore } from '~/request/store/redis-store.server';
import type { SessionStore } from '~/request/store/store.server';
import { createStoreSettings } from '~/request/store/testing/store-settings';
import { hasRedis, RedisNode } from '../../features/support/redis-node';
import { FakeSentinel } from './fake-sentinel';
import { captureStoreLog, createTestFolder } from './store-test';

const HOUR_SECONDS = 3_600;
const SESSION_KEY = 'portal:session:a';

const folder = createTestFolder();
captureStoreLog();

describe.skipIf(!hasRedis())('Redis session store while its primary is replaced', () => {
  let oldServer: RedisNode;
  let newServer: RedisNode;
  let sentinel: FakeSentinel;
  let store: SessionStore;

  const open = async (replicas: number) => {
    store = openRedisStore(
      createStoreSettings(`redis+sentinel://127.0.0.1:${sentinel.port}/main`, { replicas }),
    );
  };

  beforeEach(async () => {
    [oldServer, newServer] = [await RedisNode.begin(folder), await RedisNode.begin(folder)];
    sentinel = await FakeSentinel.start(oldServer.port);
  });
  afterEach(async () => {
    await store.close();
    sentinel.close();
    for (const node of [oldServer, newServer]) await node.stop('SIGKILL');
  });

  it('The store continues if a new primary is announced while the portal asks a slow Sentinel', async () => {
    await open(0);
    await store.update('a', HOUR_SECONDS, () => 'one');
    sentinel.delayMs = 400;
    await oldServer.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await wait(200);
    sentinel.primary = newServer.port;
    sentinel.announceSwitch();
    await vi.waitFor(() => store.update('a', HOUR_SECONDS, () => 'two'), { timeout: 10_000 });
    expect(await newServer.call('GET', SESSION_KEY)).toBe('two');
  });

  it('recovers after a Sentinel named a port that does not exist', async () => {
    sentinel.primary = 70_000;
    await open(0);
    await expect(store.read('a')).rejects.toThrow('unavailable');
    sentinel.primary = oldServer.port;
    await vi.waitFor(() => store.update('a', HOUR_SECONDS, () => 'one'), { timeout: 10_000, interval: 100 });
    expect(await oldServer.call('GET', SESSION_KEY)).toBe('one');
  });

  it('does not treat a session as missing because an old primary lacks the session', async () => {
    await newServer.call('REPLICAOF', '127.0.0.1', oldServer.port);
    await vi.waitFor(async () => expect(await oldServer.info()).toContain('state=online'), {
      timeout: 10_000,
    });
    await open(1);
    await store.update('a', HOUR_SECONDS, () => 'one');
    expect(await store.read('other')).toBeNull();
    await newServer.call('REPLICAOF', 'NO', 'ONE');
    await newServer.call('SET', 'portal:session:new', 'made by another instance');
    await expect(store.read('new')).rejects.toThrow('unavailable');
    expect(await store.read('a')).toBe('one');
  });
});
