import { expect, it } from 'vitest';
import { clientOf, networkOf } from './client-network';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', 'loopback'],
  ['127.0.0.1', 'loopback'],
  ['unknown', 'unknown'],
])('a client at %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', '10.0.0.1', '203.0.113.7'],
  ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
  // Forged: nobody reaches a proxy elsewhere from this machine's own address.
  ['127.0.0.1', '172.17.0.1', '172.17.0.1'],
  ['::1', '10.0.0.1', '10.0.0.1'],
])('a request told to come from %s over %s comes from %s', (told, peer, client) => {
  expect(clientOf(told, peer)).toBe(client);
});
