import { setTimeout as wait } from 'node:timers/promises';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  handleWhen,
  noop,
  retry,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';
import { Cluster, type ClusterOptions, Redis, type RedisOptions, ReplyError } from 'ioredis';
import { z } from 'zod';
import type { StoreSettings } from '~/settings/settings.server';
import { log } from '~/telemetry/log.server';
import type { LogFields } from '~/telemetry/log-fields';
import {
  lifetimeInSeconds,
  RefusalLog,
  refusalCause,
  type SessionStore,
  StoreUnavailableError,
} from './store.server';

/** A page must report an unavailable store within 3 s. */
const COMMAND_TIMEOUT_MS = 2_000;

/** Must exceed 5 s, after which resolvers try the next name server. */
const CONNECT_TIMEOUT_MS = 6_000;

/** Ends a silent connection, because the address may meanwhile belong to another server. */
const SOCKET_TIMEOUT_MS = 4_000;

/** An old primary may not answer when the connection closes. */
const HANGING_CLOSE_MS = 200;

/** Two refreshes find a new primary within 2 s, even if no command reaches it. */
const CLUSTER_REFRESH_MS = 1_000;

const SENTINEL_TIMEOUT_MS = 700;

/** Old Redis releases put a hyphen before a script's error code. */
const WRONG_SERVER_ERROR = /(?:^|-)(?:READONLY|MOVED|LOADING|MASTERDOWN)\b/;

const MIN_RENEWAL_INTERVAL_MS = 1_000;

interface ClientEvents {
  onFailure(error: Error, reason?: string): void;
  /** Called after a disconnect. A command in flight may run again. */
  onDisconnect(): void;
  isClosed(): boolean;
  /** The Redis client's errors omit the last error of a Sentinel. */
  sentinelError(): Error | null;
  onMissingDatabase(): void;
}

/** @param mayRepeat whether commands may repeat. False for a pipeline: its commands would run on two servers */
function openClient(
  { address, clientCertificate }: StoreSettings,
  events: ClientEvents,
  mayRepeat: boolean,
): Redis | Cluster {
  const { onFailure, sentinelError, onMissingDatabase } = events;
  const { username, password } = address;
  const tls = address.tls ? { tls: { ...clientCertificate } } : {};
  const sharedOptions = {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...tls,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disconnectTimeout: HANGING_CLOSE_MS,
    // Commands wait for a quick restart of Redis; only the timeout limits them.
    maxRetriesPerRequest: null,
  } satisfies RedisOptions;
  if (address.kind === 'cluster') return openCluster(address.nodes, sharedOptions, events);

  let isRenewing = false;
  let renewedAt = Number.NEGATIVE_INFINITY;
  /** Return values of ioredis: 2 reconnects and repeats the command, true only reconnects. */
  const reconnectOnError = (error: Error): 2 | boolean => {
    if (!WRONG_SERVER_ERROR.test(error.message)) return false;
    onFailure(error);
    if (!isRenewing && performance.now() - renewedAt < MIN_RENEWAL_INTERVAL_MS) return false;
    isRenewing = true;
    return mayRepeat ? 2 : true;
  };
  const retryStrategy = (attempt: number) => Math.min(attempt * 50, 500);
  const redis = new Redis({
    ...sharedOptions,
    db: address.db,
    reconnectOnError,
    retryStrategy,
    ...(address.kind === 'single'
      ? {
          ...address.node,
          connectTimeout: CONNECT_TIMEOUT_MS,
          ...(address.family !== undefined && { family: address.family }),
        }
      : {
          sentinels: address.sentinels,
          name: address.name,
          sentinelUsername: address.sentinelLogin.username,
          sentinelPassword: address.sentinelLogin.password,
          ...(address.tls && { enableTLSForSentinelMode: true, sentinelTLS: { ...clientCertificate } }),
          sentinelCommandTimeout: SENTINEL_TIMEOUT_MS,
          connectTimeout: SENTINEL_TIMEOUT_MS,
          sentinelRetryStrategy: retryStrategy,
        }),
  });
  // Without a listener for errors, ioredis would end the process.
  redis.on('error', (error: Error & { command?: { name: string } }) => {
    // The client would continue in database 0, which may belong to another deployment.
    if (error.command?.name === 'select') {
      redis.disconnect();
      onMissingDatabase();
    }
    // If INFO is forbidden, only responses to other commands show that the server is ready.
    if (error.command?.name === 'info') redis.options.enableReadyCheck = false;
    if (!NO_SENTINEL_ERROR.test(error.message)) onFailure(error, describeLoginFailure(error));
  });
  redis.on('sentinelError', (error: Error) => {
    const cause = sentinelError() ?? error;
    onFailure(cause, describeMissingPrimary(ERROR_WITHOUT_CAUSE.test(error.message) ? cause : error));
  });
  redis.on('ready', () => {
    if (isRenewing) renewedAt = performance.now();
    isRenewing = false;
  });
  redis.on('close', events.onDisconnect);
  // The client gives up after an unusable address, such as port 0 from a Sentinel.
  redis.on('end', async () => {
    await wait(MIN_RENEWAL_INTERVAL_MS);
    if (!events.isClosed() && redis.status === 'end') redis.connect().catch(() => undefined);
  });
  return redis;
}

