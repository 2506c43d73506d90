import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { dropConnection } from './apply-fault';

it('SIM-08: dropConnection resets the connection, because clients repeat requests on a connection that was closed', async () => {
  const server = createServer((incoming, outgoing) => void dropConnection({ incoming, outgoing }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET /config HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [error] = await once(client, 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  server.close();
});
