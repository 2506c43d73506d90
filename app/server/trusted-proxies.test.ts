import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTrustedProxyCheck,
  dropForgedHeaders,
  forwardedAddresses,
  normalizeHost,
} from './trusted-proxies';

let server: Server;

beforeAll(async () => {
  const isTrustedProxy = createTrustedProxyCheck(['127.0.0.1', '10.0.0.0/8']);
  const app = express();
  app.set('trust proxy', isTrustedProxy);
  app.use(dropForgedHeaders(isTrustedProxy));
  app.use(normalizeHost);
  app.get('/host', (request, response) => void response.send(request.headers.host));
  app.get('/origin', (request, response) => void response.send(request.headers.origin));
  app.use((request, response) => void response.send(request.ip));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void server.close());

async function readClientAddress(forwarded: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const headers = { 'X-Forwarded-For': forwarded };
  return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['198.51.100.9, 203.0.113.7:4711', '203.0.113.7'],
  ['203.0.113.7:4711, 10.0.0.5:80', '203.0.113.7'],
  ['203.0.113.7, ', '203.0.113.7'],
  ['garbage, 203.0.113.7:4711', '203.0.113.7'],
  ['203.0.113.7, unknown', '127.0.0.1'],
  ['203.0.113.7, unknown, 10.0.0.5', '10.0.0.5'],
  ['evil.example', '127.0.0.1'],
])('X-Forwarded-For %s of trusted proxies yields the client %s', async (forwarded, client) => {
  expect(await readClientAddress(forwarded)).toBe(client);
});

it('X-Forwarded-For yields one client for all ports of an IP address', async () => {
  const clients = await Promise.all([1, 2, 65_535].map((port) => readClientAddress(`203.0.113.7:${port}`)));
  expect(new Set(clients)).toEqual(new Set(['203.0.113.7']));
});

it('forwardedAddresses drops entries without an IP address', () => {
  expect(forwardedAddresses('')).toEqual([]);
  expect(forwardedAddresses(' , ')).toEqual([]);
});

function readHostBehindProxy(
  protocol: string,
  host: string,
  { path = '/host', origin = '' } = {},
): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    ask({
      host: '127.0.0.1',
      port,
      path,
      headers: { Host: host, 'X-Forwarded-Proto': protocol, ...(origin && { Origin: origin }) },
    })
      .once('response', (response) => resolve(text(response)))
      .once('error', reject)
      .end();
  });
}

it.each([
  ['https', 'nordbank.example:443', 'nordbank.example'],
  ['https', '[2001:db8::1]:443', '[2001:db8::1]'],
  ['https', 'NordBank.Example', 'nordbank.example'],
  ['HTTPS, http', 'nordbank.example:443', 'nordbank.example'],
  ['http', 'nordbank.example:80', 'nordbank.example'],
  ['https', 'nordbank.example:8443', 'nordbank.example:8443'],
  ['https', 'nordbank.example:80', 'nordbank.example:80'],
  ['http', 'nordbank.example:443', 'nordbank.example:443'],
  ['https', '[2001:db8::443]', '[2001:db8::443]'],
  ['https', 'nordbank.example.', 'nordbank.example'],
  ['https', 'nordbank.example.:443', 'nordbank.example'],
  ['https', 'nordbank.example.:8443', 'nordbank.example:8443'],
  ['https', 'nordbank.example..', 'nordbank.example..'],
  ['https', '.', '.'],
])('over %s, the host %s equals the host in an Origin header: %s', async (protocol, host, expected) => {
  expect(await readHostBehindProxy(protocol, host)).toBe(expected);
});

it.each([
  ['https://nordbank.example.', 'https://nordbank.example'],
  ['https://nordbank.example.:8443', 'https://nordbank.example:8443'],
  ['https://nordbank.example', 'https://nordbank.example'],
  ['https://nordbank.example..', 'https://nordbank.example..'],
  ['null', 'null'],
])(
  'D-281: the Origin header %s names the host without the dot of the root domain: %s',
  async (origin, expectedHost) => {
    expect(await readHostBehindProxy('https', 'nordbank.example', { path: '/origin', origin })).toBe(
      expectedHost,
    );
  },
);