/** While the client asks a Sentinel, `disconnect` would end the client for good. */
function leaveServer(redis: Redis): void {
  if (redis.status === 'connecting') redis.once('connect', () => redis.disconnect(true));
  else redis.disconnect(true);
}

function openCluster(
  nodes: { host: string; port: number }[],
  redisOptions: RedisOptions,
  { onFailure, onDisconnect }: ClientEvents,
): Cluster {
  const options: ClusterOptions = {
    redisOptions,
    slotsRefreshInterval: CLUSTER_REFRESH_MS,
    slotsRefreshTimeout: SENTINEL_TIMEOUT_MS,
    clusterRetryStrategy: (attempt) => Math.min(attempt * 50, 500),
    // Certificates contain host names, not addresses.
    ...(redisOptions.tls && { dnsLookup: (host, answer) => answer(null, host) }),
  };
  const cluster = new Cluster(nodes, options);
  cluster.on('error', (error: Error & { lastNodeError?: Error }) =>
    onFailure(error.lastNodeError ?? error, describeClusterFailure(error.lastNodeError)),
  );
  cluster.on('node error', (error: Error) => onFailure(error, describeClusterFailure(error)));
  cluster.on('-node', onDisconnect);

  let nextNode = 0;
  let isProbing = false;
  // The client hides why a node refuses it, so the portal asks each node.
  cluster.on('reconnecting', async () => {
    if (isProbing) return;
    isProbing = true;
    const probeOptions = { connectTimeout: SENTINEL_TIMEOUT_MS, retryStrategy: () => null };
    const node = new Redis({ ...redisOptions, ...probeOptions, ...nodes[nextNode % nodes.length] });
    nextNode += 1;
    const handleRefusal = (error: Error) => {
      // The client's readiness check needs a command that the server forbids.
      if (refusalCause(error).why) cluster.options.enableReadyCheck = false;
      else if (!ERROR_WITHOUT_CAUSE.test(error.message)) onFailure(error, describeClusterFailure(error));
    };
    node.on('error', handleRefusal);
    await node.cluster('INFO').catch(handleRefusal);
    node.disconnect();
    await wait(CLUSTER_REFRESH_MS);
    isProbing = false;
  });
  return cluster;
}

const NO_SENTINEL_ERROR = /^All sentinels are unreachable/;

/** A closed connection hides the error that caused the close. */
const ERROR_WITHOUT_CAUSE = /Connection is closed\.?$/;

const TLS_CODE = /^(?:ERR_(?:SSL|TLS)_|CERT_|.*(?:SIGNED_CERT|ISSUER_CERT|LEAF_SIGNATURE))/;

const NOT_READY = 'connected, but the server is not ready';

const isTlsError = (error: Error & { code?: string }) => TLS_CODE.test(error.code ?? '');

function describeMissingPrimary(error: Error): string {
  const { message } = error;
  if (/invalid reply: null|No such master/.test(message)) return 'no primary of this name';
  if (/unknown command/i.test(message)) return 'the server is no Sentinel';
  if (/NOAUTH|WRONGPASS|NOPERM/.test(message)) return 'the Sentinel refuses the login';
  if (isTlsError(error)) return 'no TLS connection to a Sentinel';
  return 'no Sentinel answers';
}

