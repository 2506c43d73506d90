import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Leading groups of an IPv6 address that name a network of one customer: a host chooses all the others. */
const NETWORK_GROUPS = 4;

/** Leading groups of an IPv6 address that name a site: providers give a customer up to a /48, which is 65,536 networks. */
const SITE_GROUPS = 3;

/** Stands for every client at a loopback address. */
export const THIS_MACHINE = 'loopback';

/** Stands for every client whose address cannot be read. */
const UNKNOWN = 'unknown';

/** Where a request comes from. This machine is believed of the connection `peer` alone, not of what proxies have `told`. */
export function clientOf(told: string | undefined, peer: string | undefined): string | undefined {
  return told !== undefined && networkOf(told) === THIS_MACHINE ? peer : told;
}

/**
 * The IP address in an entry of `X-Forwarded-For`, without quotes, brackets, port and zone; null for anything else. Proxies write
 * `203.0.113.7:4711`, `[2001:db8::1]:4711` and `"[2001:db8::1]"`.
 */
export function addressIn(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const bare =
    /^\[([^\]]+)\](:\d{1,5})?$/.exec(text)?.[1] ??
    /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ??
    /^((?:[\da-f]{1,4}:){7}[\da-f]{1,4}):\d{1,5}$/i.exec(text)?.[1] ??
    text;
  const address = bare.replace(/%[^%]*$/, '');
  return isIP(address) === 0 ? null : address;
}

/** Identifies one client: an IPv4 address, however it is written, or the /64 network of an IPv6 address. This machine is one client. */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return UNKNOWN;
  if (parsed.range() === 'loopback') return THIS_MACHINE;
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : prefixOf(parsed, NETWORK_GROUPS);
}

/** The /48 site of an IPv6 address, which holds many networks; null for any other client. */
export function siteOf(address: string): string | null {
  const parsed = parse(address);
  if (parsed === null || parsed instanceof ipaddr.IPv4 || parsed.range() === 'loopback') return null;
  return prefixOf(parsed, SITE_GROUPS);
}

function parse(entry: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const address = addressIn(entry);
  if (address === null) return null;
  const parsed = ipaddr.process(address);
  // A NAT64 gateway puts the IPv4 address of each client into the last 32 bits.
  return parsed instanceof ipaddr.IPv6 && parsed.range() === 'rfc6052'
    ? new ipaddr.IPv4(parsed.toByteArray().slice(-4))
    : parsed;
}

function prefixOf(address: ipaddr.IPv6, groups: number): string {
  const leading = address.parts.slice(0, groups).map((group) => group.toString(16));
  return `${leading.join(':')}::/${groups * 16}`;
}
