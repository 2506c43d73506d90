import { expect, it } from 'vitest';
import { networkOf } from './client-network';

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
