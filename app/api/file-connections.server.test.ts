import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchFile } from './document-download.server';
import { fileConnections } from './file-connections.server';

/** Something on this machine that is not for the portal's visitors. */
let inside: Server;
let port: number;
let asked: string[];

/** Addresses of the host names in these tests. */
const ADDRESSES: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'inside-6.example': ['::1'],
  'dressed.example': ['::ffff:127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'office.example': ['10.0.0.7'],
  'office-6.example': ['fd00::7'],
  'shared.example': ['100.64.0.7'],
  'everywhere.example': ['0.0.0.0'],
  'mixed.example': ['198.51.100.7', '127.0.0.1'],
  'public.example': ['198.51.100.7'],
};

beforeAll(async () => {
  inside = createServer((request, answer) => {
    asked.push(request.url ?? '');
    answer.end('secret');
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  port = (inside.address() as AddressInfo).port;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  inside.closeAllConnections();
  inside.close();
});

/** The addresses that a file's host may be reached at, by the name of the host and that of the lending API. */
const reached = (host: string, apiHost: string) =>
  new Promise<unknown>((resolve) => {
    const { lookup } = fileConnections(`https://${apiHost}`, resolveHere);
    lookup(host, { all: true }, (error, found) => resolve(error ? error.name : found));
  });

const resolveHere = async (name: string) =>
  (ADDRESSES[name] ?? [name]).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('HTTP-06, D-64: a file’s host that the deployment allows', () => {
  it.each([
    'inside.example',
    'inside-6.example',
    'dressed.example',
    'metadata.example',
    'office.example',
    'office-6.example',
    'shared.example',
    'everywhere.example',
  ])('is not reached where its name leads to a place of this machine or network: %s', async (host) => {
    expect(await reached(host, 'public.example')).toBe('InsideAddressError');
  });

  it.each([
    ['inside.example', '127.0.0.1'],
    ['inside-6.example', 'inside.example'],
    ['office.example', 'office.example'],
    ['office-6.example', '10.0.0.1'],
  ])('is reached there where the lending API is there, too: %s beside %s', async (host, apiHost) => {
    expect(await reached(host, apiHost)).toMatchObject([{ address: ADDRESSES[host]?.[0] }]);
  });

  it.each([
    ['inside.example', 'office.example'],
    ['office.example', 'inside.example'],
    ['metadata.example', 'office.example'],
  ])('is not reached in another such place than the lending API’s: %s beside %s', async (host, apiHost) => {
    expect(await reached(host, apiHost)).toBe('InsideAddressError');
  });

  it('is reached at its public addresses alone', async () => {
    expect(await reached('public.example', 'public.example')).toMatchObject([{ address: '198.51.100.7' }]);
    expect(await reached('mixed.example', 'public.example')).toMatchObject([{ address: '198.51.100.7' }]);
  });

  it('whose name is not known fails as it does elsewhere', async () => {
    const { lookup } = fileConnections('https://public.example', () => Promise.reject(new TypeError('none')));
    const failed = await new Promise((resolve) => lookup('a.example', {}, (error) => resolve(error?.name)));
    expect(failed).toBe('TypeError');
  });
});

describe('HTTP-06: a download whose host’s name leads inside', () => {
  const fetchFrom = (apiHost: string) =>
    fetchFile(`http://inside.example:${port}/contract`, {
      hosts: { names: [`inside.example:${port}`], plainHttp: true },
      connections: fileConnections(`http://${apiHost}`, resolveHere).agent,
      maxBytes: 1_000,
      timeoutMs: 5_000,
      signal: new AbortController().signal,
    });

  it('asks nothing there', async () => {
    expect(await fetchFrom('public.example')).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(asked).toEqual([]);
  });

  it('is answered where the lending API is there, too', async () => {
    expect(await fetchFrom('127.0.0.1:4000')).toMatchObject({ ok: true });
    expect(asked).toEqual(['/contract']);
  });
});
