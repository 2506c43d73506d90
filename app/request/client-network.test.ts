import { expect, it } from 'vitest';
import { clientAddressOf, clientNetworkOf, clientSiteOf, parseIpAddress } from './request-origin';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', 'loopback'],
  ['127.0.0.1', 'loopback'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9%eth0', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9%1', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['127.0.0.1:4711', 'loopback'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['', 'unknown'],
])('clientNetworkOf (network of the IP address of a client) for %j returns %j', (address, network) => {
  expect(clientNetworkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', '10.0.0.1', '203.0.113.7'],
  ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['127.0.0.1', '172.17.0.1', '172.17.0.1'],
  ['::1', '10.0.0.1', '10.0.0.1'],
])(
  'clientAddressOf (IP address of the client) for a request forwarded from %s over %s returns %s',
  (forwarded, peer, client) => {
    expect(clientAddressOf(forwarded, peer)).toBe(client);
  },
);

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:4711 ', '203.0.113.7'],
  ['"203.0.113.7:4711"', '203.0.113.7'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['2001:db8:0:0:0:0:0:1:4711', '2001:db8:0:0:0:0:0:1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', null],
  ['_gateway', null],
  ['203.0.113', null],
  ['203.0.113.007', null],
  ['3405803783', null],
  ['0x7f.1', null],
  ['203.0.113.7:', null],
  ['203.0.113.7:4711:1', null],
  ['[203.0.113.7', null],
  ['example.org', null],
  ['203.0.113.7 198.51.100.1', null],
  ['', null],
])('parseIpAddress for the forwarded entry %j returns %j', (entry, address) => {
  expect(parseIpAddress(entry)).toBe(address);
});

it.each([
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['[2001:db8:1:ffff::1]:4711', '2001:db8:1::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['64:ff9b::203.0.113.7', null],
  ['::1', null],
  ['unknown', null],
])('clientSiteOf (wider network of the IP address of a client) for %s returns %s', (address, site) => {
  expect(clientSiteOf(address)).toBe(site);
});
