import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '~/telemetry/log.server';
import { fetchFile } from './document-download.server';
import { createFileConnections } from './file-connections.server';

afterEach(() => {
  vi.restoreAllMocks();
});

let insideServer: Server;
let port: number;
let requestedUrls: string[];

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
  'both.example': ['93.184.215.14', '2606:4700::7'],
  'outside.example': ['93.184.215.14'],
};

beforeAll(async () => {
  insideServer = createServer((request, response) => {
    requestedUrls.push(request.url ?? '');
    response.end('secret');
  });
  await new Promise<void>((resolve) => insideServer.listen(0, '127.0.0.1', resolve));
  port = (insideServer.address() as AddressInfo).port;
});
beforeEach(() => {
  requestedUrls = [];
});
afterAll(() => {
  insideServer.closeAllConnections();
  insideServer.close();
});

const lookUpAllAddresses = (host: string, apiHost: string) =>
  new Promise<unknown>((resolve) => {
    const { lookup } = createFileConnections(`https://${apiHost}`, resolveTestName);
    lookup(host, { all: true }, (error, found) => resolve(error ? error.name : found));
  });

const lookUpAddress = (host: string, family?: number) =>
  new Promise<unknown[]>((resolve) => {
    const { lookup } = createFileConnections('https://[::1]:4000', resolveTestName);
    lookup(host, { ...(family !== undefined && { family }) }, (...callbackArguments) =>
      resolve(callbackArguments),
    );
  });

const resolveTestName = async (name: string) =>
  (ADDRESSES[name] ?? [name]).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('HTTP-06, D-64: file connections to an allowed host', () => {
  it.each([
    'inside.example',
    'inside-6.example',
    'dressed.example',
    'metadata.example',
    'office.example',
    'office-6.example',
    'shared.example',
    'everywhere.example',
  ])('file connections are refused if the host has an internal IP address: %s', async (host) => {
    expect(await lookUpAllAddresses(host, 'public.example')).toBe('InsideAddressError');
  });

  it.each([
    ['inside.example', '127.0.0.1'],
    ['inside-6.example', 'inside.example'],
    ['office.example', 'office.example'],
    ['office-6.example', '10.0.0.1'],
  ])(
    'file connections are allowed to the internal host %s if the lending API is in the same kind of network (%s)',
    async (host, apiHost) => {
      expect(await lookUpAllAddresses(host, apiHost)).toMatchObject([{ address: ADDRESSES[host]?.[0] }]);
    },
  );

  it.each([
    ['inside.example', 'office.example'],
    ['office.example', 'inside.example'],
    ['metadata.example', 'office.example'],
  ])(
    'file connections are refused to the internal host %s if the lending API is in another kind of network (%s)',
    async (host, apiHost) => {
      expect(await lookUpAllAddresses(host, apiHost)).toBe('InsideAddressError');
    },
  );

  it('file connections use only the public IP addresses of a host that also has internal IP addresses', async () => {
    expect(await lookUpAllAddresses('public.example', 'public.example')).toMatchObject([
      { address: '198.51.100.7' },
    ]);
    expect(await lookUpAllAddresses('mixed.example', 'public.example')).toMatchObject([
      { address: '198.51.100.7' },
    ]);
  });

  it.each([
    [undefined, '93.184.215.14', 4],
    [0, '93.184.215.14', 4],
    [4, '93.184.215.14', 4],
    [6, '2606:4700::7', 6],
  ])(
    'file connections use one IP address of the requested family: family %s gives %s',
    async (requestedFamily, address, family) => {
      expect(await lookUpAddress('both.example', requestedFamily)).toEqual([null, address, family]);
    },
  );

  it('file connections fail if the host has no IP address of the requested family', async () => {
    expect(await lookUpAddress('outside.example', 6)).toEqual([null, '', 0]);
  });

  it('file connections return all IP addresses of the requested family if the caller asks for all', async () => {
    const { lookup } = createFileConnections('https://public.example', resolveTestName);
    const all = (family?: number) =>
      new Promise((resolve) =>
        lookup('both.example', { all: true, ...(family && { family }) }, (_, found) => resolve(found)),
      );
    expect(await all(6)).toEqual([{ address: '2606:4700::7', family: 6 }]);
    expect(await all()).toHaveLength(2);
  });

  it('the portal connects to an internal host if the lending API has an internal IPv6 address', async () => {
    expect(await lookUpAddress('inside-6.example')).toEqual([null, '::1', 6]);
  });

  it('file connections log a warning for internal IP addresses, not for public IP addresses', async () => {
    const warnSpy = vi.spyOn(log, 'warn').mockReturnValue();
    await lookUpAllAddresses('mixed.example', 'public.example');
    await lookUpAllAddresses('public.example', 'public.example');
    expect(warnSpy).not.toHaveBeenCalled();
    await lookUpAllAddresses('inside.example', 'public.example');
    expect(warnSpy.mock.calls).toEqual([['control-refused', { control: 'file-host' }]]);
  });

  it("the portal connects to a public IP address even if the lending API's host is unknown", async () => {
    const { lookup } = createFileConnections('https://api.example', (name) =>
      name === 'api.example' ? Promise.reject(new TypeError('none')) : resolveTestName(name),
    );
    const lookUpAddressOrError = (host: string) =>
      new Promise((resolve) => lookup(host, {}, (error, address) => resolve(error?.name ?? address)));
    expect(await lookUpAddressOrError('outside.example')).toBe('93.184.215.14');
    expect(await lookUpAddressOrError('inside.example')).toBe('TypeError');
  });

  it('file connections fail with an Error even if the resolver of host names throws a value that is no Error', async () => {
    const { lookup } = createFileConnections('https://public.example', () => Promise.reject('none'));
    const callbackArguments = await new Promise((resolve) =>
      lookup('a.example', {}, (...all) => resolve(all)),
    );
    expect(callbackArguments).toEqual([new Error('no address'), []]);
  });

  it('file connections fail for an unknown host name with the error of the resolver of host names', async () => {
    const { lookup } = createFileConnections('https://public.example', () =>
      Promise.reject(new TypeError('none')),
    );
    const errorName = await new Promise((resolve) =>
      lookup('a.example', {}, (error) => resolve(error?.name)),
    );
    expect(errorName).toBe('TypeError');
  });
});

describe('HTTP-06: fetchFile from a host with an internal IP address', () => {
  const fetchFrom = (apiHost: string) =>
    fetchFile(`http://inside.example:${port}/contract`, {
      hosts: { names: [`inside.example:${port}`], plainHttp: true },
      connections: createFileConnections(`http://${apiHost}`, resolveTestName).agent,
      maxBytes: 1_000,
      timeoutMs: 5_000,
      signal: new AbortController().signal,
    });

  it('sends no request if the lending API has a public IP address', async () => {
    expect(await fetchFrom('public.example')).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(requestedUrls).toEqual([]);
  });

  it('downloads the file if the lending API has an internal IP address too', async () => {
    expect(await fetchFrom('127.0.0.1:4000')).toMatchObject({ ok: true });
    expect(requestedUrls).toEqual(['/contract']);
  });
});
