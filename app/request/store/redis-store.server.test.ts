import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';
import { freePort } from '../../../scripts/free-port.mjs';
import { openRedisStore } from './redis-store.server';
import { type SessionStore, StoreUnavailableError } from './store.server';

const PORT = await freePort();
const SECRET = 'typed by somebody';
const folder = mkdtempSync(join(tmpdir(), 'redis-'));
const installed = spawnSync('redis-server', ['--version']).status === 0;

describe.skipIf(!installed)('the session store in Redis', () => {
  let redis: ChildProcess;
  let store: SessionStore;
  let logged: ReturnType<typeof captureLog>;
  const events = () => logged.lines.map(({ event }) => event);

  beforeEach(async () => {
    logged = captureLog();
    redis = await startRedis();
    store = openRedisStore(`redis://127.0.0.1:${PORT}`);
    await store.update('a', 3600, () => SECRET);
  });

  afterEach(async () => {
    await store.close();
    logged.release();
    redis.kill('SIGCONT');
    await endRedis(redis);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives up a Redis that hangs within 3 s, then fails at once, and is back with it', async () => {
    redis.kill('SIGSTOP');
    expect(await failure(() => store.read('a'))).toBeWithin(1_900, 3_000);
    expect(await failure(() => store.update('a', 3600, () => SECRET))).toBeWithin(0, 300);
    const many = Array.from({ length: 20 }, () => failure(() => store.update('a', 3600, () => SECRET)));
    for (const took of await Promise.all(many)) expect(took).toBeWithin(0, 3_000);
    redis.kill('SIGCONT');
    await vi.waitFor(async () => expect(await store.read('a')).toBe(SECRET), { timeout: 30_000 });
  });

  it('fails within 3 s while Redis refuses connections, and is back with it', async () => {
    await endRedis(redis);
    expect(await failure(() => store.read('a'))).toBeWithin(0, 3_000);
    redis = await startRedis();
    await vi.waitFor(() => store.update('a', 3600, () => 'new'), { timeout: 30_000 });
  });

  it('waits for a Redis that restarts quickly', async () => {
    await endRedis(redis);
    const update = store.update('b', 3600, () => 'written');
    redis = await startRedis();
    await update;
    expect(await store.read('b')).toBe('written');
  });

  it('still reads while Redis refuses to write', async () => {
    await command('CONFIG', 'SET', 'maxmemory', '1');
    expect(await failure(() => store.update('a', 3600, () => SECRET))).toBeWithin(0, 1_000);
    expect(await store.read('a')).toBe(SECRET);
    expect(logged.lines.at(-1)).toMatchObject({ event: 'store-refused', error: { code: 'OOM' } });
    expect(logged.text()).not.toContain(SECRET);
  });

  it('tells the log once of an outage and of its end, and never what a command carried', async () => {
    redis.kill('SIGSTOP');
    await failure(() => store.update('a', 3600, () => `${SECRET} again`));
    await failure(() => store.update('a', 3600, () => `${SECRET} again`));
    redis.kill('SIGCONT');
    await vi.waitFor(() => store.read('a'), { timeout: 30_000 });
    expect(events().filter((event) => ['store-unreachable', 'store-recovered'].includes(event))).toEqual([
      'store-unreachable',
      'store-recovered',
    ]);
    expect(logged.text()).toContain('Command timed out');
    expect(logged.text()).not.toContain(SECRET);
  });

  it('tells the log that Redis keeps nothing on disk, and that it came back empty', async () => {
    await vi.waitFor(() => expect(events()).toEqual(['store-empty', 'store-not-persistent']), {
      timeout: 30_000,
    });
    await endRedis(redis);
    redis = await startRedis();
    await vi.waitFor(() => expect(events()).toContain('store-lost-data'), { timeout: 30_000 });
  });

  it('does not warn of a Redis that keeps its data on disk', async () => {
    await command('CONFIG', 'SET', 'save', '3600 1');
    await command('CONFIG', 'SET', 'appendonly', 'yes');
    logged.lines.length = 0;
    const other = openRedisStore(`redis://127.0.0.1:${PORT}`);
    await other.read('a');
    await wait(200);
    expect(events()).toEqual([]);
    await other.close();
  });

  it('makes a connection anew that has fallen silent, as when another Redis stands behind the address now', async () => {
    const network = await networkBefore(PORT);
    const behind = openRedisStore(`redis://127.0.0.1:${network.port}`);
    expect(await behind.read('a')).toBe(SECRET);
    network.fallSilent();
    expect(await failure(() => behind.read('a'))).toBeWithin(1_900, 3_000);
    await vi.waitFor(async () => expect(await behind.read('a')).toBe(SECRET), { timeout: 30_000 });
    await behind.close();
    network.close();
  });

  /** Milliseconds until it failed, as it must, without the secret in the error. */
  async function failure(work: () => Promise<unknown>): Promise<number> {
    const begin = performance.now();
    const error = await work().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(SECRET);
    return performance.now() - begin;
  }
});

expect.extend({
  toBeWithin: (took: number, least: number, most: number) => ({
    pass: took >= least && took <= most,
    message: () => `took ${took} ms, expected ${least} to ${most}`,
  }),
});

interface Within {
  toBeWithin(least: number, most: number): void;
}
declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: the declaration that is merged with has it so
  interface Assertion<T = any> extends Within {}
}

async function startRedis(): Promise<ChildProcess> {
  const redis = spawn('redis-server', ['--port', String(PORT), '--save', '', '--dir', folder], {
    stdio: 'ignore',
  });
  while (!(await listens())) await wait(20);
  return redis;
}

async function endRedis(redis: ChildProcess): Promise<void> {
  if (redis.exitCode !== null || redis.signalCode !== null) return;
  redis.kill('SIGKILL');
  await once(redis, 'exit');
}

/** What lies between the portal and a port: connections that stand may fall silent without being ended; new ones work. */
async function networkBefore(port: number) {
  const standing = new Set<Socket>();
  const server = createServer((from) => {
    const to = createConnection(port, '127.0.0.1');
    for (const socket of [from, to]) standing.add(socket.on('error', () => undefined));
    from.pipe(to).pipe(from);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      for (const socket of standing) socket.unpipe().pause();
    },
    close() {
      for (const socket of standing) socket.destroy();
      server.close();
    },
  };
}

function listens(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(PORT, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

async function command(...words: string[]): Promise<void> {
  const socket = createConnection(PORT, '127.0.0.1');
  socket.write(`${words.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ')}\r\n`);
  await once(socket, 'data');
  socket.end();
}
