import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPortalServer } from './portal-server';

const UPLOAD_ROUTE = '/dashboard/applications/:id/upload';
const DOCUMENTS_ROUTE = '/dashboard/applications/:id/documents';
const FILE = 'multipart/form-data; boundary=x';
const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';

const pages: RequestHandler = async (incomingRequest, response) => {
  if (incomingRequest.path === '/early') return void response.status(401).send('early');
  if (incomingRequest.path === '/busy') await wait(1_500);
  const body = await text(incomingRequest).catch(() => null);
  if (body !== null) response.send(`read ${body.length}`);
};

let server: Server;

beforeAll(async () => {
  server = createPortalServer({
    files: '/nowhere',
    pages,
    routeOf: (path) => (path === '/upload' ? UPLOAD_ROUTE : path === '/documents' ? DOCUMENTS_ROUTE : path),
    isTrustedProxy: () => false,
    accessLog: false,
    bodyPace: { graceMs: 500, bytesPerSecond: 1_024 },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function send(method: string, path: string, type: string, pieces: string[]) {
  const { port } = server.address() as AddressInfo;
  const length = pieces.join('').length;
  const headers = { 'Content-Type': type, 'Content-Length': length, 'Accept-Language': 'en' };
  const sent = request({ host: '127.0.0.1', port, method, path, headers }).on('error', () => {});
  const response = new Promise<{ status: number | undefined; body: string }>((resolve) =>
    sent.once('response', async (response) =>
      resolve({ status: response.statusCode, body: await text(response) }),
    ),
  );
  const over = response.then(() => true);
  for (const piece of pieces) {
    sent.write(piece);
    if (await Promise.race([over, wait(100, false)])) break;
  }
  sent.end();
  return response;
}

const createDrops = (count: number) => Array.from({ length: count }, () => 'x');

async function sendSlowly(method: string, path: string, header: string) {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM_CONTENT_TYPE}\r\nContent-Length: 1000\r\n${header}\r\n`,
  );
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const dripTimer = setInterval(() => socket.write('x'), 100);
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)));
  const isEnded = await Promise.race([closed, wait(30_000, false, { ref: false })]);
  clearInterval(dripTimer);
  socket.destroy();
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]), isEnded };
}

describe.concurrent('cutSlowBodies (refuses request bodies that arrive too slowly)', () => {
  it('answers a slow form with 408 and a message and closes its connection', async () => {
    const { status, body } = await send('POST', '/login', FORM_CONTENT_TYPE, createDrops(60));
    expect([status, body]).toEqual([
      408,
      'The form arrived too slowly, so we didn’t accept it. Check your connection and send it again.',
    ]);
  });

  it.each([
    ['PUT', '/login', FORM_CONTENT_TYPE],
    ['POST', '/login', FILE],
    ['POST', '/documents', FORM_CONTENT_TYPE],
  ])('does not exempt %s %s (%s) as an upload', async (method, path, type) => {
    expect((await send(method, path, type, createDrops(60))).status).toBe(408);
  });

  it('cuts off a form that starts fast and then slows down', async () => {
    const { status } = await send('POST', '/login', FORM_CONTENT_TYPE, [
      'x'.repeat(400_000),
      ...createDrops(60),
    ]);
    expect(status).toBe(408);
  });

  it('accepts a form at four times the minimum rate and cuts off a form at a quarter of the rate', async () => {
    const createPieces = (bytes: number) => Array.from({ length: 60 }, () => 'x'.repeat(bytes));
    const [fastResponse, slowResponse] = await Promise.all([
      send('POST', '/login', FORM_CONTENT_TYPE, createPieces(400)),
      send('POST', '/login', FORM_CONTENT_TYPE, createPieces(25)),
    ]);
    expect([fastResponse.status, slowResponse.status]).toEqual([200, 408]);
  });

  it('accepts a form above the minimum rate', async () => {
    const { status, body } = await send(
      'POST',
      '/login',
      FORM_CONTENT_TYPE,
      Array.from({ length: 15 }, () => 'x'.repeat(4_000)),
    );
    expect([status, body]).toEqual([200, 'read 60000']);
  });

  it.each([
    ['PUT', '/upload', 'application/pdf'],
    ['POST', '/documents', FILE],
  ])('exempts an upload: %s %s', async (method, path, type) => {
    const { status, body } = await send(method, path, type, createDrops(18));
    expect([status, body]).toEqual([200, 'read 18']);
  });

  it('ignores time in which the portal itself reads no bytes', async () => {
    const { status, body } = await send('POST', '/busy', FORM_CONTENT_TYPE, ['x'.repeat(3_000_000)]);
    expect([status, body]).toEqual([200, 'read 3000000']);
  });

  it.each<[string, number, string, string, string?]>([
    ['is answered before a page reads it', 401, 'POST', '/early'],
    ['comes from another site', 403, 'POST', '/login', 'Sec-Fetch-Site: cross-site\r\n'],
    ['has a refused method', 405, 'DELETE', '/login'],
    ['has an unreadable address', 400, 'POST', '*'],
  ])('closes the connection of a slow request that %s', async (_, status, method, path, header = '') => {
    expect(await sendSlowly(method, path, header)).toEqual({ status, isEnded: true });
  });
});
