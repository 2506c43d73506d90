import { chmodSync } from 'node:fs';
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

const FILES = ['data.mdb', 'lock.mdb'];

/** All processes of a machine share the store. @param path folder; created with owner-only permissions */
export function openLmdbStore(path: string): SessionStore {
  makeFolder(path);
  chmodSync(path, OWNER_ONLY_MODES.folder);
  const database = open<Entry, string>({
    path,
    compression: false,
    noSubdir: false,
    // Batches have a promise of their own, whose rejection would end the portal.
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
