import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptySession } from '~/request/session.server';

const WORLD = {
  sandbox: 'abc',
  scenario: { id: 'documents', title: 'Documents' },
  now: '2026-03-02T09:00:00.000Z',
  personas: [],
  applications: [],
  faults: [],
  partner: 'demo',
  partners: [],
  control_url: 'http://demo.localhost:4000/simulator',
};

let server: Server;
let isSimulator: boolean;
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer(({ url = '', headers }, answer) => {
    asked.push(`${url} ${headers['x-sandbox'] ?? ''}`.trim());
    // A real API may well answer below /simulator; only the simulator says what it is.
    const body = url.endsWith('/health') ? { status: 'ok', ...(isSimulator && { simulator: true }) } : WORLD;
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  // A server that listens on a port has an address of this form.
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
});

/** The world of a visit with this session. */
async function worldOf(session: Partial<ReturnType<typeof emptySession>>) {
  const { demoWorldOf } = await import('./demo.server');
  const visit = { host: 'demo.localhost:3000', language: 'de', session: { ...emptySession(), ...session } };
  // Only these members of a visit are read.
  return demoWorldOf(visit as unknown as Parameters<typeof demoWorldOf>[0]);
}

describe('SIM-14 the demo bar', () => {
  test('shows the world of a visitor who came through the simulator', async () => {
    isSimulator = true;
    expect(await worldOf({ sandbox: 'abc' })).toEqual({ ...WORLD, patterns_not_run: 0 });
    expect(asked).toContain('/simulator/world?lang=de abc');
  });

  test('is never shown against a real API', async () => {
    isSimulator = false;
    expect(await worldOf({ sandbox: 'abc' })).toBeNull();
    expect(asked).toEqual(['/simulator/health']);
  });

  test('is not asked for by an ordinary visitor', async () => {
    isSimulator = true;
    expect(await worldOf({ sandbox: null })).toBeNull();
    expect(asked).toEqual([]);
  });

  test('sends no code, and opens no world, at a real API', async () => {
    isSimulator = false;
    const { exchangeDemoCode, needsDemoWorld } = await import('./demo.server');
    expect(await exchangeDemoCode('abc', 'code')).toBeNull();
    const visit = { session: emptySession() };
    // Only the session of a visit is read.
    expect(await needsDemoWorld(visit as unknown as Parameters<typeof needsDemoWorld>[0])).toBe(false);
    expect(asked).toEqual(['/simulator/health']);
  });

  test('gives no command to a real API', async () => {
    isSimulator = false;
    const { commandDemo } = await import('./demo.server');
    const visit = { session: { ...emptySession(), sandbox: 'abc' } };
    // Only the session of a visit is read.
    const done = await commandDemo(
      visit as unknown as Parameters<typeof commandDemo>[0],
      'clock/advance',
      {},
    );
    expect([done, ...asked]).toEqual([false, '/simulator/health']);
  });
});
