import { setTimeout as wait } from 'node:timers/promises';
import { ClusterGroup, waitUntil } from '../support/redis-groups';
import type { RedisNode } from '../support/redis-node';
import type { Cluster } from './cluster';

export interface Disturbance {
  name: string;
  affectsSecondPortal?: true;
  prepare?(cluster: Cluster): Promise<void>;
  /** @returns a function that ends the failure */
  strike(cluster: Cluster): Promise<() => Promise<void>>;
}

export interface OutageDurations {
  apiOutageSeconds: number;
  redisHangSeconds: number;
}

const CLOCK_AHEAD_MS = 5 * 60_000;

const DISCONNECTION_MS = 1_500;

export const createDisturbances = ({
  apiOutageSeconds,
  redisHangSeconds,
}: OutageDurations): Disturbance[] => [
  { name: 'nothing', strike: async () => async () => {} },
  ...([0, 1] as const).map(
    (portalIndex): Disturbance => ({
      name: `kill -9 of portal ${portalIndex + 1}`,
      ...(portalIndex === 1 && { affectsSecondPortal: true }),
      strike: async (cluster) => {
        await cluster.stopPortal(portalIndex, 'SIGKILL');
        return () => cluster.startPortal(portalIndex);
      },
    }),
  ),
  {
    name: 'SIGTERM to portal 1',
    strike: async (cluster) => {
      await cluster.stopPortal(0, 'SIGTERM');
      return () => cluster.startPortal(0);
    },
  },
  {
    name: 'rolling update',
    affectsSecondPortal: true,
    strike: async (cluster) => {
      for (const portalIndex of [0, 1] as const) await cluster.updatePortal(portalIndex);
      return async () => {};
    },
  },
  {
    name: 'Redis restarted',
    strike: async (cluster) => {
      await cluster.stopRedis('SIGTERM');
      return () => cluster.startRedis();
    },
  },
  {
    name: 'Redis hung',
    strike: async (cluster) => {
      cluster.signalRedis('SIGSTOP');
      return async () => {
        await wait(redisHangSeconds * 1_000);
        cluster.signalRedis('SIGCONT');
      };
    },
  },
  {
    name: 'Redis full',
    strike: async (cluster) => {
      await cluster.redis('CONFIG', 'SET', 'maxmemory', '1mb');
      return () => cluster.redis('CONFIG', 'SET', 'maxmemory', '256mb');
    },
  },
  {
    name: 'lending API away',
    strike: async (cluster) => {
      cluster.api.cutConnections();
      return async () => {
        await wait(apiOutageSeconds * 1_000);
        cluster.api.restore();
      };
    },
  },
  {
    name: 'clocks five minutes apart',
    strike: async (cluster) => {
      await cluster.stopPortal(1, 'SIGTERM');
      await cluster.startPortal(1, CLOCK_AHEAD_MS);
      return async () => {};
    },
  },
];

async function waitUntilReplaced(cluster: Cluster, primary: RedisNode): Promise<void> {
  await waitUntil('new primary', () => cluster.group.isReplaced(primary));
}

/** On a busy machine, Redis abandons a manual failover after some seconds. */
const FAILOVER_TIMEOUT_MS = 8_000;

async function waitUntilDemoted({ group }: Cluster, primary: RedisNode): Promise<void> {
  const isReplaced = () => group.isReplaced(primary);
  await waitUntil('new primary', isReplaced, FAILOVER_TIMEOUT_MS).catch(async () => {
    await group.demotePrimary(primary);
    await waitUntil('new primary', isReplaced);
  });
}

export const createFailovers = (store: 'sentinel' | 'cluster'): Disturbance[] => [
  {
    name: 'primary killed',
    strike: async (cluster) => {
      const primary = await cluster.group.primary();
      await primary.stop('SIGKILL');
      return async () => {
        await waitUntilReplaced(cluster, primary);
        await primary.start();
        await cluster.group.waitUntilHealthy();
      };
    },
  },
  {
    name: 'primary hung',
    strike: async (cluster) => {
      const primary = await cluster.group.primary();
      primary.signal('SIGSTOP');
      return async () => {
        await waitUntilReplaced(cluster, primary);
        primary.signal('SIGCONT');
        await cluster.group.waitUntilHealthy();
      };
    },
  },
  {
    name: 'primary cut off, then killed',
    prepare: async (cluster) => cluster.group.cutOffReplicas(await cluster.group.primary()),
    strike: async (cluster) => {
      const primary = await cluster.group.primary();
      await wait(DISCONNECTION_MS);
      await primary.stop('SIGKILL');
      return async () => {
        await waitUntilReplaced(cluster, primary);
        await primary.start();
        await cluster.group.waitUntilHealthy();
      };
    },
  },
  {
    name: 'primary demoted',
    strike: async (cluster) => {
      const primary = await cluster.group.primary();
      await cluster.group.demotePrimary(primary);
      return async () => {
        await waitUntilDemoted(cluster, primary);
        await cluster.group.waitUntilHealthy();
      };
    },
  },
  ...(store === 'cluster'
    ? [
        {
          name: 'slots moved',
          strike: async ({ group }: Cluster) => {
            if (group instanceof ClusterGroup) await group.moveSlots(8, await group.primary());
            return () => group.waitUntilHealthy();
          },
        },
      ]
    : []),
];
