import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { expect, it } from 'vitest';
import { headersOf } from './header-record';

async function receiveRequest(headers: Record<string, string | string[]>): Promise<IncomingMessage> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  request({ port, headers })
    .on('error', () => {})
    .end();
  const [incoming, outgoing]: [IncomingMessage, ServerResponse] = (await once(server, 'request')) as never;
  outgoing.end();
  server.close();
  return incoming;
}

it('headersOf combines the raw headers of a request like the Headers class', async () => {
  const incoming = await receiveRequest({
    'X-Sandbox': 'a',
    Cookie: ['b=1', 'c=2'],
    Accept: ['x', 'y'],
    'X-Umlaut': 'caf\u00e9',
  });
  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2)
    headers.append(incoming.rawHeaders[at] ?? '', incoming.rawHeaders[at + 1] ?? '');
  const asked = new Request('http://localhost/', { headers });
  const found = headersOf(asked, { incoming } as HttpBindings);
  expect(Object.entries(found)).toEqual([...headers]);
  expect(headersOf(asked, undefined)).toEqual(Object.fromEntries(asked.headers));
});
