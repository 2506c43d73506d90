import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  handleWhen,
  retry,
} from 'cockatiel';
import { Redis, ReplyError } from 'ioredis';
import { z } from 'zod';
import { log } from '~/telemetry/log.server';
import { RefusalLog, type SessionStore, StoreUnavailableError, secondsOf } from './store.server';

/** Lost sessions show as a missing marker without expiry. @param prefix of the portal's keys */
function watchPersistence(redis: Redis, prefix: string): void {
  let connectedBefore = false;
  redis.on('ready', async () => {
    const first = !connectedBefore;
    connectedBefore = true;
    try {
      const marked = await redis.set(`${prefix}mark`, new Date().toISOString(), 'NX');
      if (marked === 'OK') log.warn(first ? 'store-empty' : 'store-lost-data');
      if (first && (await keepsInMemoryOnly(redis))) log.warn('store-not-persistent');
    } catch {
      // Managed servers forbid some of these commands; the store itself reports outages.
    }
  });
}

async function keepsInMemoryOnly(redis: Redis): Promise<boolean> {
  const persistence = await redis.info('persistence');
  if (!/^aof_enabled:0\r?$/m.test(persistence)) return false;
  const [, snapshots] = (await redis.config('GET', 'save')) as string[];
  return snapshots === '';
}

class ChangeQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(id) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#last.set(id, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(id) === turn) this.#last.delete(id);
    }
  }
}

const PREFIX = 'portal:session:';

/** A page must report an unavailable store within 3 s. */
const COMMAND_TIMEOUT_MS = 2_000;

/** A silent connection under a waiting command is replaced: the address may lead to another server by now. */
const SOCKET_TIMEOUT_MS = 4_000;

/** After a failure, all commands fail fast for this time, then one is tried. */
const CIRCUIT_OPEN_MS = 1_000;

const WRITE_CONFLICT = { maxAttempts: 60, initialDelay: 2, maxDelay: 50 };

/**
 * Compare-and-swap by value, so that no connection is reserved between read and write. KEYS: entry. ARGV: expected
 * value or "", new value or "", lifetime in seconds. Returns 1 if written.
 */
const SWAP_SCRIPT = `
local present = redis.call('GET', KEYS[1])
if (present or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3]) end
return 1`;

/** KEYS: entry. ARGV: window in seconds, from the first count. Returns the count and the seconds left. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('TTL', KEYS[1]) }`;

const counted = z.tuple([z.number(), z.number()]);

class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/**
 * Errors of a server that is no primary or not ready. Only a new connection can reach another server. Old releases
 * put a hyphen before a script's error code.
 */
const WRONG_SERVER = /(?:^|-)(?:READONLY|MOVED|LOADING|MASTERDOWN)\b/;

/** If a new connection gets the same error, wait this long before the next one. */
const RENEWED_EVERY_MS = 1_000;

export function openRedisStore(url: string): SessionStore {
  let connectionError: Error | null = null;
  let isRenewing = false;
  let renewedAt = Number.NEGATIVE_INFINITY;
  /** ioredis: 2 reconnects and repeats the command, false lets it fail. */
  const reconnectOnError = (error: Error): 2 | false => {
    if (!WRONG_SERVER.test(error.message)) return false;
    connectionError = error;
    if (!isRenewing && performance.now() - renewedAt < RENEWED_EVERY_MS) return false;
    isRenewing = true;
    return 2;
  };
  const redis = new Redis(url, {
    reconnectOnError,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // Only the timeout limits a command, so that it survives a quick restart of Redis.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 50, 500),
  });
  // Without a listener ioredis would end the process. The circuit breaker logs outages once.
  redis.on('error', (error) => {
    connectionError = error;
  });
  redis.on('ready', () => {
    if (isRenewing) renewedAt = performance.now();
    isRenewing = false;
  });
  watchPersistence(redis, PREFIX);

  // Refusals (out of memory, read only) do not open the circuit: other commands may still work.
  const circuit = circuitBreaker(
    handleWhen((error) => !(error instanceof ReplyError)),
    { halfOpenAfter: CIRCUIT_OPEN_MS, breaker: new ConsecutiveBreaker(1) },
  );
  let outage = false;
  circuit.onBreak((reason) => {
    const error = connectionError ?? ('error' in reason ? reason.error : undefined);
    if (!outage) log.error('store-unreachable', { error });
    outage = true;
  });
  circuit.onReset(() => {
    if (outage) log.info('store-recovered');
    outage = false;
  });
  const refusals = new RefusalLog();
  const ask = async <T>(kind: 'read' | 'write', command: () => Promise<T>): Promise<T> => {
    try {
      const answer = await circuit.execute(command);
      connectionError = null;
      return answer;
    } catch (error) {
      if (error instanceof ReplyError) refusals.refused(kind, error);
      throw new StoreUnavailableError();
    }
  };
  const read = async (key: string) => {
    const value = await ask('read', () => redis.get(key));
    refusals.worked('read');
    return value;
  };

  const queue = new ChangeQueue();
  const untilNotOvertaken = retry(handleType(OvertakenError), {
    maxAttempts: WRITE_CONFLICT.maxAttempts,
    backoff: new ExponentialBackoff(WRITE_CONFLICT),
  });

  return {
    read: (id) => read(PREFIX + id),
    async update(id, lifetimeSeconds, change) {
      const key = PREFIX + id;
      const tryOnce = async () => {
        const present = await read(key);
        const next = change(present);
        const swap = () =>
          redis.eval(SWAP_SCRIPT, 1, key, present ?? '', next ?? '', secondsOf(lifetimeSeconds));
        if ((await ask('write', swap)) !== 1) throw new OvertakenError();
        // A full Redis still accepts deletes.
        if (next !== null) refusals.worked('write');
      };
      try {
        await queue.run(id, () => untilNotOvertaken.execute(tryOnce));
      } catch (error) {
        throw error instanceof OvertakenError ? new StoreUnavailableError() : error;
      }
    },
    async count(id, windowSeconds) {
      const [count, secondsLeft] = counted.parse(
        await ask('write', () => redis.eval(COUNT, 1, PREFIX + id, windowSeconds)),
      );
      refusals.worked('write');
      return { count, secondsLeft: Math.max(1, secondsLeft) };
    },
    async close() {
      redis.disconnect();
    },
  };
}
