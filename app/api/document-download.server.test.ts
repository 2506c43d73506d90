import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '~/telemetry/log.server';
import { findFreePort } from '../../scripts/free-port.mjs';
import { fetchFile } from './document-download.server';
import { createFileConnections } from './file-connections.server';

let storage: Server;
let address: string;
let foreignServer: Server;
let foreignAddress: string;
let foreignRequestUrls: (string | undefined)[];

const openResponses = new Set<ServerResponse>();

const usedSockets = new WeakSet<object>();

const respondByPath: RequestListener = (request, response) => {
  openResponses.add(response);
  response.on('close', () => openResponses.delete(response));
  const { pathname, searchParams } = new URL(request.url ?? '', address);
  switch (pathname) {
    case '/gone':
      return response.writeHead(404).end('gone');
    case '/silent':
      return undefined;
    case '/once-per-connection':
      if (usedSockets.has(request.socket)) return request.socket.destroy();
      usedSockets.add(request.socket);
      return response.setHeader('Content-Length', 8).end('contract');
    case '/packed': {
      const gzippedBody = gzipSync('contract');
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': gzippedBody.length });
      return response.end(gzippedBody);
    }
    case '/bomb':
      return response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(new Uint8Array(5_000_000)));
    case '/chunked':
      response.write('cont');
      return response.end('ract');
    case '/endless': {
      const writeUntilFull = () => {
        while (response.write('x'.repeat(10_000)));
      };
      response.on('drain', writeUntilFull);
      return writeUntilFull();
    }
    case '/trickle': {
      const dripTimer = setInterval(() => response.write('x'), 20);
      return response.on('close', () => clearInterval(dripTimer));
    }
    case '/stalled':
      return response.write('cont');
    case '/empty':
      return response.writeHead(204).end();
    case '/status': {
      const to = searchParams.get('to');
      return response
        .writeHead(Number(searchParams.get('of')), to === null ? {} : { Location: to })
        .end('contract');
    }
    case '/redirect':
      return response.writeHead(302, { Location: searchParams.get('to') ?? '' }).end();
    default:
      return response.setHeader('Content-Length', 8).end('contract');
  }
};

beforeAll(async () => {
  storage = createServer(respondByPath);
  address = await listening(storage);
  foreignServer = createServer((request, response) => {
    foreignRequestUrls.push(request.url);
    response.end('secret');
  });
  foreignAddress = await listening(foreignServer);
});

beforeEach(() => {
  openResponses.clear();
  foreignRequestUrls = [];
});

