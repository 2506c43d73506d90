import { openSimulator } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';
import { hasRedis, RedisNode } from '../../features/support/redis-node';
import { InstanceBrowser, startInstance } from './portal-instance';
import { createTestFolder } from './store-test';

const folder = createTestFolder();

async function load() {
  const root = await import('~/root');
  const login = await import('~/account/login/route');
  const loanInfo = await import('~/application/loan-info/route');
  const healthz = await import('~/site/healthz.route');
  const readyz = await import('~/site/readyz.route');
  return { root, login, loanInfo, healthz, readyz };
}

const LOAN = {
  loanType: 'general_liquidity',
  loanSize: '100.000',
  loanDuration: '48',
  purposeSelect: 'operating_expenses',
};
const FIRST_STEP = '/application/loan-info';

describe.skipIf(!hasRedis())('hanging session store', () => {
  let simulator: Awaited<ReturnType<typeof openSimulator>>;
  let portal: Awaited<ReturnType<typeof load>>;
  let redis: RedisNode;
  let returningBrowser: InstanceBrowser;
  let logged: ReturnType<typeof captureLog>;

  beforeAll(async () => {
    logged = captureLog();
    simulator = await openSimulator();
    redis = await RedisNode.begin(folder);
    vi.stubEnv('SESSION_STORE_URL', redis.url);
    vi.stubEnv('SESSION_SECRET', 'secret-of-the-tests-with-32-characters-and-more');
    portal = await startInstance({ apiBaseUrl: simulator.origin, dataDir: folder }, load);
    returningBrowser = new InstanceBrowser({});
    const submitResponse = await returningBrowser.callRoute(portal.loanInfo.action, FIRST_STEP, {
      form: LOAN,
    });
    expect(submitResponse).toMatchObject({ status: 303 });
    redis.signal('SIGSTOP');
  }, 60_000);

  afterAll(async () => {
    logged.release();
    vi.unstubAllEnvs();
    await simulator.close();
    await redis.stop('SIGKILL');
  });

  it.concurrent('a hanging session store causes an error page within 3 s in the visitor’s language if the page needs the session', async () => {
    for (const [language, words] of LANGUAGES) {
      const visitor = returningBrowser.copyWithHeaders({ 'Accept-Language': language });
      const startedAt = performance.now();
      const response = await visitor.callRoute(portal.loanInfo.loader, FIRST_STEP);
      expect(performance.now() - startedAt).toBeLessThan(3_000);
      expect(response).toMatchObject({ status: 503, data: { messages: [expect.stringMatching(words)] } });
    }
  });

  it.concurrent('a hanging session store keeps submitted values in the form without promising to save the values', async () => {
    const typed = { ...LOAN, loanSize: '123.456', password: 'never to be seen' };
    const response = await returningBrowser.callRoute(portal.loanInfo.action, FIRST_STEP, { form: typed });
    const values = expect.arrayContaining([['loanSize', '123.456']]);
    expect(response).toMatchObject({
      status: 503,
      data: {
        messages: [expect.stringMatching(/konnten wir nicht speichern/)],
        storeOutage: { unsent: { action: FIRST_STEP, values } },
      },
    });
    expect(JSON.stringify(response)).not.toContain('never to be seen');
    expect(logged.text()).not.toContain('123.456');
  });

  it.concurrent('a hanging session store keeps submitted values of a visitor without a session too', async () => {
    const newBrowser = new InstanceBrowser({});
    const typed = { ...LOAN, loanSize: '123.456' };
    const response = await newBrowser.callRoute(portal.loanInfo.action, FIRST_STEP, { form: typed });
    expect(response).toMatchObject({
      status: 503,
      data: { storeOutage: { unsent: { action: FIRST_STEP } } },
    });
  });

  it.concurrent('a hanging session store does not affect pages that need no stored session', async () => {
    const frame = await returningBrowser.callRoute(portal.root.loader, '/login');
    expect(frame).toMatchObject({ status: 200, data: { frame: { user: 'hidden' } } });
    expect(await returningBrowser.callRoute(portal.login.loader, '/login')).toMatchObject({ status: 200 });
    expect(await new InstanceBrowser({}).callRoute(portal.loanInfo.loader, FIRST_STEP)).toMatchObject({
      status: 200,
    });
  });

  it.concurrent('a hanging session store makes /readyz fail within 2 s, but not /healthz', async () => {
    const startedAt = performance.now();
    const response = await returningBrowser.callRoute(portal.readyz.loader, '/readyz');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    const data = { status: 'unavailable', store: 'unavailable', configuration: 'ok' };
    expect(response).toMatchObject({ status: 503, data });
    expect(await returningBrowser.callRoute(portal.healthz.loader, '/healthz')).toMatchObject({
      status: 200,
    });
  });

  it('a hanging session store logs a single event for all requests of the outage, also for another partner', async () => {
    await new InstanceBrowser({ Host: 'swiss.localhost' }).callRoute(portal.login.loader, '/login');
    const errors = logged.lines.filter(({ level }) => level === 'error');
    expect(errors.map(({ event }) => event)).toEqual(['store-unreachable']);
  });

  it('a hanging session store keeps sessions and typed values, and /readyz succeeds after the outage', async () => {
    await returningBrowser.callRoute(portal.loanInfo.loader, FIRST_STEP);
    redis.signal('SIGCONT');
    await vi.waitFor(
      async () => {
        const response = await returningBrowser.callRoute(portal.loanInfo.loader, FIRST_STEP);
        expect(response).toMatchObject({ status: 200, data: { values: { loanSize: '100.000' } } });
      },
      { timeout: 30_000 },
    );
    expect(await returningBrowser.callRoute(portal.readyz.loader, '/readyz')).toMatchObject({ status: 200 });
  });
});

