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
import { ChangeQueue } from './change-queue';
import { watchPersistence } from './redis-persistence.server';
import { RefusalLog } from './refusal-log.server';
import { type SessionStore, StoreUnavailableError, secondsOf } from './store.server';

const PREFIX = 'portal:session:';

/** A command without an answer after this long has failed. A page has to answer within 3 s, in words, that the store is unavailable. */
const COMMAND_TIMEOUT_MS = 2_000;

/** A connection that is silent this long under a waiting command is made anew: the server behind the address may be another by now. */
const SOCKET_TIMEOUT_MS = 4_000;

/** After a command has failed, all others fail at once for this long; then one is tried. */
const CIRCUIT_OPEN_MS = 1_000;

/** How often, and how far apart in milliseconds, a change is tried that other instances keep overtaking. */
const OVERTAKEN = { maxAttempts: 60, initialDelay: 2, maxDelay: 50 };

/**
 * Writes only when the value is still the one that was read. Values are compared, so no connection is held between reading and
 * writing. KEYS: entry. ARGV: expected value or "", new value or "", lifetime in seconds. Answers 1 when written.
 */
const SWAP = `
local present = redis.call('GET', KEYS[1])
if (present or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3]) end
return 1`;

/** KEYS: entry. ARGV: seconds that it is kept from the first one on. Answers the count and the seconds left. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('TTL', KEYS[1]) }`;

const counted = z.tuple([z.number(), z.number()]);

/** Another instance has changed the value between reading and writing. */
class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/**
 * Answers of a server that is no primary (any more), or not yet ready. The address may lead to another server by now, so only a new connection helps.
 * Old releases put the code of a script's command behind a hyphen.
 */
const WRONG_SERVER = /(?:^|-)(?:READONLY|MOVED|LOADING|MASTERDOWN)\b/;

/** A new connection that gets such an answer too leads to the same server: it stays that long, and commands are refused. */
const RENEWED_EVERY_MS = 1_000;

/** Sessions in Redis or Valkey, for any number of portal instances. */
export function openRedisStore(url: string): SessionStore {
  /** Why the connection does not work; null once a command has worked. */
  let connectionError: Error | null = null;
  let isRenewing = false;
  let renewedAt = Number.NEGATIVE_INFINITY;
  /** For a command's error: 2 reconnects and sends the command again, false lets it fail. */
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
    // The time-out alone says when a command is given up, so that it survives a quick restart of Redis.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 50, 500),
  });
  // Without a listener the process would end. Outages are told once, by the circuit.
  redis.on('error', (error) => {
    connectionError = error;
  });
  redis.on('ready', () => {
    if (isRenewing) renewedAt = performance.now();
    isRenewing = false;
  });
  watchPersistence(redis, PREFIX);

  // A refusal (out of memory, read only) is an answer: other commands may still work.
  const circuit = circuitBreaker(
    handleWhen((error) => !(error instanceof ReplyError)),
    { halfOpenAfter: CIRCUIT_OPEN_MS, breaker: new ConsecutiveBreaker(1) },
  );
  let outage = false;
  circuit.onBreak((reason) => {
    // A certificate that is not trusted, say: the command itself only knows that it waited.
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
    maxAttempts: OVERTAKEN.maxAttempts,
    backoff: new ExponentialBackoff(OVERTAKEN),
  });

  return {
    read: (id) => read(PREFIX + id),
    async update(id, lifetimeSeconds, change) {
      const key = PREFIX + id;
      const tryOnce = async () => {
        const present = await read(key);
        const next = change(present);
        const swap = () => redis.eval(SWAP, 1, key, present ?? '', next ?? '', secondsOf(lifetimeSeconds));
        if ((await ask('write', swap)) !== 1) throw new OvertakenError();
        // A full Redis still removes.
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