function describeLoginFailure(error: Error): string | undefined {
  if (/^(?:NOAUTH|WRONGPASS)\b/.test(error.message)) return 'the server refuses the login';
  return isTlsError(error) ? 'no TLS connection to the server' : undefined;
}

function describeClusterFailure(error: Error | undefined): string | undefined {
  if (!error) return undefined;
  if (/cluster support disabled/.test(error.message)) return 'the server is no cluster';
  return describeLoginFailure(error);
}

interface FailoverWatch {
  isFailingOver(): boolean;
  lastError(): Error | null;
  close(): void;
}

/** Limits the wait if no Sentinel reports the end of the failover. */
const FAILOVER_WITHIN_MS = 5_000;

const FAILOVER_START_CHANNELS = [
  '+try-failover',
  '+failover-state-select-slave',
  '+failover-state-send-slaveof-noone',
];
const FAILOVER_END_CHANNELS = [
  '-failover-abort-not-elected',
  '-failover-abort-no-good-slave',
  '-failover-abort-slave-timeout',
];
const SWITCHED_CHANNEL = '+switch-master';

/** Sentinels announce a failover first. Writes that the old primary confirms until the promotion are lost. */
function watchFailovers({ address, clientCertificate }: StoreSettings, onSwitch: () => void): FailoverWatch {
  if (address.kind !== 'sentinel')
    return { isFailingOver: () => false, lastError: () => null, close: () => undefined };
  const { name, sentinelLogin, tls } = address;
  let failoverEndsAt = Number.NEGATIVE_INFINITY;
  let primary = '';
  let lastError: Error | null = null;
  const subscribers = address.sentinels.map((sentinel) => {
    const subscriber = new Redis({
      ...sentinel,
      ...sentinelLogin,
      ...(tls && { tls: { ...clientCertificate } }),
      enableReadyCheck: false,
      connectTimeout: SENTINEL_TIMEOUT_MS,
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    });
    subscriber.on('error', (error: Error) => {
      lastError = error;
    });
    subscriber.on('ready', () => {
      lastError = null;
    });
    subscriber.on('message', (channel: string, message: string) => {
      const messageParts = message.split(' ');
      if (channel === SWITCHED_CHANNEL && messageParts[0] === name) {
        failoverEndsAt = Number.NEGATIVE_INFINITY;
        const newPrimary = messageParts.slice(3).join(':');
        if (newPrimary !== primary) onSwitch();
        primary = newPrimary;
      } else if (messageParts[0] === 'master' && messageParts[1] === name)
        failoverEndsAt = FAILOVER_END_CHANNELS.includes(channel)
          ? Number.NEGATIVE_INFINITY
          : performance.now() + FAILOVER_WITHIN_MS;
    });
    subscriber
      .subscribe(SWITCHED_CHANNEL, ...FAILOVER_START_CHANNELS, ...FAILOVER_END_CHANNELS)
      .catch(() => undefined);
    return subscriber;
  });
  return {
    isFailingOver: () => performance.now() < failoverEndsAt,
    lastError: () => lastError,
    close() {
      for (const subscriber of subscribers) subscriber.disconnect();
    },
  };
}

type Client = Redis | Cluster;

/** A marker without expiry detects lost sessions. @param prefix of the portal's keys */
function watchPersistence(client: Client, prefix: string): void {
  let connectedBefore = false;
  client.on('ready', async () => {
    const isFirstConnection = !connectedBefore;
    connectedBefore = true;
    try {
      const markResult = await client.set(`${prefix}mark`, new Date().toISOString(), 'NX');
      if (markResult === 'OK') log.warn(isFirstConnection ? 'store-empty' : 'store-lost-data');
      if (isFirstConnection && (await keepsInMemoryOnly(primariesOf(client))))
        log.warn('store-not-persistent');
    } catch {
      // Managed servers forbid some of these commands; the store itself reports outages.
    }
  });
}

async function keepsInMemoryOnly(primaries: readonly Redis[]): Promise<boolean> {
  for (const redis of primaries) {
    const persistence = await redis.info('persistence');
    if (!/^aof_enabled:0\r?$/m.test(persistence)) continue;
    const [, snapshots] = (await redis.config('GET', 'save')) as string[];
    if (snapshots === '') return true;
  }
  return false;
}

