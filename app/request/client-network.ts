import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that name the network of one customer of a provider; the others are theirs to choose freely. */
const NETWORK_GROUPS = 4;

/** What stands for every client at a loopback address. */
export const THIS_MACHINE = 'loopback';

/** Where a request comes from. This machine is believed of the connection `peer` alone, not of what proxies have `told`. */
export function clientOf(told: string | undefined, peer: string | undefined): string | undefined {
  return told !== undefined && networkOf(told) === THIS_MACHINE ? peer : told;
}

/** What stands for one client: an IPv4 address, however it is written, or the /64 network of an IPv6 address. This machine is one client. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return THIS_MACHINE;
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
