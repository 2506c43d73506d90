import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLmdbStore } from './lmdb-store.server';
import { openRedisStore } from './redis-store.server';
import type { SessionStore } from './store.server';

const HOUR = 3600;
const REDIS_PORT = 6399;
const folder = mkdtempSync(join(tmpdir(), 'sessions-'));
let redis: ChildProcess | undefined;

beforeAll(async () => {
  if (!redisInstalled()) return;
  redis = spawn('redis-server', ['--port', String(REDIS_PORT), '--save', '', '--dir', folder], {
    stdio: 'ignore',
  });
  while (!(await listens(REDIS_PORT))) await new Promise((resolve) => setTimeout(resolve, 20));
});

afterAll(() => {
  redis?.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  { name: 'on disk', open: () => openLmdbStore(join(folder, 'lmdb')), possible: true },
  {
    name: 'in Redis',
    open: () => openRedisStore(`redis://127.0.0.1:${REDIS_PORT}`),
    possible: redisInstalled(),
  },
])('the session store $name', ({ open, possible }) => {
  it.skipIf(!possible)('keeps what it was given over a restart of the portal', async () => {
    await using((store) => store.update('a', HOUR, () => 'kept'));
    expect(await using((store) => store.read('a'))).toBe('kept');
  });

  it.skipIf(!possible)('loses no change when many come at once', async () => {
    const read = await using(async (store) => {
      const changes = Array.from({ length: 15 }, () =>
        store.update('n', HOUR, (value) => String(Number(value ?? 0) + 1)),
      );
      await Promise.all(changes);
      return store.read('n');
    });
    expect(read).toBe('15');
  });

  it.skipIf(!possible)('forgets what was removed', async () => {
    const read = await using(async (store) => {
      await store.update('gone', HOUR, () => 'x');
      await store.update('gone', HOUR, () => null);
      return store.read('gone');
    });
    expect(read).toBeNull();
  });

  async function using<T>(work: (store: SessionStore) => Promise<T>): Promise<T> {
    const store = open();
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }
});

describe('the session store on disk', () => {
  it('forgets what has outlived its time', async () => {
    const store = openLmdbStore(join(folder, 'aged'));
    await store.update('old', 0, () => 'x');
    expect(await store.read('old')).toBeNull();
    await store.close();
  });
});

function redisInstalled(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
