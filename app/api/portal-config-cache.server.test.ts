import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';

const FEATURES = {
  public_features: [{ name: 'currencies', is_active: true, value: currencySetting('EUR') }],
};
const PARTNER = {
  fe_theme: null,
  parameters: { display_name: 'Nordbank', legal_name: 'Nordbank AG' },
  terms_url: null,
  data_protection_url: null,
  is_partner_terms_required: false,
  user_application_types: [],
  entitlements: [],
  country_company_types: {},
};
const MINUTE = 60_000;

type ApiReply = { status: number; body: unknown };
const unavailableReply: ApiReply = { status: 503, body: { errors: [{ code: null }] } };

let replies: { features: ApiReply; partner: ApiReply };
let api: Server;
let storedTexts: Map<string, string>;
let requestedUrls: string[];
let isStoreDown: boolean;
let capturedLog: ReturnType<typeof captureLog>;
const configStore = {
  async read(key: string) {
    if (isStoreDown) throw new Error('down');
    return storedTexts.get(key) ?? null;
  },
  async write(key: string, text: string | null) {
    if (isStoreDown) throw new Error('down');
    if (text === null) storedTexts.delete(key);
    else storedTexts.set(key, text);
  },
};

beforeEach(async () => {
  replies = { features: { status: 200, body: FEATURES }, partner: { status: 200, body: PARTNER } };
  storedTexts = new Map();
  isStoreDown = false;
  requestedUrls = [];
  api = createServer((request, response) => {
    requestedUrls.push(request.url ?? '');
    const { status, body } = request.url === '/config' ? replies.features : replies.partner;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  vi.useFakeTimers({ toFake: ['Date'] });
  capturedLog = captureLog();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  api.close();
});

async function start() {
  vi.resetModules();
  const { loadPortalConfig } = await import('./portal-config-cache.server');
  const { port } = api.address() as AddressInfo;
  const context = { baseUrl: `http://127.0.0.1:${port}`, forwardedHost: 'nord.test', timeoutMs: 10_000 };
  const load = (version?: string) => loadPortalConfig(context, 'nord', configStore, version);
  const loadWithoutStore = (version?: string) => loadPortalConfig(context, 'nord', null, version);
  const waitForConfig = async (expectConfig: (config: Awaited<ReturnType<typeof load>>) => void) => {
    await load();
    await vi.waitFor(async () => expectConfig(await load()), { timeout: 30_000 });
  };
  return { load, loadWithoutStore, waitForConfig };
}

describe('loadPortalConfig (settings of a partner)', () => {
  it('SHELL-21: applies a changed configuration while the portal runs', async () => {
    const portal = await start();
    expect((await portal.load())?.currencies.default).toBe('EUR');
    replies.features.body = {
      public_features: [{ name: 'currencies', is_active: true, value: currencySetting('CHF') }],
    };
    vi.setSystemTime(Date.now() + MINUTE);
    await portal.waitForConfig((config) => expect(config?.currencies.default).toBe('CHF'));
  });

  it('SHELL-22: returns the stored configuration during an API outage of up to 30 days', async () => {
    const portal = await start();
    await portal.load();
    replies = { features: unavailableReply, partner: unavailableReply };
    for (const days of [1, 28]) {
      vi.setSystemTime(Date.now() + days * 24 * 60 * MINUTE);
      expect((await portal.load())?.displayName).toBe('Nordbank');
    }
  });

  it('SHELL-22: uses the stored copy if the API is down when the portal starts', async () => {
    await (await start()).load();
    replies = { features: unavailableReply, partner: unavailableReply };
    vi.setSystemTime(Date.now() + MINUTE);
    expect((await (await start()).load())?.displayName).toBe('Nordbank');
  });

  it('reads the configuration from the API while the store is unavailable', async () => {
    isStoreDown = true;
    const portal = await start();
    expect((await portal.load())?.displayName).toBe('Nordbank');
    expect((await portal.load())?.displayName).toBe('Nordbank');
    expect(requestedUrls).toHaveLength(2);
  });

  it('SHELL-09: returns null if the API does not answer and no copy is stored', async () => {
    replies.features = unavailableReply;
    expect(await (await start()).load()).toBeNull();
  });

  it('SHELL-09: deletes the copy of a partner that the API no longer knows', async () => {
    const portal = await start();
    await portal.load();
    replies.partner = { status: 404, body: { errors: [{ code: 'err_entity_not_found' }] } };
    vi.setSystemTime(Date.now() + MINUTE);
    await portal.waitForConfig((config) => expect(config).toBeNull());
    expect(await (await start()).load()).toBeNull();
  });

  it('shares one request between parallel visitors', async () => {
    const portal = await start();
    await Promise.all([portal.load(), portal.load(), portal.load()]);
    expect(requestedUrls).toEqual(['/config', '/partner/key/nord/config']);
  });

  it("returns the API's configuration if the store fails or its copy is unreadable", async () => {
    await (await start()).loadWithoutStore();
    expect(storedTexts.size).toBe(0);
    storedTexts.set('nord', '{"features":[]}');
    expect((await (await start()).load())?.displayName).toBe('Nordbank');
  });

  it('sends no request while the copy is fresh, and one request when it is stale', async () => {
    const portal = await start();
    await portal.load();
    vi.setSystemTime(Date.now() + 29_999);
    await portal.load();
    expect(requestedUrls).toHaveLength(2);
    vi.setSystemTime(Date.now() + 1);
    await Promise.all([portal.load(), portal.load()]);
    await expect.poll(() => requestedUrls).toHaveLength(4);
    await portal.waitForConfig(() => expect(capturedLog.lines).toEqual([]));
    expect(requestedUrls).toHaveLength(4);
  });

  it.each([-5, 5])('refreshes the copy of an instance whose clock differs by %i minutes', async (minutes) => {
    const now = Date.now();
    vi.setSystemTime(now + minutes * MINUTE);
    await (await start()).load();
    vi.setSystemTime(now);
    replies.partner.body = { ...PARTNER, parameters: { ...PARTNER.parameters, display_name: 'Südbank' } };
    const portal = await start();
    expect((await portal.load())?.displayName).toBe('Nordbank');
    await portal.waitForConfig((config) => expect(config?.displayName).toBe('Südbank'));
    expect(requestedUrls).toHaveLength(4);
  });

  it('stores a separate copy of the configuration for each version of the storage format', async () => {
    const portal = await start();
    await portal.loadWithoutStore('s1 v1');
    await portal.loadWithoutStore('s1 v1');
    expect(requestedUrls).toHaveLength(2);
    await portal.loadWithoutStore('s1 v2');
    expect(requestedUrls).toHaveLength(4);
    await portal.loadWithoutStore('s2 v1');
    expect(requestedUrls).toHaveLength(6);
  });

  it("stores the API's raw responses with the time of reading", async () => {
    vi.setSystemTime(new Date('2026-03-02T09:00:00Z'));
    await (await start()).load();
    expect(JSON.parse(storedTexts.get('nord') ?? '')).toMatchObject({
      readAt: Date.parse('2026-03-02T09:00:00Z'),
      features: FEATURES.public_features,
      partner: PARTNER,
    });
  });

  it.each([
    ['partner', { featuresCall: 'ok', partnerCall: 'unreadable' }],
    ['features', { featuresCall: 'refused', partnerCall: 'ok' }],
  ] as const)('SHELL-09: logs an unreadable configuration with the failed call: %s', async (call, calls) => {
    const refusedReply = { status: 422, body: { errors: [{ code: 'err_validation_failed' }] } };
    replies[call] = call === 'partner' ? { status: 503, body: 'away' } : refusedReply;
    expect(await (await start()).load()).toBeNull();
    expect(capturedLog.lines).toMatchObject([
      { level: 'error', event: 'configuration-unreadable', partner: 'nord', ...calls },
    ]);
    expect(storedTexts.size).toBe(0);
  });

  it('SHELL-22: keeps the copy after any error except "partner unknown"', async () => {
    const portal = await start();
    await portal.load();
    replies.partner = { status: 403, body: { errors: [{ code: 'err_no_permission' }] } };
    vi.setSystemTime(Date.now() + MINUTE);
    await portal.load();
    const refusals = () =>
      capturedLog.lines.filter(({ event }) => event === 'configuration-unreadable').length;
    await expect.poll(refusals).toBe(1);
    expect((await portal.load())?.displayName).toBe('Nordbank');
    expect(storedTexts.size).toBe(1);
    await expect.poll(refusals).toBe(2);
  });

  it('logs every failure of the session store', async () => {
    isStoreDown = true;
    await (await start()).load();
    const loggedStoreFailures = () =>
      capturedLog.lines.filter(({ event }) => event === 'configuration-not-kept');
    await expect.poll(loggedStoreFailures).toHaveLength(2);
    expect(loggedStoreFailures()).toMatchObject([
      { level: 'error', event: 'configuration-not-kept', partner: 'nord', error: { name: 'Error' } },
      { level: 'error', event: 'configuration-not-kept', partner: 'nord' },
    ]);
  });
});

function currencySetting(currency: string) {
  return { supported: [currency], default: currency };
}
