import type { Redis } from 'ioredis';
import { log } from '~/telemetry/log.server';

/** Lost sessions show as a missing marker without expiry. @param prefix of the portal's keys */
export function watchPersistence(redis: Redis, prefix: string): void {
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
