import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile } from './document-download.server';

let storage: Server;
let address: string;

beforeAll(async () => {
  storage = createServer((request, answer) => {
    if (request.url === '/gone') return answer.writeHead(404).end('gone');
    if (request.url === '/silent') return undefined;
    if (request.url === '/packed') {
      const packed = gzipSync('contract');
      answer.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': packed.length });
      return answer.end(packed);
    }
    answer.setHeader('Content-Length', 8);
    return answer.end('contract');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => storage.once('listening', resolve));
  address = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
});

afterAll(() => {
  storage.closeAllConnections();
  storage.close();
});

const patience = { timeoutMs: 5_000, signal: new AbortController().signal };

describe('HTTP-06: a download_url', () => {
  it.each([
    ['/contract', 8],
    // Unpacked on the way, it has not the length that was announced.
    ['/packed', null],
  ])('is followed: %s', async (path, size) => {
    const file = await fetchFile(address + path, patience);
    if (!file.ok) throw new Error('there is no file');
    expect(file.data.size).toBe(size);
    expect(await new Response(file.data.bytes).text()).toBe('contract');
  });

  it('of a file that is gone is an error', async () => {
    const error = { kind: 'unreadable', status: 404 };
    expect(await fetchFile(`${address}/gone`, patience)).toEqual({ ok: false, error });
  });

  it('that does not answer is given up', async () => {
    const answer = await fetchFile(`${address}/silent`, { ...patience, timeoutMs: 50 });
    expect(answer).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '/user/profile', ''])(
    'that is none of the web is not followed: "%s"',
    async (url) => {
      const answer = await fetchFile(url, patience);
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
    },
  );
});
