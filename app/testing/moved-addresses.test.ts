import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { LookupFunction } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, createMemoryCookieStore } from '~/api/client.server';
import { configLoaders } from '~/api/portal-config-cache.server';
import { openRedisStore } from '~/request/store/redis-store.server';
import { createStoreSettings } from '~/request/store/testing/store-settings';
import { hasRedis, RedisNode } from '../../features/support/redis-node';
import { findFreePort } from '../../scripts/free-port.mjs';
import { createTestFolder } from './store-test';

const HOST_NAME = 'moving.test';
const HOUR_SECONDS = 3_600;

const [OLD_ADDRESS, NEW_ADDRESS] = ['127.0.0.1', '127.0.0.2'] as const;

const dnsModule: { lookup: LookupFunction } = createRequire(import.meta.url)('node:dns');

let address: string;
let delayMs: number;
beforeEach(() => {
  [address, delayMs] = [OLD_ADDRESS, 0];
  const { lookup } = dnsModule;
  vi.spyOn(dnsModule, 'lookup').mockImplementation((name, options, answer) => {
    if (name !== HOST_NAME) return lookup(name, options, answer);
    const currentAddress = address;
    setTimeout(() => {
      if (options.all) answer(null, [{ address: currentAddress, family: 4 }]);
      else answer(null, currentAddress, 4);
    }, delayMs);
  });
});
afterEach(() => vi.restoreAllMocks());

describe.skipIf(!hasRedis())('session store whose IP address changes', () => {
  const folder = createTestFolder();
  const servers: RedisNode[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop('SIGKILL');
  });

  async function start(port: number, host: string): Promise<void> {
    const server = await RedisNode.begin(folder, [], { port, host });
    servers.push(server);
    await server.call('SET', 'portal:session:who', host);
  }

  it('The portal resolves the name for each new connection', async () => {
    const port = await findFreePort();
    await start(port, OLD_ADDRESS);
    await start(port, NEW_ADDRESS);
    const store = openRedisStore(createStoreSettings(`redis://${HOST_NAME}:${port}`));
    expect(await store.read('who')).toBe(OLD_ADDRESS);
    address = NEW_ADDRESS;
    await servers[0]?.stop('SIGKILL');
    await vi.waitFor(async () => expect(await store.read('who')).toBe(NEW_ADDRESS), { timeout: 10_000 });
    await store.close();
  });

  it('The portal connects although the name takes 3 s to resolve', async () => {
    const port = await findFreePort();
    await start(port, OLD_ADDRESS);
    delayMs = 3_000;
    const store = openRedisStore(createStoreSettings(`redis://${HOST_NAME}:${port}`));
    await vi.waitFor(() => store.update('a', HOUR_SECONDS, () => 'b'), { timeout: 10_000, interval: 200 });
    await store.close();
  }, 20_000);
});

describe('lending API whose IP address changes', () => {
  const apis: Server[] = [];
  afterEach(() => {
    for (const api of apis.splice(0)) api.close().closeAllConnections();
  });

  async function start(port: number, serverAddress: string, currency: string): Promise<Server> {
    const value = { default: currency, supported: [currency] };
    const features = { public_features: [{ name: 'currencies', is_active: true, value }] };
    const api = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(features));
    });
    apis.push(api.listen(port, serverAddress));
    await once(api, 'listening');
    return api;
  }

  it('The portal resolves the name again when its connection ends', async () => {
    const port = await findFreePort();
    const firstServer = await start(port, OLD_ADDRESS, 'EUR');
    await start(port, NEW_ADDRESS, 'CHF');
    const api = createApiClient({
      baseUrl: `http://${HOST_NAME}:${port}`,
      forwardedHost: HOST_NAME,
      timeoutMs: 5_000,
      cookies: createMemoryCookieStore(),
    });
    const read = async () => JSON.stringify(await configLoaders.features(api));
    expect(await read()).toContain('EUR');
    address = NEW_ADDRESS;
    firstServer.close().closeAllConnections();
    await vi.waitFor(async () => expect(await read()).toContain('CHF'), { timeout: 5_000 });
  });
});
