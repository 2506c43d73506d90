import { chmodSync, closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { makeFolder } from '~/settings/settings.server';
import { lifetimeInSeconds, RefusalLog, type SessionStore, StoreUnavailableError } from './store.server';

interface Entry {
  value: string;
  /** Milliseconds since the epoch, UTC. */
  expires: number;
}

const SWEEP_MS = 60 * 60 * 1000;

const OWNER_ONLY_MODES = { folder: 0o700, file: 0o600 };

const DATA_FILE = 'data.mdb';
const FILES = [DATA_FILE, 'lock.mdb'];

export class DamagedStoreError extends Error {
  override readonly name = 'DamagedStoreError';
}

const MAGIC_NUMBER = 0xbeef_c0de;

/** In units of 4 bytes, on 64-bit systems. */
const META_PAGE = { length: 38, magicAt: 6, pageBytesAt: 12, rootsAt: [22, 34] };

const NO_ROOT = 0xffff_ffff;

/** LMDB ends the process with a signal if its file is damaged. @throws DamagedStoreError */
function requireIntact(file: string): void {
  if (!existsSync(file)) return;
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const metaPage = new Uint32Array(META_PAGE.length);
    readSync(descriptor, metaPage, { position: 0 });
    const isLmdb = metaPage.includes(MAGIC_NUMBER);
    if (size > 0 && (!isLmdb || isCut(metaPage, size))) throw new DamagedStoreError();
  } finally {
    closeSync(descriptor);
  }
}

function isCut(metaPage: Uint32Array, size: number): boolean {
  if (metaPage[META_PAGE.magicAt] !== MAGIC_NUMBER) return false;
  const pages = size / (metaPage[META_PAGE.pageBytesAt] || 1);
  return (
    pages < 2 || META_PAGE.rootsAt.some((at) => (metaPage[at] ?? 0) >= pages && metaPage[at] !== NO_ROOT)
  );
}

/** All processes of a machine share the store. @param path folder for its owner only */
export function openLmdbStore(path: string): SessionStore {
  makeFolder(path);
  chmodSync(path, OWNER_ONLY_MODES.folder);
  requireIntact(join(path, DATA_FILE));
  const database = open<Entry, string>({
    path,
    compression: false,
    noSubdir: false,
    // Nothing would handle the rejection of a batch.
    eventTurnBatching: false,
  });
  for (const file of FILES) chmodSync(join(path, file), OWNER_ONLY_MODES.file);

  const refusals = new RefusalLog();
  const commit = <Result>(change: () => Result): Promise<Result> =>
    database.transaction(change).catch((error) => {
      // lmdb also rejects `commitError`. Unhandled, this promise would end the portal.
      error.commitError?.catch(() => undefined);
      throw error;
    });
  const findAlive = (id: string): Entry | null => {
    const entry = database.get(id);
    return entry && entry.expires > Date.now() ? entry : null;
  };
  const sweep = () => {
    const now = Date.now();
    for (const { key, value } of database.getRange()) {
      // Another process may have renewed the entry.
      if (value.expires <= now)
        commit(() => findAlive(key) ?? database.remove(key)).catch((error) =>
          refusals.recordRefusal('write', error),
        );
    }
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();

  return {
    async read(id) {
      try {
        const value = findAlive(id)?.value ?? null;
        refusals.recordSuccess('read');
        return value;
      } catch (error) {
        refusals.recordRefusal('read', error);
        throw new StoreUnavailableError();
      }
    },
    async update(id, lifetimeSeconds, change) {
      let isChanged = false;
      try {
        await commit(() => {
          const value = change(findAlive(id)?.value ?? null);
          isChanged = true;
          if (value === null) database.remove(id);
          else database.put(id, { value, expires: Date.now() + lifetimeInSeconds(lifetimeSeconds) * 1000 });
        });
        refusals.recordSuccess('write');
      } catch (error) {
        if (!isChanged) throw error;
        refusals.recordRefusal('write', error);
        throw new StoreUnavailableError();
      }
    },
    async count(id, windowSeconds) {
      try {
        const counter = await commit(() => {
          const now = Date.now();
          const { value, expires } = findAlive(id) ?? { value: '0', expires: now + windowSeconds * 1000 };
          const count = Number(value) + 1;
          database.put(id, { value: String(count), expires });
          return { count, secondsLeft: Math.max(1, Math.ceil((expires - now) / 1000)) };
        });
        refusals.recordSuccess('write');
        return counter;
      } catch (error) {
        refusals.recordRefusal('write', error);
        throw new StoreUnavailableError();
      }
    },
    async close() {
      clearInterval(timer);
      await database.close();
    },
  };
}
