import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddressOf, readProxies } from './client-address';

const requestFrom = (remoteAddress: string, forwarded?: string, proxies = '') => {
  const headers = { 'x-forwarded-for': forwarded };
  const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
  return clientAddressOf(request, proxies ? readProxies(proxies) : null);
};

it.each([
  ['203.0.113.7', undefined, '', '203.0.113.7'],
  ['::ffff:203.0.113.7', undefined, '', '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '', '203.0.113.7'],
  ['10.0.0.2', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
  ['127.0.0.1', 'forged, 198.51.100.1, 10.0.0.2', 'loopback,10.0.0.0/8', '198.51.100.1'],
  ['127.0.0.1', 'forged', 'loopback', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1:4431', 'loopback', '198.51.100.1'],
  ['127.0.0.1', '[2001:db8:1:2::6]:4431', 'loopback', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', undefined, '', '2001:db8:1:2'],
  ['2001:db8::6', undefined, '', '2001:db8:0:0'],
])(
  'clientAddressOf for the sender IP address %s, X-Forwarded-For %s and the trusted proxies "%s" returns %s',
  (remote, forwarded, proxies, expected) => {
    expect(requestFrom(remote, forwarded, proxies)).toBe(expected);
  },
);

it.each(['', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8,nothing'])(
  'readProxies rejects "%s"',
  (list) => {
    expect(readProxies(list)).toBeNull();
  },
);
