import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';
import { freePort } from '../../../scripts/free-port.mjs';
import { openRedisStore } from './redis-store.server';
import { type SessionStore, StoreUnavailableError } from './store.server';
import { storeSettings } from './testing/store-settings';

const PORT = await freePort();
const SECRET = 'typed by somebody';
const folder = mkdtempSync(join(tmpdir(), 'redis-'));
const installed = spawnSync('redis-server', ['--version']).status === 0;

describe.skipIf(!installed)('Redis session store', () => {
  let redis: ChildProcess;
  let store: SessionStore;
  let logged: ReturnType<typeof captureLog>;
  const events = () => logged.lines.map(({ event }) => event);

  beforeEach(async () => {
    logged = captureLog();
    redis = await startRedis();
    store = openRedisStore(storeSettings(`redis://127.0.0.1:${PORT}`));
    await store.update('a', 3600, () => SECRET);
  });

  afterEach(async () => {
    await store.close();
    logged.release();
    redis.kill('SIGCONT');
    await endRedis(redis);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('fails within 3 s if Redis hangs, then fails fast, and recovers', async () => {
    redis.kill('SIGSTOP');
    expect(await failure(() => store.read('a'))).toBeWithin(1_900, 3_000);
    expect(await failure(() => store.update('a', 3600, () => SECRET))).toBeWithin(0, 300);
    const many = Array.from({ length: 20 }, () => failure(() => store.update('a', 3600, () => SECRET)));
    for (const took of await Promise.all(many)) expect(took).toBeWithin(0, 3_000);
    redis.kill('SIGCONT');
    await vi.waitFor(async () => expect(await store.read('a')).toBe(SECRET), { timeout: 30_000 });
  });

  it('fails within 3 s while Redis refuses connections, and recovers', async () => {
    await endRedis(redis);
    expect(await failure(() => store.read('a'))).toBeWithin(0, 3_000);
    redis = await startRedis();
    await vi.waitFor(() => store.update('a', 3600, () => 'new'), { timeout: 30_000 });
  });

  it('waits for a quick restart of Redis', async () => {
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

  it('logs an outage and its end once, without command contents', async () => {
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

  it('logs that Redis has no persistence and that it restarted empty', async () => {
    await vi.waitFor(() => expect(events()).toEqual(['store-empty', 'store-not-persistent']), {
      timeout: 30_000,
    });
    await endRedis(redis);
    redis = await startRedis();
    await vi.waitFor(() => expect(events()).toContain('store-lost-data'), { timeout: 30_000 });
  });

  it('logs no warning if Redis has persistence', async () => {
    await command('CONFIG', 'SET', 'save', '3600 1');
    await command('CONFIG', 'SET', 'appendonly', 'yes');
    logged.lines.length = 0;
    const other = openRedisStore(storeSettings(`redis://127.0.0.1:${PORT}`));
    await other.read('a');
    await wait(200);
    expect(events()).toEqual([]);
    await other.close();
  });

  it('works for an ACL user that may run only the documented commands', async () => {
    const rights = /`(\+@connection [^`]+)`/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
    await command('ACL', 'SETUSER', 'portal', 'on', '>word', '~portal:*', '-@all', ...rights.split(' '));
    const limited = openRedisStore(storeSettings(`redis://portal:word@127.0.0.1:${PORT}`));
    expect(await limited.read('a')).toBe(SECRET);
    await limited.update('a', 3600, () => 'changed');
    await limited.update('a', 3600, () => null);
    expect(await limited.count('c', 60)).toMatchObject({ count: 1 });
    await wait(200);
    expect(events()).not.toContain('store-refused');
    await limited.close();
  });

  it('replaces a silent connection, because another Redis may have the address', async () => {
    const network = await networkBefore(PORT);
    const behind = openRedisStore(storeSettings(`redis://127.0.0.1:${network.port}`));
    expect(await behind.read('a')).toBe(SECRET);
    network.fallSilent();
    expect(await failure(() => behind.read('a'))).toBeWithin(1_900, 3_000);
    await vi.waitFor(async () => expect(await behind.read('a')).toBe(SECRET), { timeout: 30_000 });
    await behind.close();
    network.close();
  });

  it.each([
    "READONLY You can't write against a read only replica.",
    "ERR Error running script (call to f_1): @user_script:4: -READONLY You can't write against a read only replica.",
    'MOVED 3999 127.0.0.1:6381',
    'LOADING Redis is loading the dataset in memory',
  ])('reconnects and repeats the command after %s', async (answer) => {
    const network = await networkBefore(PORT);
    const behind = openRedisStore(storeSettings(`redis://127.0.0.1:${network.port}`));
    expect(await behind.read('a')).toBe(SECRET);
    network.answer(answer);
    await Promise.all(['a', 'b', 'c'].map((id) => behind.update(id, 3600, () => 'new')));
    expect(await behind.count('d', 60)).toMatchObject({ count: 1 });
    expect(await behind.read('b')).toBe('new');
    expect(events()).not.toContain('store-refused');
    await behind.close();
    network.close();
  });

  it('fails fast and logs once while every connection reaches a replica', async () => {
    await command('REPLICAOF', '127.0.0.1', '1');
    for (let page = 0; page < 8; page += 1)
      expect(await failure(() => store.count('c', 60))).toBeWithin(0, 2_500);
    expect(
      events().filter((event) => event.startsWith('store-re') || event === 'store-unreachable'),
    ).toHaveLength(1);
    expect(logged.text()).toContain('READONLY');
    await command('REPLICAOF', 'NO', 'ONE');
    await vi.waitFor(() => store.count('c', 60), { timeout: 30_000 });
    expect(events().filter((event) => event === 'store-recovered')).toHaveLength(1);
  });

  it('logs the start and the end of refused writes once', async () => {
    await command('CONFIG', 'SET', 'maxmemory', '1');
    for (let page = 0; page < 5; page += 1) {
      await failure(() => store.update('a', 3600, () => SECRET));
      await failure(() => store.count('c', 60));
      await store.read('a');
      await store.update('a', 0, () => null);
    }
    await command('CONFIG', 'SET', 'maxmemory', '0');
    await store.update('a', 3600, () => SECRET);
    await store.count('c', 60);
    expect(events().filter((event) => event.startsWith('store-re'))).toEqual([
      'store-refused',
      'store-recovered',
    ]);
  });

  it('names an untrusted certificate authority', async () => {
    const port = await freePort();
    const files = certificates();
    const tls = ['--tls-port', String(port), '--port', '0', '--tls-auth-clients', 'no'];
    const named = [
      '--tls-cert-file',
      files.cert,
      '--tls-key-file',
      files.key,
      '--tls-ca-cert-file',
      files.ca,
    ];
    const server = spawn('redis-server', [...tls, ...named, '--save', '', '--dir', folder], {
      stdio: 'ignore',
    });
    while (!(await listens(port))) await wait(20);
    const untrusting = openRedisStore(storeSettings(`rediss://127.0.0.1:${port}`));
    await failure(() => untrusting.read('a'));
    await failure(() => untrusting.read('a'));
    const entries = logged.lines.filter(({ event }) => event === 'store-unreachable');
    expect(entries).toMatchObject([{ error: { code: expect.stringMatching(/^(SELF_SIGNED|UNABLE_TO)/) } }]);
    expect(logged.text()).not.toContain('Command timed out');
    await untrusting.close();
    await endRedis(server);
  });

  describe('Redis of another dialect', () => {
    let other: Awaited<ReturnType<typeof startOther>>;
    afterEach(() => endRedis(other.server));

    const without = (...commands: string[]) =>
      startOther(commands.flatMap((name) => ['--rename-command', name, '']));

    it('The portal works without CONFIG, CLIENT and INFO', async () => {
      other = await without('CONFIG', 'CLIENT', 'INFO');
      const managed = openRedisStore(storeSettings(other.url));
      await vi.waitFor(() => managed.update('a', 3600, () => SECRET), { timeout: 10_000 });
      expect(await managed.read('a')).toBe(SECRET);
      expect(await managed.count('c', 60)).toMatchObject({ count: 1 });
      await managed.close();
      expect(logged.text()).not.toContain(SECRET);
    });

    it.each([
      ['EVAL', 0, 'store-refused'],
      ['WAIT', 1, 'store-not-replicated'],
      ['GET', 0, 'store-refused'],
    ])('The log names the missing command %s', async (name, replicas, event) => {
      other = await without(name);
      const managed = openRedisStore(storeSettings(other.url, { replicas, replicasMs: 100 }));
      await failure(() => managed.update('a', 3600, () => SECRET));
      await failure(() => managed.update('a', 3600, () => SECRET));
      await managed.close();
      expect(logged.lines.filter((line) => line.event === event)).toMatchObject([
        { why: `the server has no ${name}` },
      ]);
      expect(logged.text()).not.toContain(SECRET);
    });

    it('The log names a missing right of the user', async () => {
      other = await without();
      const admin = new Redis(other.url);
      await admin.call(
        'ACL',
        'SETUSER',
        'guest',
        'on',
        '>word',
        '~portal:*',
        '-@all',
        '+@connection',
        '+get',
        '+info',
      );
      admin.disconnect();
      const limited = openRedisStore(storeSettings(other.url.replace('://', '://guest:word@')));
      await failure(() => limited.update('a', 3600, () => SECRET));
      await limited.close();
      expect(logged.lines.filter(({ event }) => event === 'store-refused')).toMatchObject([
        { error: { code: 'NOPERM' }, why: 'the user may not run EVAL' },
      ]);
    });

    it('The portal refuses forms while Redis loads its data, logs why, and recovers', async () => {
      other = await without();
      const filler = new Redis(other.url);
      await filler.call('DEBUG', 'POPULATE', 4_000);
      await filler.call('SAVE');
      filler.disconnect();
      await endRedis(other.server);
      other = await startOther(['--key-load-delay', '1000']);
      const loading = openRedisStore(storeSettings(other.url));
      expect(await failure(() => loading.update('a', 3600, () => SECRET))).toBeWithin(0, 3_000);
      await vi.waitFor(() => loading.update('a', 3600, () => SECRET), { timeout: 20_000, interval: 200 });
      await loading.close();
      expect(logged.lines.filter(({ event }) => event === 'store-unreachable')).toMatchObject([
        { why: 'connected, but the server is not ready' },
      ]);
    });
  });

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
  // biome-ignore lint/suspicious/noExplicitAny: must match the merged declaration
  interface Assertion<T = any> extends Within {}
}

async function startRedis(): Promise<ChildProcess> {
  const redis = spawn('redis-server', ['--port', String(PORT), '--save', '', '--dir', folder], {
    stdio: 'ignore',
  });
  while (!(await listens())) await wait(20);
  return redis;
}

async function startOther(args: string[]): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort();
  const own = ['--port', String(port), '--save', '', '--dir', folder, '--enable-debug-command', 'yes'];
  const server = spawn('redis-server', [...own, '--dbfilename', 'other.rdb', ...args], { stdio: 'ignore' });
  while (!(await listens(port))) await wait(20);
  return { url: `redis://127.0.0.1:${port}`, server };
}

async function endRedis(redis: ChildProcess): Promise<void> {
  if (redis.exitCode !== null || redis.signalCode !== null) return;
  redis.kill('SIGKILL');
  await once(redis, 'exit');
}

async function networkBefore(port: number) {
  const standing = new Set<Socket>();
  const server = createServer((from) => {
    const to = createConnection(port, '127.0.0.1');
    for (const socket of [from, to]) standing.add(socket.on('error', () => undefined));
    from.pipe(to).pipe(from);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    port: ownPort,
    answer(line: string) {
      for (const socket of standing) {
        socket.unpipe().resume();
        socket.on('data', (sent: Buffer) => {
          const commands = sent.toString().match(/^\*\d/gm) ?? [];
          if (socket.localPort === ownPort) for (const _ of commands) socket.write(`-${line}\r\n`);
        });
      }
      standing.clear();
    },
    fallSilent() {
      for (const socket of standing) socket.unpipe().pause();
    },
    close() {
      for (const socket of standing) socket.destroy();
      server.close();
    },
  };
}

function certificates() {
  const at = (name: string) => join(folder, name);
  const files = { ca: at('ca.pem'), cert: at('server.pem'), key: at('server.key') };
  const openssl = (...args: string[]) => {
    const { status, stderr } = spawnSync('openssl', args);
    if (status !== 0) throw new Error(String(stderr));
  };
  const own = ['-newkey', 'rsa:2048', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...own,
    '-keyout',
    at('ca.key'),
    '-out',
    files.ca,
    '-days',
    '2',
    '-subj',
    '/CN=Own authority',
  );
  openssl('req', ...own, '-keyout', files.key, '-out', at('server.csr'), '-subj', '/CN=127.0.0.1');
  const by = ['-CA', files.ca, '-CAkey', at('ca.key'), '-CAcreateserial'];
  openssl('x509', '-req', '-in', at('server.csr'), ...by, '-out', files.cert, '-days', '2');
  return files;
}

function listens(port = PORT): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
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
