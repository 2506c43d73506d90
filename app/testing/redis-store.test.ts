import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRedisStore } from '~/request/store/redis-store.server';
import { type SessionStore, StoreUnavailableError } from '~/request/store/store.server';
import { createStoreSettings } from '~/request/store/testing/store-settings';
import type { StoreSettings } from '~/settings/settings.server';
import { hasRedis, RedisNode } from '../../features/support/redis-node';
import { findFreePort } from '../../scripts/free-port.mjs';
import { type Certificate, createAuthority, createSignedCertificate } from './certificates';
import { captureStoreLog, createTestFolder } from './store-test';

const SECRET = 'typed by somebody';
const folder = createTestFolder();
const logged = captureStoreLog();

describe.skipIf(!hasRedis())('Redis session store', () => {
  let redis: RedisNode;
  let store: SessionStore;

  beforeEach(async () => {
    redis = await RedisNode.begin(folder);
    store = openRedisStore(createStoreSettings(redis.url));
    await store.update('a', 3600, () => SECRET);
  });

  afterEach(async () => {
    await store.close();
    await redis.stop('SIGKILL');
  });

  it('the session store fails within 3 s if Redis hangs, then fails at once, and recovers', async () => {
    redis.signal('SIGSTOP');
    expect(await failure(() => store.read('a'))).toBeWithin(1_900, 3_000);
    expect(await failure(() => store.update('a', 3600, () => SECRET))).toBeWithin(0, 300);
    const many = Array.from({ length: 20 }, () => failure(() => store.update('a', 3600, () => SECRET)));
    for (const took of await Promise.all(many)) expect(took).toBeWithin(0, 3_000);
    redis.signal('SIGCONT');
    await vi.waitFor(async () => expect(await store.read('a')).toBe(SECRET), { timeout: 30_000 });
  });

  it('the session store fails within 3 s while Redis refuses connections, and recovers', async () => {
    await redis.stop('SIGKILL');
    expect(await failure(() => store.read('a'))).toBeWithin(0, 3_000);
    await redis.start();
    await vi.waitFor(() => store.update('a', 3600, () => 'new'), { timeout: 30_000 });
  });

  it('the session store waits for a quick restart of Redis', async () => {
    await redis.stop('SIGKILL');
    const update = store.update('b', 3600, () => 'written');
    await redis.start();
    await update;
    expect(await store.read('b')).toBe('written');
  });

  it('the Redis store still serves reads while Redis refuses writes', async () => {
    await redis.call('CONFIG', 'SET', 'maxmemory', '1');
    expect(await failure(() => store.update('a', 3600, () => SECRET))).toBeWithin(0, 1_000);
    expect(await store.read('a')).toBe(SECRET);
    expect(logged.lines.at(-1)).toMatchObject({ event: 'store-refused', error: { code: 'OOM' } });
    expect(logged.text()).not.toContain(SECRET);
  });

  it('the session store logs an outage and its end once, without command contents', async () => {
    redis.signal('SIGSTOP');
    await failure(() => store.update('a', 3600, () => `${SECRET} again`));
    await failure(() => store.update('a', 3600, () => `${SECRET} again`));
    redis.signal('SIGCONT');
    await vi.waitFor(() => store.read('a'), { timeout: 30_000 });
    expect(
      logged.events().filter((event) => ['store-unreachable', 'store-recovered'].includes(event)),
    ).toEqual(['store-unreachable', 'store-recovered']);
    expect(logged.text()).toContain('Command timed out');
    expect(logged.text()).not.toContain(SECRET);
  });

  it('the session store logs that Redis has no persistence, and that Redis has restarted empty', async () => {
    await vi.waitFor(() => expect(logged.events()).toEqual(['store-empty', 'store-not-persistent']), {
      timeout: 30_000,
    });
    await redis.stop('SIGKILL');
    await redis.start();
    await vi.waitFor(() => expect(logged.events()).toContain('store-lost-data'), { timeout: 30_000 });
  });

  it('the session store logs no warning if Redis has persistence', async () => {
    await redis.call('CONFIG', 'SET', 'save', '3600 1');
    await redis.call('CONFIG', 'SET', 'appendonly', 'yes');
    logged.clear();
    const other = openRedisStore(createStoreSettings(redis.url));
    await other.read('a');
    await wait(200);
    expect(logged.events()).toEqual([]);
    await other.close();
  });

  it('reads, writes and counts as an ACL user that may run only the documented commands', async () => {
    const rights = /`(\+@connection [^`]+)`/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
    await redis.call('ACL', 'SETUSER', 'portal', 'on', '>word', '~portal:*', '-@all', ...rights.split(' '));
    const limited = openRedisStore(createStoreSettings(redis.url.replace('://', '://portal:word@')));
    expect(await limited.read('a')).toBe(SECRET);
    await limited.update('a', 3600, () => 'changed');
    await limited.update('a', 3600, () => null);
    expect(await limited.count('c', 60)).toMatchObject({ count: 1 });
    await wait(200);
    expect(logged.events()).not.toContain('store-refused');
    await limited.close();
  });

  it('the session store replaces a silent connection, because another Redis may have taken over the IP address', async () => {
    const network = await networkBefore(redis.port);
    const behind = openRedisStore(createStoreSettings(`redis://127.0.0.1:${network.port}`));
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
  ])('the session store reconnects and repeats the command after %s', async (answer) => {
    const network = await networkBefore(redis.port);
    const behind = openRedisStore(createStoreSettings(`redis://127.0.0.1:${network.port}`));
    expect(await behind.read('a')).toBe(SECRET);
    network.answer(answer);
    await Promise.all(['a', 'b', 'c'].map((id) => behind.update(id, 3600, () => 'new')));
    expect(await behind.count('d', 60)).toMatchObject({ count: 1 });
    expect(await behind.read('b')).toBe('new');
    expect(logged.events()).not.toContain('store-refused');
    await behind.close();
    network.close();
  });

  it('reads, writes and counts over a network that delays each direction by 250 ms', async () => {
    const network = await networkBefore(redis.port);
    network.delay(250);
    const behind = openRedisStore(createStoreSettings(`redis://127.0.0.1:${network.port}`));
    await vi.waitFor(() => behind.update('a', 3600, () => 'new'), { timeout: 10_000 });
    logged.clear();
    await Promise.all(['a', 'b', 'c'].map((id) => behind.update(id, 3600, () => 'delayed')));
    expect(await behind.read('c')).toBe('delayed');
    expect(await behind.count('d', 60)).toMatchObject({ count: 1 });
    expect(logged.events()).not.toContain('store-unreachable');
    await behind.close();
    network.close();
  });

  it('the session store fails within 3 s over a network that delays by 3 s, and recovers', async () => {
    const network = await networkBefore(redis.port);
    const behind = openRedisStore(createStoreSettings(`redis://127.0.0.1:${network.port}`));
    await behind.update('a', 3600, () => 'before');
    network.delay(1_500);
    expect(await failure(() => behind.update('a', 3600, () => 'late'))).toBeWithin(0, 3_000);
    network.delay(0);
    await vi.waitFor(() => behind.update('a', 3600, () => 'after'), { timeout: 10_000, interval: 100 });
    expect(await behind.read('a')).toBe('after');
    await behind.close();
    network.close();
  });

  describe.each([0, 1])('with %s confirming replicas', (replicas) => {
    it('the session store makes each change once if a connection breaks before the answer', async () => {
      const replica = await RedisNode.begin(folder, ['--replicaof', '127.0.0.1', String(redis.port)]);
      await vi.waitFor(async () => expect(await redis.info()).toContain('state=online'), { timeout: 10_000 });
      const network = await networkBefore(redis.port);
      const url = `redis://127.0.0.1:${network.port}`;
      const behind = openRedisStore(createStoreSettings(url, { replicas }));
      const increase = () => behind.update('n', 3600, (value) => String(Number(value ?? 0) + 1));
      await increase();
      network.loseResponsesTo('eval');
      await increase();
      expect(await behind.read('n')).toBe('2');
      await behind.close();
      network.close();
      await replica.stop('SIGKILL');
    });
  });

  it('the session store fails fast and logs once while every connection reaches a replica', async () => {
    await redis.call('REPLICAOF', '127.0.0.1', '1');
    for (let page = 0; page < 8; page += 1)
      expect(await failure(() => store.count('c', 60))).toBeWithin(0, 2_500);
    expect(
      logged.events().filter((event) => event.startsWith('store-re') || event === 'store-unreachable'),
    ).toHaveLength(1);
    expect(logged.text()).toContain('READONLY');
    await redis.call('REPLICAOF', 'NO', 'ONE');
    await vi.waitFor(() => store.count('c', 60), { timeout: 30_000 });
    expect(logged.of('store-recovered')).toHaveLength(1);
  });

  it('the session store logs the start and the end of refused writes once', async () => {
    await redis.call('CONFIG', 'SET', 'maxmemory', '1');
    for (let page = 0; page < 5; page += 1) {
      await failure(() => store.update('a', 3600, () => SECRET));
      await failure(() => store.count('c', 60));
      await store.read('a');
      await store.update('a', 0, () => null);
    }
    await redis.call('CONFIG', 'SET', 'maxmemory', '0');
    await store.update('a', 3600, () => SECRET);
    await store.count('c', 60);
    expect(logged.events().filter((event) => event.startsWith('store-re'))).toEqual([
      'store-refused',
      'store-recovered',
    ]);
  });

  it.each([
    ['of another authority', 'IP:127.0.0.1', '2', /^(SELF_SIGNED|UNABLE_TO)/],
    ['that has expired', 'IP:127.0.0.1', '-1', /^CERT_HAS_EXPIRED$/],
    ['of another host', 'DNS:elsewhere.example', '2', /^ERR_TLS_CERT_ALTNAME_INVALID$/],
  ])(
    'the session store logs the TLS error code for a certificate %s',
    async (problem, subjectAltNames, days, code) => {
      const port = await findFreePort();
      const ca = createAuthority(folder, problem);
      const { cert, key } = createSignedCertificate({
        folder,
        authority: ca,
        name: 'server',
        subjectAltNames,
        days,
      });
      const files = ['--tls-cert-file', cert, '--tls-key-file', key, '--tls-ca-cert-file', ca.cert];
      const own = ['--tls-port', String(port), '--port', '0', '--tls-auth-clients', 'no', '--dir', folder];
      const server = new RedisNode(port, folder, [...own, ...files], {
        access: { certificates: { ca: ca.cert, cert, key } },
      });
      await server.start();
      const clientCertificate = problem === 'of another authority' ? null : trustOnly(ca);
      const refusing = openRedisStore(
        createStoreSettings(`rediss://127.0.0.1:${port}`, { clientCertificate }),
      );
      await failure(() => refusing.read('a'));
      await failure(() => refusing.read('a'));
      expect(logged.of('store-unreachable')).toMatchObject([
        { error: { code: expect.stringMatching(code) } },
      ]);
      expect(logged.text()).not.toContain('Command timed out');
      await refusing.close();
      await server.stop('SIGKILL');
    },
  );

  describe('managed Redis that disables some commands', () => {
    let other: RedisNode;
    afterEach(() => other.stop('SIGKILL'));

    const without = (...commands: string[]) =>
      RedisNode.begin(
        folder,
        commands.flatMap((name) => ['--rename-command', name, '']),
      );

    it('The portal reads, writes and counts if Redis lacks CONFIG, CLIENT and INFO', async () => {
      other = await without('CONFIG', 'CLIENT', 'INFO');
      const managed = openRedisStore(createStoreSettings(other.url));
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
      const managed = openRedisStore(createStoreSettings(other.url, { replicas, replicasMs: 100 }));
      await failure(() => managed.update('a', 3600, () => SECRET));
      await failure(() => managed.update('a', 3600, () => SECRET));
      await managed.close();
      expect(logged.of(event)).toMatchObject([{ why: `the server has no ${name}` }]);
      expect(logged.text()).not.toContain(SECRET);
    });

    it('The log reports that the user lacks a right', async () => {
      other = await without();
      const rights = ['~portal:*', '-@all', '+@connection', '+get', '+info'];
      await other.call('ACL', 'SETUSER', 'guest', 'on', '>word', ...rights);
      const limited = openRedisStore(createStoreSettings(other.url.replace('://', '://guest:word@')));
      await failure(() => limited.update('a', 3600, () => SECRET));
      await limited.close();
      expect(logged.of('store-refused')).toMatchObject([
        { error: { code: 'NOPERM' }, why: 'the user may not run EVAL' },
      ]);
    });

    it('The portal refuses forms while Redis loads the stored data, logs the reason, and recovers', async () => {
      other = await RedisNode.begin(folder, ['--dbfilename', 'other.rdb']);
      await other.call('EVAL', "for entry = 1, 4000 do redis.call('SET', entry, 'x') end", 0);
      await other.call('SAVE');
      await other.stop('SIGKILL');
      const started = other.start('--key-load-delay', '1000');
      const loading = openRedisStore(createStoreSettings(other.url));
      expect(await failure(() => loading.update('a', 3600, () => SECRET))).toBeWithin(0, 3_000);
      await vi.waitFor(() => loading.update('a', 3600, () => SECRET), { timeout: 20_000, interval: 200 });
      await started;
      await loading.close();
      expect(logged.of('store-unreachable')).toMatchObject([
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

const trustOnly = ({ cert }: Certificate) =>
  ({ ca: readFileSync(cert) }) as unknown as StoreSettings['clientCertificate'];

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

async function networkBefore(port: number) {
  const standing = new Set<Socket>();
  const partners = new Map<Socket, Socket>();
  let delayMs = 0;
  const delayed = () =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        if (delayMs === 0) done(null, chunk);
        else setTimeout(() => done(null, chunk), delayMs);
      },
    });
  const server = createServer((from) => {
    const to = createConnection(port, '127.0.0.1');
    partners.set(from, to);
    for (const socket of [from, to]) standing.add(socket.on('error', () => undefined));
    from.pipe(delayed()).pipe(to).pipe(delayed()).pipe(from);
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
    delay(ms: number) {
      delayMs = ms;
    },
    loseResponsesTo(name: string) {
      for (const socket of standing) {
        if (socket.localPort !== ownPort) continue;
        socket.on('data', (sent: Buffer) => {
          if (!sent.toString().includes(`\r\n${name}\r\n`)) return;
          socket.removeAllListeners('data');
          partners
            .get(socket)
            ?.unpipe()
            .resume()
            .once('data', () => socket.destroy());
        });
      }
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
