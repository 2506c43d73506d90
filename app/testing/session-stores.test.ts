import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { open } from 'lmdb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DamagedStoreError, openLmdbStore } from '~/request/store/lmdb-store.server';
import { openRedisStore } from '~/request/store/redis-store.server';
import type { SessionStore } from '~/request/store/store.server';
import { createStoreSettings } from '~/request/store/testing/store-settings';
import { hasRedis, RedisNode } from '../../features/support/redis-node';
import { createTestFolder } from './store-test';

const HOUR_SECONDS = 3600;
const folder = createTestFolder();
let redis: RedisNode | undefined;

beforeAll(async () => {
  if (hasRedis()) redis = await RedisNode.begin(folder);
});

afterAll(() => redis?.stop('SIGKILL'));

describe.each([
  { name: 'on disk', open: () => openLmdbStore(join(folder, 'lmdb')), possible: true },
  {
    name: 'in Redis',
    open: () => openRedisStore(createStoreSettings(redis?.url ?? '')),
    possible: hasRedis(),
  },
])('session store: $name', ({ open, possible }) => {
  it.skipIf(!possible)('the session store keeps values over a restart of the portal', async () => {
    await withStore((store) => store.update('a', HOUR_SECONDS, () => 'kept'));
    expect(await withStore((store) => store.read('a'))).toBe('kept');
  });

  it.skipIf(!possible)(
    'the session store loses no update when two instances make 60 updates at once',
    async () => {
      const read = await withStore((firstStore) =>
        withStore(async (secondStore) => {
          const changes = Array.from({ length: 60 }, (_, index) =>
            (index % 2 === 0 ? firstStore : secondStore).update('n', HOUR_SECONDS, (value) =>
              String(Number(value ?? 0) + 1),
            ),
          );
          await Promise.all(changes);
          return firstStore.read('n');
        }),
      );
      expect(read).toBe('60');
    },
  );

  it.skipIf(!possible)('the session store executes the next update after a failed update', async () => {
    const read = await withStore(async (store) => {
      const failingUpdate = store.update('x', HOUR_SECONDS, () => {
        throw new RangeError('a mistake of the change');
      });
      const next = store.update('x', HOUR_SECONDS, () => 'next');
      await expect(failingUpdate).rejects.toThrow(RangeError);
      await next;
      return store.read('x');
    });
    expect(read).toBe('next');
  });

  it.skipIf(!possible)('the session store returns null for removed values', async () => {
    const read = await withStore(async (store) => {
      await store.update('gone', HOUR_SECONDS, () => 'x');
      await store.update('gone', HOUR_SECONDS, () => null);
      return store.read('gone');
    });
    expect(read).toBeNull();
  });

  it.skipIf(!possible)('the session store counts events across instances within a time window', async () => {
    const stores = [open(), open()];
    const each = Array.from({ length: 10 }, (_, index) => stores[index % 2]?.count('c', HOUR_SECONDS));
    const counts = await Promise.all(each);
    expect(counts.map((counted) => counted?.count).toSorted((a = 0, b = 0) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const secondsLeft = counts.map((counted) => counted?.secondsLeft ?? 0);
    expect(Math.min(...secondsLeft)).toBeGreaterThan(HOUR_SECONDS - 60);
    expect(Math.max(...secondsLeft)).toBeLessThanOrEqual(HOUR_SECONDS);
    await withStore((store) => store.update('c', 0, () => null));
    expect(await withStore((store) => store.count('c', HOUR_SECONDS))).toMatchObject({ count: 1 });
    for (const store of stores) await store.close();
  });

  it.skipIf(!possible)('the session store restarts a counter after its time window', async () => {
    await withStore(async (store) => {
      const measureGrowth = async () => {
        const first = await store.count('short', 2);
        return (await store.count('short', 2)).count - first.count;
      };
      await expect.poll(measureGrowth).toBe(1);
      await expect.poll(() => store.count('short', 2)).toEqual({ count: 1, secondsLeft: 2 });
    });
  });

  async function withStore<T>(work: (store: SessionStore) => Promise<T>): Promise<T> {
    const store = open();
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }
});

describe('session store on disk', () => {
  it('the store on disk returns null for expired values', async () => {
    const store = openLmdbStore(join(folder, 'aged'));
    await store.update('old', 0, () => 'x');
    expect(await store.read('old')).toBeNull();
    await store.close();
  });

  it('The store on disk is readable by its owner only', async () => {
    const path = join(folder, 'closed');
    const store = openLmdbStore(path);
    await store.update('a', HOUR_SECONDS, () => 'x');
    const fileModes = ['.', 'data.mdb', 'lock.mdb'].map((file) => statSync(join(path, file)).mode & 0o777);
    expect(fileModes).toEqual([0o700, 0o600, 0o600]);
    await store.close();
  });

  it.each<[damage: string, change: (data: Buffer) => Buffer, isReported: boolean]>([
    ['random bytes', ({ length }) => randomBytes(length), true],
    ['zeros', ({ length }) => Buffer.alloc(length), true],
    ['a short text', () => Buffer.from('a text'), true],
    ['the first page', (data) => data.subarray(0, 4096), true],
    ['the first two pages', (data) => data.subarray(0, 2 * 4096), true],
    ['nothing', () => Buffer.alloc(0), false],
    ['the whole data', (data) => data, false],
  ])(
    'the store on disk opens its data file only if LMDB can read it (the file has %s)',
    async (_, change, isReported) => {
      const path = mkdtempSync(join(folder, 'damaged-'));
      const store = openLmdbStore(path);
      for (const id of ['a', 'b', 'c']) await store.update(id, HOUR_SECONDS, () => 'x'.repeat(500_000));
      await store.close();
      const copyPath = mkdtempSync(join(folder, 'copy-'));
      writeFileSync(join(copyPath, 'data.mdb'), change(readFileSync(join(path, 'data.mdb'))));
      if (isReported) expect(() => openLmdbStore(copyPath)).toThrow(DamagedStoreError);
      else await openLmdbStore(copyPath).close();
    },
  );

  it.skipIf(process.platform === 'win32')(
    'the store on disk refuses writes while the disk is full, and keeps reading',
    { timeout: 30_000 },
    async () => {
      const script = `
        import { DamagedStoreError, openLmdbStore } from './app/request/store/lmdb-store.server.ts';
        const store = openLmdbStore(${JSON.stringify(join(folder, 'full'))});
        await store.update('a', ${HOUR_SECONDS}, () => 'kept');
        const answers = [];
        for (const write of [() => store.update('b', ${HOUR_SECONDS}, () => 'x'.repeat(2_000_000)), () => store.read('a')])
          answers.push(await write().catch(({ name }) => name));
        await new Promise((resolve) => setTimeout(resolve, 50));
        process.stdout.write('answers ' + JSON.stringify(answers));
      `;
      const command = `ulimit -f 1024; exec "$0" --import tsx/esm --input-type=module --eval "$1"`;
      const { stdout } = await promisify(execFile)('sh', ['-c', command, process.execPath, script]);
      expect(stdout).toContain('answers ["StoreUnavailableError","kept"]');
    },
  );

  describe('store on disk as time passes', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    it('the store on disk expires a session and the time window of a counter on time', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') });
      const store = openLmdbStore(join(folder, 'to-the-end'));
      const readValues = async () => [await store.read('a'), await store.count('b', 60)];
      await store.update('a', 60, () => 'x');
      const firstValues = await readValues();
      vi.setSystemTime(Date.now() + 59_999);
      const lastValues = await readValues();
      vi.setSystemTime(Date.now() + 1);
      const valuesAfterRestart = await readValues();
      await store.close();
      expect([firstValues, lastValues, valuesAfterRestart]).toEqual([
        ['x', { count: 1, secondsLeft: 60 }],
        ['x', { count: 2, secondsLeft: 1 }],
        [null, { count: 1, secondsLeft: 60 }],
      ]);
    });

    it('the store on disk removes expired sessions every hour and keeps the unexpired sessions', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
      const path = join(folder, 'swept');
      const store = openLmdbStore(path);
      await store.update('short', 60, () => 'x');
      await store.update('long', 3 * HOUR_SECONDS, () => 'x');
      expect(listKeys(path)).toEqual(['long', 'short']);
      vi.advanceTimersByTime(HOUR_SECONDS * 1000);
      await vi.waitFor(() => expect(listKeys(path)).toEqual(['long']), { timeout: 30_000 });
      await store.close();
    });

    it('the store on disk removes expired sessions at start', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
      const path = join(folder, 'opened-late');
      const storeBefore = openLmdbStore(path);
      await storeBefore.update('short', 60, () => 'x');
      await storeBefore.close();
      vi.advanceTimersByTime(HOUR_SECONDS * 1000);
      const store = openLmdbStore(path);
      await vi.waitFor(() => expect(listKeys(path)).toEqual([]), { timeout: 30_000 });
      await store.close();
    });
  });
});

/** Read-only: a second writer would wait forever for the running transaction. */
function listKeys(path: string): unknown[] {
  return [...open({ path, noSubdir: false, readOnly: true }).getKeys()];
}
