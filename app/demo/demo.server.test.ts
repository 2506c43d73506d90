import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEmptySession } from '~/request/session.server';

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
let requestedPaths: string[];
let sent: { url: string; headers: IncomingHttpHeaders; body: string };
let simulatorResponse: { status?: number; headers?: Record<string, string>; body: unknown };

beforeEach(async () => {
  requestedPaths = [];
  simulatorResponse = { body: {} };
  server = createServer(async (request, response) => {
    const { url = '', headers, method } = request;
    let requestBody = '';
    for await (const piece of request) requestBody += piece;
    requestedPaths.push(`${url} ${headers['x-sandbox'] ?? ''}`.trim());
    const body = url.endsWith('/health') ? { status: 'ok', ...(isSimulator && { simulator: true }) } : WORLD;
    response.setHeader('content-type', 'application/json');
    if (method !== 'POST') return response.end(JSON.stringify(body));
    sent = { url, headers, body: requestBody };
    return response
      .writeHead(simulatorResponse.status ?? 200, simulatorResponse.headers)
      .end(JSON.stringify(simulatorResponse.body));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
});

const CODE = { cookie: 'lending=a=b==', at: '/login?a=1', lang: 'pl', partner: 'swiss' };
const ENTRY = {
  apiCookies: { lending: 'a=b==' },
  startPath: '/login?a=1',
  language: 'pl',
  partner: 'swiss',
  framedBy: null,
  keepsSession: false,
};

async function worldOf(session: Partial<ReturnType<typeof createEmptySession>>) {
  const { readDemoWorld } = await import('./demo.server');
  const request = {
    facts: { host: 'demo.localhost:3000', language: 'de' },
    session: { data: { ...createEmptySession(), ...session } },
  };
  return readDemoWorld(request as unknown as Parameters<typeof readDemoWorld>[0]);
}

describe('SIM-14: readDemoWorld (sandbox of the visitor)', () => {
  test('returns the sandbox of a visitor from the simulator', async () => {
    isSimulator = true;
    expect(await worldOf({ demo: { sandbox: 'abc' } })).toEqual({ ...WORLD, patterns_not_run: 0 });
    expect(requestedPaths).toContain('/simulator/world?lang=de abc');
  });

  test('returns null for a real API', async () => {
    isSimulator = false;
    expect(await worldOf({ demo: { sandbox: 'abc' } })).toBeNull();
    expect(requestedPaths).toEqual(['/simulator/health']);
  });

  test('sends no request for a visitor who does not come from the simulator', async () => {
    isSimulator = true;
    expect(await worldOf({ demo: null })).toBeNull();
    expect(requestedPaths).toEqual([]);
  });

  test('exchangeDemoCode sends no code to a real API, and needsDemoWorld requires no sandbox there', async () => {
    isSimulator = false;
    const { exchangeDemoCode, needsDemoWorld } = await import('./demo.server');
    expect(await exchangeDemoCode('abc', 'code')).toBeNull();
    const request = { session: { data: createEmptySession() } };
    expect(await needsDemoWorld(request as unknown as Parameters<typeof needsDemoWorld>[0])).toBe(false);
    expect(requestedPaths).toEqual(['/simulator/health']);
  });

  test('sendDemoCommand sends no command to a real API', async () => {
    isSimulator = false;
    const { sendDemoCommand } = await import('./demo.server');
    const request = { session: { data: { ...createEmptySession(), demo: { sandbox: 'abc' } } } };
    const isExecuted = await sendDemoCommand(
      request as unknown as Parameters<typeof sendDemoCommand>[0],
      'clock/advance',
      {},
    );
    expect([isExecuted, ...requestedPaths]).toEqual([false, '/simulator/health']);
  });
});

describe('SIM-14: exchangeDemoCode (redeems the code of an entry link)', () => {
  test('returns session, target page and language of a valid code, else null', async () => {
    isSimulator = true;
    const { exchangeDemoCode } = await import('./demo.server');
    const exchangeCode = (body: object, status = 200) => {
      simulatorResponse = { status, body };
      return exchangeDemoCode('abc', 'the code');
    };
    expect(await exchangeCode(CODE)).toEqual(ENTRY);
    expect(sent).toMatchObject({ url: '/simulator/play/exchange', body: '{"code":"the code"}' });
    expect(sent.headers['x-sandbox']).toBe('abc');
    expect(await exchangeCode({ ...CODE, cookie: null, lang: null })).toEqual({
      ...ENTRY,
      apiCookies: {},
      language: null,
    });
    expect(await exchangeCode({ ...CODE, at: '//evil.example' })).toEqual({ ...ENTRY, startPath: '/' });
    const framedEntry = { ...CODE, framed_by: 'http://demo.localhost:4000', stays: true };
    expect(await exchangeCode(framedEntry)).toEqual({
      ...ENTRY,
      framedBy: 'http://demo.localhost:4000',
      keepsSession: true,
    });
    expect(await exchangeCode({ ...CODE, framed_by: "http://a.example; script-src 'self'" })).toBeNull();
    expect(await exchangeCode({ ...CODE, partner: null })).toBeNull();
    expect(await exchangeCode(CODE, 404)).toBeNull();
  });
});

describe('SIM-14: sendDemoCommand (command of the demo bar to the simulator)', () => {
  const requestOf = (session: object) =>
    ({ session: { data: { ...createEmptySession(), ...session } } }) as unknown as Parameters<
      typeof import('./demo.server').sendDemoCommand
    >[0];

  test("controls the visitor's own sandbox, and returns whether the simulator accepted the command", async () => {
    isSimulator = true;
    const { sendDemoCommand } = await import('./demo.server');
    const request = requestOf({ demo: { sandbox: 'abc' } });
    expect(await sendDemoCommand(request, 'clock/advance', { by: 'P1D' })).toBe(true);
    expect(sent).toMatchObject({ url: '/simulator/clock/advance', body: '{"by":"P1D"}' });
    expect(sent.headers['x-sandbox']).toBe('abc');
    simulatorResponse = { status: 422, body: { errors: [] } };
    expect(await sendDemoCommand(request, 'clock/advance', { by: 'P1D' })).toBe(false);
  });

  test('does nothing without a sandbox', async () => {
    isSimulator = true;
    const { sendDemoCommand } = await import('./demo.server');
    expect(await sendDemoCommand(requestOf({}), 'clock/advance', { by: 'P1D' })).toBe(false);
    expect(requestedPaths).toEqual([]);
  });
});

describe('SIM-14: openDemoWorld (opens a sandbox for a visitor of a hosted demo)', () => {
  test("sends the visitor's IP address, and explains a refusal with the time of the next attempt", async () => {
    isSimulator = true;
    const { openDemoWorld } = await import('./demo.server');
    const addedHeaders: unknown[] = [];
    const request = {
      facts: { clientAddress: '203.0.113.1' },
      t: () => (key: string) => key,
      addHeader: (...header: string[]) => void addedHeaders.push(header),
    };
    const openWithResponse = (response: typeof simulatorResponse) => {
      simulatorResponse = response;
      return openDemoWorld(request as unknown as Parameters<typeof openDemoWorld>[0]);
    };
    expect(await openWithResponse({ body: { sandbox: 's7' } })).toBe('s7');
    expect(sent).toMatchObject({ url: '/simulator/sandboxes', body: '{}' });
    expect(sent.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.1' });

    const fullResponse = { status: 429, body: {} };
    await expect(openWithResponse(fullResponse)).rejects.toMatchObject({ init: { status: 429 } });
    await expect(
      openWithResponse({ ...fullResponse, headers: { 'retry-after': '7' } }),
    ).rejects.toMatchObject({
      init: { status: 429 },
    });
    expect(addedHeaders).toEqual([
      ['Retry-After', '300'],
      ['Retry-After', '7'],
    ]);
    for (const failedResponse of [
      { status: 500, body: {} },
      { body: {} },
      { status: 500, body: { sandbox: 's7' } },
    ]) {
      await expect(openWithResponse(failedResponse)).rejects.toMatchObject({
        init: { status: 503 },
        data: { messages: ['noWorld'], emailNotConfirmed: false },
      });
    }
    expect(addedHeaders).toHaveLength(2);
  });
});
