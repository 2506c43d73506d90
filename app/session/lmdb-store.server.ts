import { open } from 'lmdb';
import type { SessionStore } from './store.server';

interface Entry {
  value: string;
  /** Milliseconds since the epoch, UTC. */
  expires: number;
}

/** Expired entries are removed this often, so that the file does not grow for ever. */
const SWEEP_MS = 60 * 60 * 1000;

/** Sessions in a file on disk, shared by all processes of one machine. Survives restarts. */
export function openLmdbStore(path: string): SessionStore {
  const database = open<Entry, string>({ path, compression: false });

  const alive = (id: string): Entry | null => {
    const entry = database.get(id);
    return entry && entry.expires > Date.now() ? entry : null;
  };
  const sweep = () => {
    const now = Date.now();
    for (const { key, value } of database.getRange()) if (value.expires <= now) void database.remove(key);
  };
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();

  return {
    async read(id) {
      return alive(id)?.value ?? null;
    },
    async update(id, lifetimeSeconds, change) {
      await database.transaction(() => {
        const value = change(alive(id)?.value ?? null);
        if (value === null) database.remove(id);
        else database.put(id, { value, expires: Date.now() + lifetimeSeconds * 1000 });
      });
    },
    async close() {
      clearInterval(timer);
      await database.close();
    },
  };
}
