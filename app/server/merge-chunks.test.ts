import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHUNK_PAUSE_MS, mergeSmallChunks } from './merge-chunks';

let chunkLengths: number[] = [];
let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(mergeSmallChunks);
  app.use(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    chunkLengths = pieces.map(({ length }) => length);
    response.send(Buffer.concat(pieces).toString());
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function send(chunks: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const body = chunks.map((chunk) => `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`).join('');
  const requestHead = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
  socket.write(`${requestHead}${body}0\r\n\r\n`);
  return (await text(socket)).split('\r\n\r\n')[1] ?? '';
}

describe('mergeSmallChunks (merges small chunks of a request body)', () => {
  it('keeps a body of thousands of one-byte chunks unchanged', async () => {
    const chunks = Array.from({ length: 50_000 }, (_, index) => String(index % 10));
    expect(await send(chunks)).toBe(chunks.join(''));
    expect(chunkLengths.length).toBeLessThan(100);
  });

  it.each([
    ['without a long chunk', Array.from({ length: 50_000 }, () => 'a')],
    [
      'between long chunks',
      Array.from({ length: 50_000 }, (_, index) => (index % 1_000 === 999 ? 'b'.repeat(1_024) : 'a')),
    ],
  ])(
    'pauses after each read of one-byte chunks %s, so that the server can handle other requests',
    async (_, chunks) => {
      const start = performance.now();
      expect(await send(chunks)).toBe(chunks.join(''));
      const reads = Math.floor((6 * chunks.length) / 65_536);
      expect(performance.now() - start).toBeGreaterThanOrEqual(reads * CHUNK_PAUSE_MS);
    },
  );

  it('does not pause while long chunks arrive', async () => {
    const chunks = Array.from({ length: 4_000 }, () => 'a'.repeat(900));
    const start = performance.now();
    expect(await send(chunks)).toBe(chunks.join(''));
    expect(performance.now() - start).toBeLessThan(20 * CHUNK_PAUSE_MS);
  });

  it.each([
    ['short and long chunks', ['a', 'b'.repeat(2_000), 'c', 'd', 'e'.repeat(5_000), 'f']],
    [
      'chunks just below and at the length up to which chunks are merged',
      ['x'.repeat(1_023), 'y'.repeat(1_024)],
    ],
    ['one short chunk', ['a']],
    ['no chunk', []],
  ])('keeps the order of %s', async (_, chunks) => {
    expect(await send(chunks)).toBe(chunks.join(''));
  });

  it('leaves a body with Content-Length unchanged', async () => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'abc' });
    expect(await response.text()).toBe('abc');
  });
});
