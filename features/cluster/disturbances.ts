import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster';

export interface Disturbance {
  name: string;
  strikesSecond?: true;
  strike(cluster: Cluster): Promise<() => Promise<void>>;
}

export interface OutageSeconds {
  apiAway: number;
  redisHung: number;
}

export const disturbances = ({ apiAway, redisHung }: OutageSeconds): Disturbance[] => [
  { name: 'nothing', strike: async () => async () => {} },
  ...([0, 1] as const).map(
    (which): Disturbance => ({
      name: `kill -9 of portal ${which + 1}`,
      ...(which === 1 && { strikesSecond: true }),
      strike: async (cluster) => {
        await cluster.stopPortal(which, 'SIGKILL');
        return () => cluster.startPortal(which);
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
    strikesSecond: true,
    strike: async (cluster) => {
      for (const which of [0, 1] as const) {
        await cluster.stopPortal(which, 'SIGTERM');
        await cluster.startPortal(which);
      }
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
        await wait(redisHung * 1_000);
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
      cluster.api.cut();
      return async () => {
        await wait(apiAway * 1_000);
        cluster.api.restore();
      };
    },
  },
];
