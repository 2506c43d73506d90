import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLmdbStore } from './lmdb-store.server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sessions-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HOUR = 3600;

describe('the session store on disk', () => {
  it('keeps what it was given over a restart', async () => {
    const before = openLmdbStore(folder);
    await before.update('a', HOUR, () => 'kept');
    await before.close();
    const after = openLmdbStore(folder);
    expect(await after.read('a')).toBe('kept');
    await after.close();
  });

  it('loses no change when many come at once', async () => {
    const store = openLmdbStore(folder);
    await Promise.all(
      Array.from({ length: 200 }, () => store.update('n', HOUR, (value) => String(Number(value ?? 0) + 1))),
    );
    expect(await store.read('n')).toBe('200');
    await store.close();
  });

  it('forgets what has outlived its time or was removed', async () => {
    const store = openLmdbStore(folder);
    await store.update('old', 0, () => 'x');
    await store.update('gone', HOUR, () => 'x');
    await store.update('gone', HOUR, () => null);
    expect(await store.read('old')).toBeNull();
    expect(await store.read('gone')).toBeNull();
    await store.close();
  });
});
