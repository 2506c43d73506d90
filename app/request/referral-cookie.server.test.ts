import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as OpenRequestModule from './open-request.server';
import type * as Referrals from './referral-cookie.server';

const folder = mkdtempSync(join(tmpdir(), 'referral-'));
const api = createServer((_, response) => response.writeHead(404).end());
let referralModule: typeof Referrals;
let openRequestModule: typeof OpenRequestModule;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  vi.stubEnv('DATA_DIR', folder);
  referralModule = await import('./referral-cookie.server');
  openRequestModule = await import('./open-request.server');
});

afterAll(() => {
  api.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const storedReferral = { referrer: 'kammer', data: { utm_campaign: 'Frühling' } };

const asking = (cookies: string[] = []) =>
  new Request('https://demo.localhost/', {
    headers: { Host: 'demo.localhost', Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  });

async function openWithReferral(
  cookies: string[],
  referral: typeof storedReferral | null,
): Promise<string[]> {
  const [request, context] = [asking(cookies), {}];
  await referralModule.createFirstReferralCookie(
    await openRequestModule.openRequest({ request, context }),
    request,
    referral,
  );
  return openRequestModule.responseHeadersOf(context).getSetCookie();
}

it('CLA-13, D-11: createFirstReferralCookie stores the first referral in a signed cookie, without a session', async () => {
  const cookies = await openWithReferral([], storedReferral);
  expect(cookies).toEqual([
    expect.stringMatching(/^__Host-portal_referral=.*; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(await referralModule.readReferral(asking(cookies), 'demo')).toEqual(storedReferral);
});

it('CLA-13, D-11: createFirstReferralCookie keeps the first referral on later visits', async () => {
  const cookies = await openWithReferral([], storedReferral);
  expect(await openWithReferral(cookies, { referrer: 'later', data: { utm_campaign: 'Herbst' } })).toEqual(
    [],
  );
});

it('CLA-13, D-11: createFirstReferralCookie sets no cookie without a referral', async () => {
  expect(await openWithReferral([], null)).toEqual([]);
});

it.each(['x', 'eyJkYXRhIjp7fX0%3D.x', 'eyJkYXRhIjp7fX0%3D'])(
  'CLA-13, D-11: readReferral ignores an invalid signature: %s',
  async (value) => {
    expect(await referralModule.readReferral(asking([`portal_referral=${value}`]), 'demo')).toBeNull();
  },
);

it('CLA-13, D-11: the largest referral fits into a cookie', async () => {
  const data = { utm_campaign: 'ü'.repeat(480), utm_source: 'ü'.repeat(480) };
  const [cookie = ''] = await openWithReferral([], { referrer: '', data });
  expect(Buffer.byteLength(JSON.stringify(data))).toBeGreaterThan(1_950);
  expect(cookie.length).toBeLessThan(4_096);
});
