import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'demo-context-'));
const realApi = createServer((_, response) => response.writeHead(404).end());

beforeAll(async () => {
  await new Promise<void>((resolve) => realApi.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(realApi.address() as AddressInfo).port}`);
  vi.stubEnv('DATA_DIR', folder);
});

afterAll(() => {
  realApi.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('SIM-14: with a real API, openDemo lets no page frame the portal, even if the session stores a framing page', async () => {
  const { openRequest, responseHeadersOf } = await import('~/request/open-request.server');
  const { provideDemo } = await import('~/request/portal-request');
  const { openDemo } = await import('./demo-context.server');
  provideDemo(openDemo);
  const httpRequest = (headers: Record<string, string>) =>
    new Request('http://demo.localhost/login', { headers: { Host: 'demo.localhost', ...headers } });
  const demo = { sandbox: 'a', framedBy: 'http://simulator.localhost:4000' };
  const context = {};
  const request = await openRequest({ request: httpRequest({}), context });
  await request.session.change((session) => ({ ...session, demo }));
  const Cookie = responseHeadersOf(context).getSetCookie()[0]?.split(';')[0] ?? '';
  const later = await openRequest({ request: httpRequest({ Cookie }), context: {} });
  expect([later.session.data.demo, later.demo, later.facts.frameAncestor]).toEqual([demo, null, null]);
  expect(later.redirect('/').headers.get('Content-Security-Policy')).toBeNull();
});

it('SIM-14: openDemo changes the URL of a custom bank’s logo with each new logo', async () => {
  const simulator = createServer(({ url }, response) => {
    if (url === '/simulator/health') return response.end(JSON.stringify({ simulator: true }));
    return response.writeHead(200, { ETag: '"a b"', 'X-Logo': 'own' }).end();
  });
  await new Promise<void>((resolve) => simulator.listen(0, '127.0.0.1', resolve));
  vi.resetModules();
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`);
  const { openDemo } = await import('./demo-context.server');
  const { createEmptySession } = await import('~/request/session.server');
  const httpRequest = new Request('http://demo.localhost/login', { headers: { 'X-Sandbox': 'a' } });
  const demo = await openDemo(httpRequest, createEmptySession());
  simulator.close();
  expect(demo).toMatchObject({ worldId: 'a', configVersion: 'a "a b"', logoPath: '/demo/logo?v=%22a+b%22' });
});