const primariesOf = (client: Client): readonly Redis[] =>
  client instanceof Cluster ? client.nodes('master') : [client];

/** Null unless the address leads to a server with another role. */
async function findAddressMisuse(redis: Redis) {
  const info = await redis.info().catch(() => '');
  if (/^(?:redis|server)_mode:sentinel\r?$/m.test(info)) return 'store-is-sentinel';
  if (/^cluster_enabled:1\r?$/m.test(info)) return 'store-is-cluster-node';
  return /^role:slave\r?$/m.test(info) ? 'store-is-replica' : null;
}

class ChangeQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(id: string, change: () => Promise<T>): Promise<T> {
    const previousChange = this.#last.get(id) ?? Promise.resolve();
    const queuedChange = previousChange.then(change, change);
    this.#last.set(id, queuedChange);
    try {
      return await queuedChange;
    } finally {
      if (this.#last.get(id) === queuedChange) this.#last.delete(id);
    }
  }
}

const PREFIX = 'portal:session:';

/** A cluster without a known primary queues commands without the client's timeout. */
const RESPONSE_TIMEOUT_MS = COMMAND_TIMEOUT_MS + 400;

/** After a failure, all commands fail fast for this time, then one is tried. */
const CIRCUIT_OPEN_MS = 1_000;

const WRITE_CONFLICT = { maxAttempts: 60, initialDelay: 2, maxDelay: 50 };

/** KEYS: entry. ARGV: expected value or "", new value or "", lifetime in seconds. Returns 1 if written. */
const SWAP_SCRIPT = `
local present = redis.call('GET', KEYS[1])
if (present or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3]) end
return 1`;

/** A null read needs confirmation by replicas: without them, the server may no longer be primary. */
const CONFIRM_SCRIPT = `return redis.call('GET', KEYS[1])`;

