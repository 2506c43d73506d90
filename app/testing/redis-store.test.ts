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
    for (const tookMs of await Promise.all(many)) expect(tookMs).toBeWithin(0, 3_000);
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
    const otherStore = openRedisStore(createStoreSettings(redis.url));
    await otherStore.read('a');
    await wait(200);
    expect(logged.events()).toEqual([]);
    await otherStore.close();
  });

  it('reads, writes and counts as an ACL user that may run only the documented commands', async () => {
    const rights = /`(\+@connection [^`]+)`/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
    await redis.call('ACL', 'SETUSER', 'portal', 'on', '>word', '~portal:*', '-@all', ...rights.split(' '));
    const limitedStore = openRedisStore(createStoreSettings(redis.url.replace('://', '://portal:word@')));
    expect(await limitedStore.read('a')).toBe(SECRET);
    await limitedStore.update('a', 3600, () => 'changed');
    await limitedStore.update('a', 3600, () => null);
    expect(await limitedStore.count('c', 60)).toMatchObject({ count: 1 });
    await wait(200);
    expect(logged.events()).not.toContain('store-refused');
    await limitedStore.close();
  });

  it('the session store replaces a silent connection, because another Redis may have taken over the IP address', async () => {
    const network = await createNetwork(redis.port);
    const storeBehindProxy = openRedisStore(createStoreSettings(`redis://127.0.0.1:${network.port}`));
    expect(await storeBehindProxy.read('a')).toBe(SECRET);
    network.fallSilent();
    expect(await failure(() => storeBehindProxy.read('a'))).toBeWithin(1_900, 3_000);
    await vi.waitFor(async () => expect(await storeBehindProxy.read('a')).toBe(SECRET), { timeout: 30_000 });
    await storeBehindProxy.close();
    network.close();
  });

  it.each([
    "READONLY You can't write against a read only replica.",
    "ERR Error running script (call to f_1): @user_script:4: -READONLY You can't write against a read only replica.",
    'MOVED 3999 127.0.0.1:6381',
    'LOADING Redis is loading the dataset in memory',
  ])('the session store reconnects and repeats the command after %s', async (answer) => {
    const network = await createNetwork(redis.port);
    const storeBehindProxy = openRedisStore(createStoreSettings(`redis://127.0.0.1:${network.port}`));
    expect(await storeBehindProxy.read('a')).toBe(SECRET);
    network.answer(answer);
    await Promise.all(['a', 'b', 'c'].map((id) => storeBehindProxy.update(id, 3600, () => 'new')));
    expect(await storeBehindProxy.count('d', 60)).toMatchObject({ count: 1 });
    expect(await storeBehindProxy.read('b')).toBe('new');
    expect(logged.events()).not.toContain('store-refused');
    await storeBehindProxy.close();
    network.close();
  });

  it('reads, writes and counts over a network that delays each direction by 250 ms', async () => {
    const network = await createNetwork(redis.port);
    network.delay(250);
    const storeBehindProxy = openRedisStore(createStoreSettings(`redis://127.0.0.1:${network.port}`));
    await vi.waitFor(() => storeBehindProxy.update('a', 3600, () => 'new'), { timeout: 10_000 });
    logged.clear();
    await Promise.all(['a', 'b', 'c'].map((id) => storeBehindProxy.update(id, 3600, () => 'delayed')));
    expect(await storeBehindProxy.read('c')).toBe('delayed');
    expect(await storeBehindProxy.count('d', 60)).toMatchObject({ count: 1 });
    expect(logged.events()).not.toContain('store-unreachable');
    await storeBehindProxy.close();
    network.close();
  });

  it('the session store fails within 3 s over a network that delays by 3 s, and recovers', async () => {
    const network = await createNetwork(redis.port);
    const storeBehindProxy = openRedisStore(createStoreSettings(`redis://127.0.0.1:${network.port}`));
    await storeBehindProxy.update('a', 3600, () => 'before');
    network.delay(1_500);
    expect(await failure(() => storeBehindProxy.update('a', 3600, () => 'late'))).toBeWithin(0, 3_000);
    network.delay(0);
    await vi.waitFor(() => storeBehindProxy.update('a', 3600, () => 'after'), {
      timeout: 10_000,
      interval: 100,
    });
    expect(await storeBehindProxy.read('a')).toBe('after');
    await storeBehindProxy.close();
    network.close();
  });

  describe.each([0, 1])('with %s confirming replicas', (replicas) => {
    it('the session store makes each change once if a connection breaks before the answer', async () => {
      const replica = await RedisNode.begin(folder, ['--replicaof', '127.0.0.1', String(redis.port)]);
      await vi.waitFor(async () => expect(await redis.info()).toContain('state=online'), { timeout: 10_000 });
      const network = await createNetwork(redis.port);
      const url = `redis://127.0.0.1:${network.port}`;
      const storeBehindProxy = openRedisStore(createStoreSettings(url, { replicas }));
      const incrementCounter = () =>
        storeBehindProxy.update('n', 3600, (value) => String(Number(value ?? 0) + 1));
      await incrementCounter();
      network.loseResponsesTo('eval');
      await incrementCounter();
      expect(await storeBehindProxy.read('n')).toBe('2');
      await storeBehindProxy.close();
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
    expect(logged.listEvents('store-recovered')).toHaveLength(1);
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
      const serverOptions = [
        '--tls-port',
        String(port),
        '--port',
        '0',
        '--tls-auth-clients',
        'no',
        '--dir',
        folder,
      ];
      const server = new RedisNode(port, folder, [...serverOptions, ...files], {
        access: { certificates: { ca: ca.cert, cert, key } },
      });
      await server.start();
      const clientCertificate = problem === 'of another authority' ? null : createTrust(ca);
      const storeRefusingTls = openRedisStore(
        createStoreSettings(`rediss://127.0.0.1:${port}`, { clientCertificate }),
      );
      await failure(() => storeRefusingTls.read('a'));
      await failure(() => storeRefusingTls.read('a'));
      expect(logged.listEvents('store-unreachable')).toMatchObject([
        { error: { code: expect.stringMatching(code) } },
      ]);
      expect(logged.text()).not.toContain('Command timed out');
      await storeRefusingTls.close();
      await server.stop('SIGKILL');
    },
  );

  describe('managed Redis that disables some commands', () => {
    let restrictedServer: RedisNode;
    afterEach(() => restrictedServer.stop('SIGKILL'));

    const startWithout = (...commands: string[]) =>
      RedisNode.begin(
        folder,
        commands.flatMap((name) => ['--rename-command', name, '']),
      );

    it('The portal reads, writes and counts if Redis lacks CONFIG, CLIENT and INFO', async () => {
      restrictedServer = await startWithout('CONFIG', 'CLIENT', 'INFO');
      const managedStore = openRedisStore(createStoreSettings(restrictedServer.url));
      await vi.waitFor(() => managedStore.update('a', 3600, () => SECRET), { timeout: 10_000 });
      expect(await managedStore.read('a')).toBe(SECRET);
      expect(await managedStore.count('c', 60)).toMatchObject({ count: 1 });
      await managedStore.close();
      expect(logged.text()).not.toContain(SECRET);
    });

    it.each([
      ['EVAL', 0, 'store-refused'],
      ['WAIT', 1, 'store-not-replicated'],
      ['GET', 0, 'store-refused'],
    ])('The log names the missing command %s', async (name, replicas, event) => {
      restrictedServer = await startWithout(name);
      const managedStore = openRedisStore(
        createStoreSettings(restrictedServer.url, { replicas, replicasMs: 100 }),
      );
      await failure(() => managedStore.update('a', 3600, () => SECRET));
      await failure(() => managedStore.update('a', 3600, () => SECRET));
      await managedStore.close();
      expect(logged.listEvents(event)).toMatchObject([{ why: `the server has no ${name}` }]);
      expect(logged.text()).not.toContain(SECRET);
    });

    it('The log reports that the user lacks a right', async () => {
      restrictedServer = await startWithout();
      const rights = ['~portal:*', '-@all', '+@connection', '+get', '+info'];
      await restrictedServer.call('ACL', 'SETUSER', 'guest', 'on', '>word', ...rights);
      const limitedStore = openRedisStore(
        createStoreSettings(restrictedServer.url.replace('://', '://guest:word@')),
      );
      await failure(() => limitedStore.update('a', 3600, () => SECRET));
      await limitedStore.close();
      expect(logged.listEvents('store-refused')).toMatchObject([
        { error: { code: 'NOPERM' }, why: 'the user may not run EVAL' },
      ]);
    });

    it('The portal refuses forms while Redis loads the stored data, logs the reason, and recovers', async () => {
      restrictedServer = await RedisNode.begin(folder, ['--dbfilename', 'other.rdb']);
      await restrictedServer.call('EVAL', "for entry = 1, 4000 do redis.call('SET', entry, 'x') end", 0);
      await restrictedServer.call('SAVE');
      await restrictedServer.stop('SIGKILL');
      const pendingStart = restrictedServer.start('--key-load-delay', '1000');
      const loading = openRedisStore(createStoreSettings(restrictedServer.url));
      expect(await failure(() => loading.update('a', 3600, () => SECRET))).toBeWithin(0, 3_000);
      await vi.waitFor(() => loading.update('a', 3600, () => SECRET), { timeout: 20_000, interval: 200 });
      await pendingStart;
      await loading.close();
      expect(logged.listEvents('store-unreachable')).toMatchObject([
        { why: 'connected, but the server is not ready' },
      ]);
    });
  });

  async function failure(work: () => Promise<unknown>): Promise<number> {
    const startedAt = performance.now();
    const error = await work().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(SECRET);
    return performance.now() - startedAt;
  }
});