const LANGUAGES = [
  ['de', /im Moment nicht an Ihre Daten/],
  ['en', /can’t reach your data/],
  ['fr', /pas accès à vos données/],
  ['pl', /dostępu do Państwa danych/],
] as const;

describe.skipIf(!hasRedis())('read-only session store', () => {
  const folder = createTestFolder();
  let simulator: Awaited<ReturnType<typeof openSimulator>>;
  let redis: RedisNode;
  let logged: ReturnType<typeof captureLog>;

  beforeAll(async () => {
    logged = captureLog();
    simulator = await openSimulator();
    const memoryLimitOptions = ['--maxmemory', '1', '--maxmemory-policy', 'noeviction'];
    redis = await RedisNode.begin(folder, memoryLimitOptions);
    vi.stubEnv('SESSION_STORE_URL', redis.url);
    vi.stubEnv('SESSION_SECRET', 'secret-of-the-tests-with-32-characters-and-more');
  }, 60_000);

  afterAll(async () => {
    logged.release();
    vi.unstubAllEnvs();
    await simulator.close();
    await redis.stop('SIGKILL');
  });

  it('a read-only session store makes /readyz fail although reads succeed', async () => {
    const { readyz } = await startInstance({ apiBaseUrl: simulator.origin, dataDir: folder }, load);
    const response = await new InstanceBrowser({}).callRoute(readyz.loader, '/readyz');
    const data = { status: 'unavailable', store: 'unavailable', configuration: 'ok' };
    expect(response).toMatchObject({ status: 503, data });
    expect(logged.lines.map(({ event }) => event)).toContain('store-refused');
  }, 60_000);
});

const emptyFolder = createTestFolder();

it('/readyz fails if no configuration could be loaded', async () => {
  const { readyz } = await startInstance({ apiBaseUrl: 'http://127.0.0.1:9', dataDir: emptyFolder }, load);
  const response = await new InstanceBrowser({}).callRoute(readyz.loader, '/readyz');
  const data = { status: 'unavailable', store: 'ok', configuration: 'unavailable' };
  expect(response).toMatchObject({ status: 503, data });
}, 60_000);
