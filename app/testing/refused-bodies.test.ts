import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createPortalEnvironment } from './portal-instance';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const WORLD = z.object({
  applications: z.array(z.object({ id: z.string() })),
  personas: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
});

const MEGABYTE = 1_000_000;
const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';
const CHUNK = Buffer.alloc(64 * 1024, 'x');

const environment = createPortalEnvironment();
let portal: Awaited<ReturnType<typeof listening>>;

beforeAll(async () => {
  portal = await environment.start(listening);
});

afterAll(() => {
  portal?.server.closeAllConnections();
  portal?.server.close();
});

const listening = async () =>
  (await import('./listening-portal')).listenOnSocket({
    routeOf: (path) => path.replace(/applications\/[^/]+/, 'applications/:id'),
    isTrustedProxy: () => false,
    drainLimits: { withinMs: 3_000, pauseMs: 1_000 },
  });

interface RequestToSend {
  method?: string;
  version?: '1.0' | '1.1';
  path: string;
  type?: string;
  headers?: readonly string[];
  start?: string;
  bytes?: number;
  missing?: number;
  /** Sends single bytes until the response arrives. */
  sendsSlowly?: boolean;
  isCompleteBody?: boolean;
}

/** Like browsers, sends the whole body before reading. @returns response or connection error */
async function send({
  method = 'POST',
  version = '1.1',
  path,
  type = FORM_CONTENT_TYPE,
  headers = [],
  ...body
}: RequestToSend) {
  const { start = '', bytes = 6 * MEGABYTE, missing = 0, sendsSlowly = false, isCompleteBody = false } = body;
  const socket = connect(portal.port, '127.0.0.1').pause();
  const failure = new Promise<string>((resolve) => socket.once('error', ({ message }) => resolve(message)));
  const write = async (chunk: string | Buffer) => {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), failure]);
  };
  const requestHead = [
    `${method} ${path} HTTP/${version}`,
    `Host: 127.0.0.1:${portal.port}`,
    `Content-Type: ${type}`,
    `Content-Length: ${start.length + bytes}`,
    'Accept: text/html',
    ...headers,
  ];
  await write(`${requestHead.join('\r\n')}\r\n\r\n${start}`);
  for (
    let remainingBytes = bytes - missing;
    remainingBytes > 0 && !socket.destroyed;
    remainingBytes -= CHUNK.length
  )
    await write(CHUNK.subarray(0, Math.min(remainingBytes, CHUNK.length)));
  const dripTimer = sendsSlowly ? setInterval(() => socket.write('x'), 20) : undefined;
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.resume();
  await Promise.race([once(socket, isCompleteBody ? 'end' : 'data'), failure]);
  clearInterval(dripTimer);
  socket.destroy();
  return text || Promise.race([failure, 'closed without a response']);
}

const statusOf = async (sent: RequestToSend) => (await send(sent)).split(' ')[1];

const FILE_FORM = 'multipart/form-data; boundary=B';
const FILE_START = [
  '--B\r\nContent-Disposition: form-data; name="intent"\r\n\r\nupload\r\n',
  '--B\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
].join('');

const APPLICATION = '/dashboard/applications/a1';
const CLOSE_HEADERS = ['Connection: close'];

describe('D-284: a browser that has sent a refused body of 6 MB reads the response', () => {
  const upload: Partial<RequestToSend> = { type: FILE_FORM, start: FILE_START };

  it.each<[string, RequestToSend, string]>([
    ['form', { path: '/login', start: 'email=' }, '413'],
    ['multipart form', { path: '/login', ...upload }, '413'],
    ['autosave', { path: '/application/keep', start: 'a=' }, '413'],
    ['upload form without a login', { path: `${APPLICATION}/documents`, ...upload }, '302'],
    ['upload without a login', { method: 'PUT', path: `${APPLICATION}/upload?type=bwa&name=a.pdf` }, '401'],
    [
      'form of another site',
      { path: '/login', headers: ['Sec-Fetch-Site: cross-site', 'Origin: null'] },
      '403',
    ],
    ['form with an unknown method', { method: 'DELETE', path: '/login' }, '405'],
    ['form with a long address', { path: `/${'a'.repeat(9_000)}` }, '414'],
    ['form with an unknown address', { path: '/nothing' }, '404'],
  ])('%s', async (_, sent, status) => {
    expect(await statusOf(sent)).toBe(status);
    expect(await statusOf({ ...sent, headers: [...(sent.headers ?? []), ...CLOSE_HEADERS] })).toBe(status);
    expect(await statusOf({ ...sent, version: '1.0' })).toBe(status);
  });
});

it('D-284: a form without scripts shows next to its field that a file of 30 MB is too large', async () => {
  const { sandbox } = await environment.visitor({ scenario: 'documents-crowded' });
  const sandboxHeaders = { 'X-Sandbox': sandbox.id };
  const origin = `http://127.0.0.1:${portal.port}`;
  const snapshot = (await sandbox.request('GET', '/simulator/snapshot')).body;
  const { applications, personas } = WORLD.parse(snapshot);
  const { email = '', password = '' } = personas.find(({ role }) => role === 'applicant') ?? {};
  const body = new URLSearchParams({ email, password });
  const login = await fetch(`${origin}/login`, {
    method: 'POST',
    body,
    headers: sandboxHeaders,
    redirect: 'manual',
  });
  const headers = {
    ...sandboxHeaders,
    Cookie: login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
  const path = `/dashboard/applications/${applications[0]?.id}/documents`;
  const page = await (await fetch(origin + path, { headers })).text();
  const type = /name="type" value="(\w+)"/.exec(page)?.[1];
  const answer = await send({
    path,
    version: '1.0',
    type: FILE_FORM,
    start: FILE_START.replace(
      'upload\r\n',
      `upload\r\n--B\r\nContent-Disposition: form-data; name="type"\r\n\r\n${type}\r\n`,
    ),
    bytes: 30 * MEGABYTE,
    headers: [...Object.entries(headers).map((header) => header.join(': ')), 'Accept-Language: en'],
    isCompleteBody: true,
  });
  const field = /<input(?=[^>]*type="file")(?=[^>]*aria-invalid)[^>]*aria-describedby="(\S+) /.exec(
    answer,
  )?.[1];
  expect(answer.slice(9, 12)).toBe('413');
  expect(field).toBeDefined();
  expect(answer).toMatch(
    new RegExp(`<p id="${field}"[^>]*>(<[^>]*>)*This file is too large. The limit is 25`),
  );
});

describe('D-284: sender of a refused body that does not end', () => {
  const incomplete: RequestToSend = {
    path: '/login',
    start: 'email=',
    headers: CLOSE_HEADERS,
    bytes: 2 * MEGABYTE,
    missing: MEGABYTE,
  };

  it('the sender gets the response after a pause', async () => {
    expect(await statusOf(incomplete)).toBe('413');
  });

  it('the sender gets the response at the time limit, even without a pause', async () => {
    expect(await statusOf({ ...incomplete, sendsSlowly: true })).toBe('413');
  });
});
