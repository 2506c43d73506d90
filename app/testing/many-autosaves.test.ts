import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasRedis, RedisNode } from '../../features/support/redis-node';
import { createPortalEnvironment } from './portal-instance';
import { createTestFolder } from './store-test';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

async function listening() {
  const { createTrustedProxyCheck } = await import('~/server/trusted-proxies');
  const { listenOnSocket } = await import('./listening-portal');
  const { server, port } = await listenOnSocket({
    routeOf: () => '/application/keep',
    isTrustedProxy: createTrustedProxyCheck(['loopback']),
  });
  const origin = `http://127.0.0.1:${port}`;
  const autosave = (fields: Record<string, string>, cookie = '') =>
    fetch(`${origin}/application/keep`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: cookie ? { Cookie: cookie } : {},
    });
  const { openRequest } = await import('~/request/open-request.server');
  const readSession = async (cookie: string) =>
    (await openRequest({ request: new Request(origin, { headers: { Cookie: cookie } }), context: {} }))
      .session.data;
  await autosave({ step: 'warm-up' });
  return { server, origin, autosave, readSession };
}

const environment = createPortalEnvironment();

describe.each([
  ['on disk', false],
  ['in Redis', true],
])('with the session store %s', (_, usesRedis) => {
  const folder = createTestFolder();
  let redis: RedisNode | null = null;
  let portals: Awaited<ReturnType<typeof listening>>[] = [];

  beforeAll(async () => {
    if (usesRedis && !hasRedis()) return;
    if (usesRedis) {
      redis = await RedisNode.begin(folder);
      vi.stubEnv('SESSION_STORE_URL', redis.url);
      vi.stubEnv('SESSION_SECRET', 'secret-of-the-tests-with-32-characters-and-more');
    }
    portals = [await environment.start(listening), await environment.start(listening)];
  });

  afterAll(async () => {
    for (const { server } of portals) {
      server.closeAllConnections();
      server.close();
    }
    await redis?.stop('SIGKILL');
  });

  it.skipIf(usesRedis && !hasRedis())(
    "CLA-01: 60 parallel autosaves of one session at two instances all succeed and keep each other's values",
    async () => {
      const [firstInstance, secondInstance] = portals;
      if (!firstInstance || !secondInstance) throw new Error('two instances are needed');
      const first = await firstInstance.autosave({ step: 'loan-info', loanSize: '1' });
      const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      expect([first.status, cookie]).toEqual([204, expect.stringContaining('portal_session=')]);
      const steps: Record<string, string>[] = [
        { step: 'loan-info', loanSize: '123.456' },
        { step: 'company-name', companyName: 'Hafenkontor Brinkmann GmbH' },
        { step: 'company-details', street: 'Speicherstraße' },
      ];
      const sent = Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? firstInstance : secondInstance).autosave(
          steps[index % steps.length] ?? {},
          cookie,
        ),
      );
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(60).fill(204));
      for (const { origin } of portals) {
        const page = await fetch(`${origin}/application/loan-info`, { headers: { Cookie: cookie } });
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('123.456')]);
      }
      const typed = Object.fromEntries(steps.map(({ step, ...values }) => [step, values]));
      expect(await secondInstance.readSession(cookie)).toMatchObject({ draft: { typing: typed } });
    },
  );
});
