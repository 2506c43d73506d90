import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequestHandler } from '@remix-run/node';
import { readProxies } from 'mock-server/http/client-address';
import { startSimulator } from 'mock-server/start';
import { TEST_SETTINGS } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PageResponse } from '~/testing/page-response';
import type * as ServerBuild from '~/testing/server-build';

const folder = mkdtempSync(join(tmpdir(), 'demo-start-'));
let simulator: Awaited<ReturnType<typeof startSimulator>>;
let builds: typeof ServerBuild;

beforeAll(async () => {
  const trustedProxies = readProxies('loopback');
  simulator = await startSimulator({ ...TEST_SETTINGS, hosted: true, worldsPerAddress: 2, trustedProxies });
  const env = {
    API_BASE_URL: simulator.origin,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SEARCH_ENGINES: 'true',
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  builds = await import('~/testing/server-build');
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await simulator.close().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

async function openAs(
  clientAddress: string,
  language = 'en',
  { method = 'GET', at = '/demo/start?at=/login' } = {},
): Promise<PageResponse> {
  const url = new URL(at, 'http://demo.localhost');
  const headers = { Accept: 'text/html', Host: url.host, 'Accept-Language': language };
  const handle = createRequestHandler(await builds.loadServerBuild(url.pathname), 'test');
  return PageResponse.of(url, await handle(new Request(url, { method, headers }), { clientAddress }));
}

describe('SIM-14: first visit to a hosted demo', { timeout: 60_000 }, () => {
  it('opens a separate sandbox for each visitor', async () => {
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      const { status, location } = await openAs(address);
      expect([address, status, location]).toEqual([address, 302, '/login']);
    }
  });

  it.each([
    ['en', 'You’re already running the maximum number of demos from your address.'],
    ['de', 'Von Ihrer Adresse aus laufen schon so viele Vorführungen wie erlaubt.'],
  ])('explains the limit of sandboxes per IP address of a client: %s', async (language, words) => {
    const address = language === 'en' ? '203.0.113.4' : '203.0.113.5';
    await openAs(address);
    await openAs(address);
    const refusedResponse = await openAs(address, language);
    expect([refusedResponse.status, refusedResponse.headers.get('Retry-After')]).toEqual([429, '300']);
    expect(refusedResponse.words('main')).toContain(words);
  });

  it('redirects from any page to /demo/start, and back with a session in a new sandbox', async () => {
    const first = await openAs('203.0.113.8', 'en', { at: '/login?a=1' });
    expect([first.status, first.location]).toEqual([302, '/demo/start?at=%2Flogin%3Fa%3D1']);
    const startPage = await openAs('203.0.113.8', 'en', { at: '/demo/start?at=%2Flogin%3Fa%3D1' });
    expect([startPage.location, startPage.setCookies]).toEqual(['/login?a=1', ['portal_session']]);
  });

  it('disallows search engines regardless of the deployment', async () => {
    const { body } = await openAs('203.0.113.9', 'en', { at: '/robots.txt' });
    expect(body).toBe('User-agent: *\nDisallow: /\n');
  });

  it('refuses forms with an explanation', async () => {
    const refusedResponse = await openAs('203.0.113.6', 'en', { method: 'POST' });
    expect(refusedResponse.status).toBe(405);
    expect(refusedResponse.words('main')).toContain('Something went wrong');
  });

  it('explains that the simulator is unavailable if the simulator does not answer', async () => {
    await simulator.close();
    const refusedStart = await openAs('203.0.113.7');
    expect([refusedStart.status, refusedStart.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(refusedStart.words('main')).toContain('No demo is free right now.');
  });
});