afterAll(() => {
  for (const server of [storage, foreignServer]) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const options = (overrides: { timeoutMs?: number; maxBytes?: number } = {}) => ({
  hosts: { names: [new URL(address).host], plainHttp: true },
  connections: createFileConnections(address).agent,
  maxBytes: 1_000,
  timeoutMs: 5_000,
  signal: new AbortController().signal,
  ...overrides,
});

const redirectTo = (to: string) => `${address}/redirect?${new URLSearchParams({ to })}`;
const UNREADABLE_RESULT = { ok: false, error: { kind: 'unreadable', status: 502 } };

async function textOf(url: string, overrides?: Parameters<typeof options>[0]): Promise<string> {
  const file = await fetchFile(url, options(overrides));
  if (!file.ok) throw new Error('there is no file');
  return new Response(file.data.bytes).text();
}

describe('HTTP-06: fetchFile', () => {
  it.each([
    ['/contract', 8],
    ['/chunked', null],
    ['/packed', null],
  ])('downloads the file at %s (announced size %s)', async (path, size) => {
    const file = await fetchFile(address + path, options());
    expect(file).toMatchObject({ ok: true, data: { size } });
    expect(await textOf(address + path)).toBe('contract');
  });

  it('D-269: downloads the file over a new connection if the store has closed the keep-alive connection', async () => {
    const { connections } = options();
    for (const _ of [1, 2]) {
      const file = await fetchFile(`${address}/once-per-connection`, { ...options(), connections });
      if (!file.ok) throw new Error('there is no file');
      expect(await new Response(file.data.bytes).text()).toBe('contract');
      await setImmediate();
    }
  });

  it('returns an error for a missing file', async () => {
    const error = { kind: 'unreadable', status: 404 };
    expect(await fetchFile(`${address}/gone`, options())).toEqual({ ok: false, error });
  });

  it('times out if no response arrives', async () => {
    const result = await fetchFile(`${address}/silent`, options({ timeoutMs: 50 }));
    expect(result).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('returns no bytes for an empty file', async () => {
    const emptyFile = { ok: true, data: { bytes: null, size: null } };
    expect(await fetchFile(`${address}/empty`, options())).toEqual(emptyFile);
  });

  it('returns an error if the connection fails or the caller aborts', async () => {
    const unreachableResult = { ok: false, error: { kind: 'unreachable' } };
    const host = `127.0.0.1:${await findFreePort()}`;
    const optionsForUnknownHost = { ...options(), hosts: { names: [host], plainHttp: true } };
    expect(await fetchFile(`http://${host}/contract`, optionsForUnknownHost)).toEqual(unreachableResult);
    const cancellation = new AbortController();
    const pendingDownload = fetchFile(`${address}/silent`, { ...options(), signal: cancellation.signal });
    cancellation.abort();
    expect(await pendingDownload).toEqual(unreachableResult);
  });

  it.each([
    [403, ''],
    [500, ''],
    [403, '/contract'],
    [400, '/contract'],
    [304, ''],
    [300, ''],
  ])(
    'returns an error without following the location if the file URL answers %i with the location %j',
    async (status, to) => {
      const query = `of=${status}${to && `&to=${to}`}`;
      const refused = await fetchFile(`${address}/status?${query}`, options());
      expect(refused).toEqual({ ok: false, error: { kind: 'unreadable', status } });
    },
  );

  it('ignores the location of a response that is no redirect', async () => {
    expect(await textOf(`${address}/status?of=201&to=${foreignAddress}`)).toBe('contract');
    expect(foreignRequestUrls).toEqual([]);
  });

  it('sends no request to a host that is not allowed', async () => {
    expect(await fetchFile(`${foreignAddress}/a`, options())).toEqual(UNREADABLE_RESULT);
    expect(foreignRequestUrls).toEqual([]);
  });
});

describe('HTTP-06: fetchFile with redirects', () => {
  it.each(['/contract', 'contract'])('follows a redirect to the path %s of an allowed host', async (to) => {
    expect(await textOf(redirectTo(to))).toBe('contract');
  });

  it('refuses a redirect to another host, as the first redirect or after other redirects', async () => {
    const foreignRedirectUrl = redirectTo(`${foreignAddress}/a`);
    expect(await fetchFile(foreignRedirectUrl, options())).toEqual(UNREADABLE_RESULT);
    expect(await fetchFile(redirectTo(foreignRedirectUrl), options())).toEqual(UNREADABLE_RESULT);
    expect(foreignRequestUrls).toEqual([]);
  });

  it('logs the host of a redirect that FILE_HOSTS does not list, with the name of the setting', async () => {
    const warnSpy = vi.spyOn(log, 'warn').mockImplementation(() => {});
    await fetchFile(redirectTo('https://unlisted-download.example/a?signature=secret'), options());
    const unlistedHostFields = { way: 'download', why: 'unlisted-host', host: 'unlisted-download.example' };
    expect(warnSpy.mock.calls).toEqual([
      [
        'file-transfer-failed',
        expect.objectContaining({ ...unlistedHostFields, setting: 'FILE_HOSTS', times: 1 }),
      ],
    ]);
    warnSpy.mockRestore();
  });

  it.each(['file:///etc/passwd', 'http://', 'http://anna:secret@127.0.0.1/'])(
    'refuses a redirect to %s',
    async (to) => {
      expect(await fetchFile(redirectTo(to), options())).toEqual(UNREADABLE_RESULT);
    },
  );

  it.each([300, 399])('follows a redirect with status %s', async (status) => {
    expect(await textOf(`${address}/status?of=${status}&to=/contract`)).toBe('contract');
  });

  it('follows three redirects', async () => {
    let url = `${address}/contract`;
    for (let redirects = 0; redirects < 3; redirects += 1) url = redirectTo(url);
    expect(await textOf(url)).toBe('contract');
  });

  it('stops a redirect loop', async () => {
    let url = `${address}/contract`;
    for (let redirects = 0; redirects < 4; redirects += 1) url = redirectTo(url);
    expect(await fetchFile(url, options())).toEqual(UNREADABLE_RESULT);
  });
});

describe('HTTP-06: fetchFile above the size limit', () => {
  it('refuses a file whose announced size exceeds the limit', async () => {
    expect(await fetchFile(`${address}/contract`, options({ maxBytes: 7 }))).toEqual(UNREADABLE_RESULT);
    expect(await textOf(`${address}/contract`, { maxBytes: 8 })).toBe('contract');
  });

  it.each(['/chunked', '/bomb'])(
    'aborts a download that exceeds the limit without an announced size: %s',
    async (path) => {
      await expect(textOf(address + path, { maxBytes: 7 })).rejects.toThrow('larger than allowed');
    },
  );

  it('accepts a file whose size equals the limit', async () => {
    expect(await textOf(`${address}/chunked`, { maxBytes: 8 })).toBe('contract');
  });
});

describe('HTTP-06: fetchFile of a slow or endless download', () => {
  it('aborts an endless download at the size limit and closes the connection', async () => {
    const file = await fetchFile(`${address}/endless`, options({ maxBytes: 1_000_000 }));
    if (!file.ok || file.data.bytes === null) throw new Error('there is no file');
    let received = 0;
    const readToEnd = async () => {
      for await (const chunk of file.data.bytes ?? []) received += chunk.byteLength;
    };
    await expect(readToEnd()).rejects.toThrow('larger than allowed');
    expect(received).toBeLessThanOrEqual(1_000_000);
    await expect.poll(() => openResponses.size).toBe(0);
  });

  it.each(['/trickle', '/stalled'])('aborts a download that is too slow: %s', async (path) => {
    const startedAt = performance.now();
    await expect(textOf(address + path, { timeoutMs: 300 })).rejects.toThrow('too slowly');
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    await expect.poll(() => openResponses.size).toBe(0);
  });

  it('does not abort the download while the consumer pauses', async () => {
    const file = await fetchFile(`${address}/chunked`, options({ timeoutMs: 1_000 }));
    await wait(1_500);
    expect(await new Response(file.ok ? file.data.bytes : null).text()).toBe('contract');
  });
});
