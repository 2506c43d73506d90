import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { lifetimeInSeconds, RefusalLog, type SessionStore, StoreUnavailableError } from './store.server';

interface Entry {
  value: string;
  /** Milliseconds since the epoch, UTC. */
  expires: number;
}

const SWEEP_MS = 60 * 60 * 1000;

const OWNER_ONLY = { folder: 0o700, file: 0o600 };

const FILES = ['data.mdb', 'lock.mdb'];

/** All processes of a machine share the store. @param path folder; created with owner-only permissions */
export function openLmdbStore(path: string): SessionStore {
  mkdirSync(path, { recursive: true });
  chmodSync(path, OWNER_ONLY.folder);
  const database = open<Entry, string>({ path, compression: false, noSubdir: false });
  for (const file of FILES) chmodSync(join(path, file), OWNER_ONLY.file);

  const refusals = new RefusalLog();
  const alive = (id: string): Entry | null => {
    const entry = database.get(id);
    return entry && entry.expires > Date.now() ? entry : null;
  };
  const sweep = () => {
    const now = Date.now();
    for (const { key, value } of database.getRange()) {
      // Another process may have renewed the entry.
      if (value.expires <= now) void database.transaction(() => alive(key) ?? database.remove(key));
    }
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();

  return {
    async read(id) {
      try {
        const value = alive(id)?.value ?? null;
        refusals.worked('read');
        return value;
      } catch (error) {
        refusals.refused('read', error);
        throw new StoreUnavailableError();
      }
    },
    async update(id, lifetimeSeconds, change) {
      let changed = false;
      try {
        await database.transaction(() => {
          const value = change(alive(id)?.value ?? null);
          changed = true;
          if (value === null) database.remove(id);
          else database.put(id, { value, expires: Date.now() + lifetimeInSeconds(lifetimeSeconds) * 1000 });
        });
        refusals.worked('write');
      } catch (error) {
        if (!changed) throw error;
        refusals.refused('write', error);
        throw new StoreUnavailableError();
      }
    },
    async count(id, windowSeconds) {
      try {
        const counted = await database.transaction(() => {
          const now = Date.now();
          const { value, expires } = alive(id) ?? { value: '0', expires: now + windowSeconds * 1000 };
          const count = Number(value) + 1;
          database.put(id, { value: String(count), expires });
          return { count, secondsLeft: Math.max(1, Math.ceil((expires - now) / 1000)) };
        });
        refusals.worked('write');
        return counted;
      } catch (error) {
        refusals.refused('write', error);
        throw new StoreUnavailableError();
      }
    },
    async close() {
      clearInterval(timer);
      await database.close();
    },
  };
}
