import { Redis } from 'ioredis';
import { log } from '~/telemetry/log.server';
import type { SessionStore } from './store.server';

const PREFIX = 'portal:session:';

/** Tries before a change that others keep overtaking is given up. */
const MAX_TRIES = 20;

/**
 * Writes only when the value is still the one that was read. Values are compared, so no connection is held between reading and
 * writing. KEYS: entry. ARGV: expected value or "", new value or "", lifetime in seconds. Answers 1 when written.
 */
const SWAP = `
local present = redis.call('GET', KEYS[1])
if (present or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3]) end
return 1`;

/** Sessions in Redis or Valkey, for any number of portal instances. */
export function openRedisStore(url: string): SessionStore {
  const redis = new Redis(url, { maxRetriesPerRequest: 2 });
  redis.on('error', (error: Error) => log.error('store-unreachable', { error }));

  return {
    read: (id) => redis.get(PREFIX + id),
    async update(id, lifetimeSeconds, change) {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const present = await redis.get(PREFIX + id);
        const next = change(present);
        const written = await redis.eval(SWAP, 1, PREFIX + id, present ?? '', next ?? '', lifetimeSeconds);
        if (written === 1) return;
      }
      throw new Error('The session was changed by others all the time');
    },
    async close() {
      redis.disconnect();
    },
  };
}
