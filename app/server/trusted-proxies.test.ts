import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropForgedHeaders, forwardedAddresses, trustedProxiesOf } from './trusted-proxies';

let server: Server;

beforeAll(async () => {
  const trust = trustedProxiesOf(['127.0.0.1', '10.0.0.0/8']);
  const app = express();
  app.set('trust proxy', trust);
  app.use(dropForgedHeaders(trust));
  app.use((request, answer) => void answer.send(request.ip));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void server.close());

async function clientOf(forwarded: string): Promise<string> {
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
  expect(await clientOf(forwarded)).toBe(client);
});

it('X-Forwarded-For yields one client for all ports of an IP address', async () => {
  const clients = await Promise.all([1, 2, 65_535].map((port) => clientOf(`203.0.113.7:${port}`)));
  expect(new Set(clients)).toEqual(new Set(['203.0.113.7']));
});

it('forwardedAddresses drops entries without an IP address', () => {
  expect(forwardedAddresses('')).toEqual([]);
  expect(forwardedAddresses(' , ')).toEqual([]);
});