const createTrust = ({ cert }: Certificate) =>
  ({ ca: readFileSync(cert) }) as unknown as StoreSettings['clientCertificate'];

expect.extend({
  toBeWithin: (tookMs: number, minMs: number, maxMs: number) => ({
    pass: tookMs >= minMs && tookMs <= maxMs,
    message: () => `took ${tookMs} ms, expected ${minMs} to ${maxMs}`,
  }),
});

interface WithinMatcher {
  toBeWithin(minMs: number, maxMs: number): void;
}
declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: must match the merged declaration
  interface Assertion<T = any> extends WithinMatcher {}
}

async function createNetwork(port: number) {
  const openSockets = new Set<Socket>();
  const partners = new Map<Socket, Socket>();
  let delayMs = 0;
  const createDelay = () =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        if (delayMs === 0) done(null, chunk);
        else setTimeout(() => done(null, chunk), delayMs);
      },
    });
  const server = createServer((clientSocket) => {
    const serverSocket = createConnection(port, '127.0.0.1');
    partners.set(clientSocket, serverSocket);
    for (const socket of [clientSocket, serverSocket]) openSockets.add(socket.on('error', () => undefined));
    clientSocket.pipe(createDelay()).pipe(serverSocket).pipe(createDelay()).pipe(clientSocket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: proxyPort } = server.address() as AddressInfo;
  return {
    port: proxyPort,
    answer(line: string) {
      for (const socket of openSockets) {
        socket.unpipe().resume();
        socket.on('data', (sent: Buffer) => {
          const commands = sent.toString().match(/^\*\d/gm) ?? [];
          if (socket.localPort === proxyPort) for (const _ of commands) socket.write(`-${line}\r\n`);
        });
      }
      openSockets.clear();
    },
    delay(ms: number) {
      delayMs = ms;
    },
    loseResponsesTo(name: string) {
      for (const socket of openSockets) {
        if (socket.localPort !== proxyPort) continue;
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
      for (const socket of openSockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of openSockets) socket.destroy();
      server.close();
    },
  };
}