/** KEYS: entry. ARGV: window in seconds, from the first count. Returns the count and the seconds left. */
const COUNT_SCRIPT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('TTL', KEYS[1]) }`;

const storedValue = z.string().nullable();

const countReply = z.tuple([z.number(), z.number()]);

class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** A failover may lose the write. */
class NotReplicatedError extends Error {
  override readonly name = 'NotReplicatedError';
}

class FailoverError extends Error {
  override readonly name = 'FailoverError';
}

/** The server itself works, so these errors do not stop other commands. */
const isUnconfirmed = (error: Error) =>
  error instanceof NotReplicatedError ||
  error instanceof FailoverError ||
  error instanceof BrokenCircuitError;

type SwapValues = [present: string, next: string, seconds: number];

/** A slot or the role of primary is moving. The command had no effect, or is idempotent. */
const MOVING_SLOTS_ERROR =
  /^(?:MOVED|ASK|TRYAGAIN|CLUSTERDOWN|UNBLOCKED)\b|^Connection is closed|^Command aborted due/;

const MOVING_PAUSE_MS = 50;

const MAX_RETRY_MS = 1_200;

const REDIRECTION_ERROR = /^(MOVED|ASK) \d+ (\S+)$/;

interface ReplicatedScript {
  script: string;
  key: string;
  args: (string | number)[];
  onRepeat(): void;
}

/** `WAIT` confirms only its own connection's writes, so script and `WAIT` share one pipeline. */
async function runReplicated(
  writeClient: Client,
  { isFailingOver }: FailoverWatch,
  { replicas, replicasMs }: StoreSettings,
  { script, key, args, onRepeat }: ReplicatedScript,
): Promise<unknown> {
  // The last attempt must end before the circuit marks the server as unreachable.
  const deadline = performance.now() + MAX_RETRY_MS;
  let pipeline = writeClient.pipeline();
  for (;;) {
    while (isFailingOver()) {
      if (performance.now() > deadline) throw new FailoverError();
      await wait(MOVING_PAUSE_MS);
    }
    const results =
      (await pipeline
        .eval(script, 1, key, ...args)
        .wait(replicas, replicasMs)
        .exec()) ?? [];
    const [scriptResult, waitResult] = results.slice(-2);
    const error = scriptResult?.[0] ?? waitResult?.[0];
    const wasFailingOver = isFailingOver();
    if (!error && scriptResult && waitResult && !wasFailingOver) {
      if (Number(waitResult[1]) < replicas) throw new NotReplicatedError();
      return scriptResult[1];
    }
    const isRetryable =
      wasFailingOver ||
      MOVING_SLOTS_ERROR.test(error?.message ?? '') ||
      WRONG_SERVER_ERROR.test(error?.message ?? '');
    if (!isRetryable || performance.now() > deadline)
      throw wasFailingOver ? new FailoverError() : (error ?? new NotReplicatedError());
    onRepeat();
    await wait(MOVING_PAUSE_MS);
    pipeline = redirectedPipeline(writeClient, error?.message ?? '');
  }
}

function redirectedPipeline(writeClient: Client, message: string) {
  if (!(writeClient instanceof Cluster)) return writeClient.pipeline();
  const [, kind, target] = REDIRECTION_ERROR.exec(message) ?? [];
  if (kind !== 'ASK') writeClient.refreshSlotsCache();
  const node = writeClient.nodes('all').find(({ options }) => `${options.host}:${options.port}` === target);
  if (node === undefined) return writeClient.pipeline();
  return kind === 'ASK' ? node.pipeline().asking() : node.pipeline();
}

export function openRedisStore(settings: StoreSettings): SessionStore {
  const { address, replicas, replicasMs } = settings;
  let connectionError: Error | null = null;
  let connectionFailure: string | undefined;
  let isMisused = false;
  const recordFailure = (error: Error, reason?: string) => {
    if (connectionError !== null && ERROR_WITHOUT_CAUSE.test(error.message)) return;
    connectionError = error;
    connectionFailure = reason;
  };
  const failovers = watchFailovers(settings, () => {
    for (const client of [redis, writeClient])
      if (client && !(client instanceof Cluster)) leaveServer(client);
  });
  const onMissingDatabase = () => {
    if (!isMisused) log.error('store-lacks-database');
    isMisused = true;
  };
  let isClosed = false;
  let repetitions = 0;
  const countRepetition = () => {
    repetitions += 1;
  };
  const events: ClientEvents = {
    onFailure: recordFailure,
    onDisconnect: countRepetition,
    isClosed: () => isClosed || isMisused,
    sentinelError: failovers.lastError,
    onMissingDatabase,
  };
  const redis = openClient(settings, events, true);
  const writeClient = replicas > 0 ? openClient(settings, events, false) : null;
  redis.on('ready', () => {
    connectionFailure = undefined;
  });
  watchPersistence(redis, PREFIX);
  if (address.kind === 'single') {
    redis.once('ready', async () => {
      const misuse = await findAddressMisuse(primariesOf(redis)[0] as Redis);
      isMisused = misuse !== null && misuse !== 'store-is-replica';
      if (misuse !== null) log.error(misuse);
    });
  }
  if (writeClient === null && address.kind !== 'single') log.warn('store-may-lose-writes');

  // Refusals (out of memory, read only) do not open the circuit: other commands may still work.
  const circuit = circuitBreaker(
    handleWhen((error) => !(error instanceof ReplyError || isUnconfirmed(error))),
    { halfOpenAfter: CIRCUIT_OPEN_MS, breaker: new ConsecutiveBreaker(1) },
  );
  let hasOutage = false;
  circuit.onBreak((reason) => {
    const error = connectionError ?? ('error' in reason ? reason.error : undefined);
    const why = redis.status === 'connect' ? NOT_READY : connectionFailure;
    if (!hasOutage) log.error('store-unreachable', { error, ...(why && { why }) });
    hasOutage = true;
  });
  circuit.onReset(() => {
    if (hasOutage) log.info('store-recovered');
    hasOutage = false;
  });
  const refusals = new RefusalLog();
  const withTimeout = timeout(RESPONSE_TIMEOUT_MS, TimeoutStrategy.Aggressive);
  const runCommand = async <T>(kind: 'read' | 'write', command: () => Promise<T>): Promise<T> => {
    if (isMisused) throw new StoreUnavailableError();
    try {
      const result = await circuit.execute(() => withTimeout.execute(command));
      connectionError = null;
      return result;
    } catch (error) {
      if (error instanceof ReplyError) refusals.recordRefusal(kind, error);
      throw new StoreUnavailableError();
    }
  };
  const readKey = async (key: string) => {
    const value = await runCommand('read', () => redis.get(key));
    refusals.recordSuccess('read');
    return value;
  };

  // Some parts of a cluster may lack replicas.
  const replication =
    address.kind === 'cluster'
      ? noop
      : circuitBreaker(handleType(NotReplicatedError), {
          halfOpenAfter: CIRCUIT_OPEN_MS,
          breaker: new ConsecutiveBreaker(1),
        });
  let isUnreplicated = false;
  const reportMissingReplicas = (fields: LogFields = {}) => {
    if (!isUnreplicated) log.error('store-not-replicated', fields);
    isUnreplicated = true;
  };
  const runConfirmed = async (
    confirmingClient: Client,
    script: string,
    key: string,
    args: (string | number)[] = [],
  ) => {
    try {
      const result = await replication.execute(() =>
        runReplicated(confirmingClient, failovers, settings, {
          script,
          key,
          args,
          onRepeat: countRepetition,
        }),
      );
      if (isUnreplicated) log.info('store-recovered');
      isUnreplicated = false;
      return result;
    } catch (error) {
      if (error instanceof NotReplicatedError) reportMissingReplicas();
      throw error;
    }
  };
  const runSwap = (key: string, ...values: SwapValues) =>
    runCommand('write', () =>
      writeClient === null
        ? redis.eval(SWAP_SCRIPT, 1, key, ...values)
        : runConfirmed(writeClient, SWAP_SCRIPT, key, values),
    );
  /** The first run's response may be lost, so the repetition may find the new value. */
  const swapConfirmed = async (key: string, ...[expectedValue, newValue, seconds]: SwapValues) => {
    const repetitionsBefore = repetitions;
    if ((await runSwap(key, expectedValue, newValue, seconds)) === 1) return true;
    return repetitions !== repetitionsBefore && (await runSwap(key, newValue, newValue, seconds)) === 1;
  };
  writeClient?.once('ready', async () => {
    for (const primary of primariesOf(writeClient)) {
      const host = `${primary.options.host}:${primary.options.port}`;
      try {
        if ((await primary.wait(replicas, replicasMs)) < replicas) reportMissingReplicas({ host });
      } catch (error) {
        reportMissingReplicas({ host, error, ...refusalCause(error) });
      }
    }
  });

  const queue = new ChangeQueue();
  const retryPolicy = retry(handleType(OvertakenError), {
    maxAttempts: WRITE_CONFLICT.maxAttempts,
    backoff: new ExponentialBackoff(WRITE_CONFLICT),
  });

  readKey(`${PREFIX}mark`).catch(() => undefined);

  return {
    writes: writeClient === null ? 'primary-only' : 'replicated',
    async read(id) {
      const key = PREFIX + id;
      const value = await readKey(key);
      if (value !== null || writeClient === null) return value;
      // An old primary lacks newer sessions, whose users would be logged out.
      return storedValue.parse(
        await runCommand('read', () => runConfirmed(writeClient, CONFIRM_SCRIPT, key)),
      );
    },
    async update(id, lifetimeSeconds, change) {
      const key = PREFIX + id;
      const updateOnce = async () => {
        const currentValue = await readKey(key);
        const newValue = change(currentValue);
        const seconds = lifetimeInSeconds(lifetimeSeconds);
        if (!(await swapConfirmed(key, currentValue ?? '', newValue ?? '', seconds)))
          throw new OvertakenError();
        // A full Redis still accepts deletes, so only a stored value shows that writes work.
        if (newValue !== null) refusals.recordSuccess('write');
      };
      try {
        await queue.run(id, () => retryPolicy.execute(updateOnce));
      } catch (error) {
        throw error instanceof OvertakenError ? new StoreUnavailableError() : error;
      }
    },
    async count(id, windowSeconds) {
      const [count, secondsLeft] = countReply.parse(
        await runCommand('write', () => redis.eval(COUNT_SCRIPT, 1, PREFIX + id, windowSeconds)),
      );
      refusals.recordSuccess('write');
      return { count, secondsLeft: Math.max(1, secondsLeft) };
    },
    async close() {
      isClosed = true;
      failovers.close();
      writeClient?.disconnect();
      redis.disconnect();
    },
  };
}
