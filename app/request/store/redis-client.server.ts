import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import type { StoreSettings } from '~/settings/settings.server';

/** A page must report an unavailable store within 3 s. */
export const COMMAND_TIMEOUT_MS = 2_000;

/** A silent connection under a waiting command is replaced: the address may lead to another server by now. */
const SOCKET_TIMEOUT_MS = 4_000;

/** An old primary may not answer the end of a connection. */
const HANGING_CLOSE_MS = 200;

/** Two refreshes find a new primary within 2 s, even if no command meets it. */
const CLUSTER_REFRESH_MS = 1_000;

const SENTINEL_TIMEOUT_MS = 700;

/**
 * Errors of a server that is no primary or not ready. Only a new connection can reach another server. Old releases
 * put a hyphen before a script's error code.
 */
export const WRONG_SERVER = /(?:^|-)(?:READONLY|MOVED|LOADING|MASTERDOWN)\b/;

/** If a new connection gets the same error, wait this long before the next one. */
const RENEWED_EVERY_MS = 1_000;

export interface ClientEvents {
  failed(error: Error, why?: string): void;
}

/**
 * @param repeats commands after a change of the server. A pipeline must not: its commands would run on two servers.
 */
export function openClient(
  { address, clientCertificate }: StoreSettings,
  { failed }: ClientEvents,
  repeats: boolean,
): Redis | Cluster {
  const { username, password } = address;
  const tls = address.tls ? { tls: { ...clientCertificate } } : {};
  const shared = {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...tls,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disconnectTimeout: HANGING_CLOSE_MS,
    // Only the timeout limits a command, so that it survives a quick restart of Redis.
    maxRetriesPerRequest: null,
  } satisfies RedisOptions;
  if (address.kind === 'cluster') return openCluster(address.nodes, shared, failed);

  let isRenewing = false;
  let renewedAt = Number.NEGATIVE_INFINITY;
  /** ioredis: 2 reconnects and repeats the command, true reconnects, false does nothing. */
  const reconnectOnError = (error: Error): 2 | boolean => {
    if (!WRONG_SERVER.test(error.message)) return false;
    failed(error);
    if (!isRenewing && performance.now() - renewedAt < RENEWED_EVERY_MS) return false;
    isRenewing = true;
    return repeats ? 2 : true;
  };
  const retryStrategy = (times: number) => Math.min(times * 50, 500);
  const redis = new Redis({
    ...shared,
    db: address.db,
    reconnectOnError,
    retryStrategy,
    ...(address.kind === 'single'
      ? { ...address.node, ...(address.family !== undefined && { family: address.family }) }
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
  // Without a listener ioredis would end the process. The circuit breaker logs outages once.
  redis.on('error', (error: Error) => failed(error));
  redis.on('sentinelError', (error: Error) => failed(error, whyNoPrimary(error)));
  redis.on('ready', () => {
    if (isRenewing) renewedAt = performance.now();
    isRenewing = false;
  });
  return redis;
}

function openCluster(
  nodes: { host: string; port: number }[],
  redisOptions: RedisOptions,
  failed: ClientEvents['failed'],
): Cluster {
  const options: ClusterOptions = {
    redisOptions,
    slotsRefreshInterval: CLUSTER_REFRESH_MS,
    slotsRefreshTimeout: SENTINEL_TIMEOUT_MS,
    clusterRetryStrategy: (times) => Math.min(times * 50, 500),
    // Certificates name hosts, not their addresses.
    ...(redisOptions.tls && { dnsLookup: (host, answer) => answer(null, host) }),
  };
  const cluster = new Cluster(nodes, options);
  cluster.on('error', (error: Error & { lastNodeError?: Error }) =>
    failed(error.lastNodeError ?? error, whyNoCluster(error.lastNodeError)),
  );
  cluster.on('node error', (error: Error) => failed(error, whyNoCluster(error)));
  return cluster;
}

function whyNoPrimary({ message }: Error): string {
  if (/invalid reply: null|No such master/.test(message)) return 'no primary of this name';
  if (/unknown command/i.test(message)) return 'the server is no Sentinel';
  if (/NOAUTH|WRONGPASS|NOPERM/.test(message)) return 'the Sentinel refuses the login';
  return 'no Sentinel answers';
}

function whyNoCluster(error: Error | undefined): string | undefined {
  return /cluster support disabled/.test(error?.message ?? '') ? 'the server is no cluster' : undefined;
}

export interface FailoverWatch {
  /** From the choice of a new primary until the portal uses it. */
  isFailingOver(): boolean;
  close(): void;
}

/** If no Sentinel reports the end of a failover. */
const FAILOVER_WITHIN_MS = 5_000;

const FAILOVER_BEGINS = [
  '+try-failover',
  '+failover-state-select-slave',
  '+failover-state-send-slaveof-noone',
];
const FAILOVER_ENDS = [
  '-failover-abort-not-elected',
  '-failover-abort-no-good-slave',
  '-failover-abort-slave-timeout',
];
const SWITCHED = '+switch-master';

/**
 * Sentinels announce a failover before they promote a replica. An old primary that still runs confirms writes with the
 * other replicas meanwhile, and these writes are lost.
 */
export function watchFailovers(
  { address, clientCertificate }: StoreSettings,
  switched: () => void,
): FailoverWatch {
  if (address.kind !== 'sentinel') return { isFailingOver: () => false, close: () => undefined };
  const { name, sentinelLogin, tls } = address;
  let until = Number.NEGATIVE_INFINITY;
  let primary = '';
  const subscribers = address.sentinels.map((sentinel) => {
    const subscriber = new Redis({
      ...sentinel,
      ...sentinelLogin,
      ...(tls && { tls: { ...clientCertificate } }),
      enableReadyCheck: false,
      connectTimeout: SENTINEL_TIMEOUT_MS,
      maxRetriesPerRequest: null,
      retryStrategy: (times) => Math.min(times * 100, 1_000),
    });
    // The connection to the primary reports Sentinels that do not answer.
    subscriber.on('error', () => undefined);
    subscriber.on('message', (channel: string, message: string) => {
      const words = message.split(' ');
      if (channel === SWITCHED && words[0] === name) {
        until = Number.NEGATIVE_INFINITY;
        const now = words.slice(3).join(':');
        if (now !== primary) switched();
        primary = now;
      } else if (words[0] === 'master' && words[1] === name)
        until = FAILOVER_ENDS.includes(channel)
          ? Number.NEGATIVE_INFINITY
          : performance.now() + FAILOVER_WITHIN_MS;
    });
    subscriber.subscribe(SWITCHED, ...FAILOVER_BEGINS, ...FAILOVER_ENDS).catch(() => undefined);
    return subscriber;
  });
  return {
    isFailingOver: () => performance.now() < until,
    close() {
      for (const subscriber of subscribers) subscriber.disconnect();
    },
  };
}
