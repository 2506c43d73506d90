import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRedisStore } from '~/request/store/redis-store.server';
import { storeSettings } from '~/request/store/testing/store-settings';
import { captureLog } from '~/telemetry/testing/captured-log';
import { hasRedis } from '../../features/support/own-redis';
import { endServer, type ServerProcess, startProgram } from '../../features/support/server-process';
import { freePort } from '../../scripts/free-port.mjs';
import { findProgram } from '../../scripts/programs.mjs';

const HOUR = 3_600;

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** docs/operations.md, "Backup", with the settings of deploy/redis.conf. */
describe.skipIf(!hasRedis())('Backup of the session store', () => {
  let port: number;
  let data: string;
  let redis: ServerProcess;
  let logged: ReturnType<typeof captureLog>;

  beforeEach(async () => {
    port = await freePort();
    data = mkdtempSync(join(folder, 'data-'));
    logged = captureLog();
    await start();
  });
  afterEach(async () => {
    logged.release();
    await endServer(redis, 'SIGKILL');
  });

  async function start(...more: string[]): Promise<void> {
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', data];
    redis = startProgram(`backup-${port}`, findProgram('redis-server') ?? '', [
      'deploy/redis.conf',
      ...own,
      ...more,
    ]);
    await call('PING');
  }

  async function call(...[name, ...args]: [string, ...string[]]): Promise<unknown> {
    const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 20, maxRetriesPerRequest: 300 });
    client.on('error', () => undefined);
    return client.call(name, ...args).finally(() => client.disconnect());
  }

  async function loseData(): Promise<void> {
    await endServer(redis, 'SIGKILL');
    rmSync(data, { recursive: true });
    mkdirSync(data);
  }

  const open = () => openRedisStore(storeSettings(`redis://127.0.0.1:${port}`));

  const ids = Array.from({ length: 200 }, (_, index) => `session ${index}`);

  it('A copy of the folder, made while the portal writes, brings every session back', async () => {
    const store = open();
    for (const id of ids) await store.update(id, HOUR, () => id);
    let writing = true;
    const writes = (async () => {
      for (let count = 0; writing; count += 1) await store.update(`later ${count}`, HOUR, () => 'x');
    })();
    await call('CONFIG', 'SET', 'auto-aof-rewrite-percentage', '0');
    const copy = join(folder, 'copy');
    cpSync(data, copy, { recursive: true });
    writing = false;
    await writes;
    await store.close();
    await loseData();
    cpSync(copy, data, { recursive: true });
    await start();
    const restored = open();
    for (const id of ids) expect(await restored.read(id)).toBe(id);
    expect(Number(await call('TTL', 'portal:session:session 0'))).toBeGreaterThan(HOUR - 60);
    await restored.update('session 0', HOUR, (present) => `${present} goes on`);
    await restored.close();
    expect(logged.lines.map(({ event }) => event)).not.toContain('store-lost-data');
  });

  it('A snapshot alone needs a first start without the append-only file', async () => {
    const store = open();
    for (const id of ids) await store.update(id, HOUR, () => id);
    await call('SAVE');
    const copy = join(folder, 'dump.rdb');
    cpSync(join(data, 'dump.rdb'), copy);
    await store.close();
    const dump = join(data, 'dump.rdb');

    await loseData();
    cpSync(copy, dump);
    await start();
    expect(await call('DBSIZE')).toBe(0);

    await loseData();
    cpSync(copy, dump);
    await start('--appendonly', 'no');
    await call('CONFIG', 'SET', 'appendonly', 'yes');
    await expect.poll(() => call('INFO', 'persistence')).toContain('aof_rewrite_in_progress:0');
    await endServer(redis, 'SIGTERM');
    await start();
    const restored = open();
    for (const id of ids) expect(await restored.read(id)).toBe(id);
    await restored.close();
  });
});
