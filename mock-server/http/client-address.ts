import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  loopback: ['127.0.0.0/8', '::1/128'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Reads comma-separated addresses, networks (`10.0.0.0/8`), `loopback`, `linklocal` and `uniquelocal`. */
export function readProxies(list: string): BlockList | null {
  const proxies = new BlockList();
  for (const network of list.split(',').flatMap((name) => NETWORKS[name.trim()] ?? [name.trim()])) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address);
    const maxBits = family === 6 ? 128 : 32;
    const prefixLength = prefix === undefined ? maxBits : Number(prefix);
    if (family === 0 || !/^\d{1,3}$/.test(prefix ?? '0') || prefixLength > maxBits) return null;
    proxies.addSubnet(address, prefixLength, family === 6 ? 'ipv6' : 'ipv4');
  }
  return proxies;
}

/** Uses `X-Forwarded-For` only from trusted proxies. Reduces IPv6 addresses to their /64 network. */
export function clientAddressOf(request: Request, trustedProxies: BlockList | null): string {
  const address = senderAddress(request, trustedProxies);
  return isIP(address) === 6 ? networkOf(address) : address;
}

type Request = Pick<IncomingMessage, 'socket' | 'headers'>;

/** True for this machine, and for a trusted proxy without a forwarded address. */
export function isLocalRequest(request: Request, trustedProxies: BlockList | null): boolean {
  if (request.headers['x-forwarded-for'] !== undefined) return false;
  const address = senderAddress(request, trustedProxies);
  return isIP(address) === 0 || isTrusted(address, LOOPBACK_ADDRESSES) || isTrusted(address, trustedProxies);
}

const LOOPBACK_ADDRESSES = readProxies('loopback');

function senderAddress({ socket, headers }: Request, trustedProxies: BlockList | null): string {
  const forwardedAddresses = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let address = withoutMappedPrefix(socket.remoteAddress ?? '');
  while (isTrusted(address, trustedProxies)) {
    const previousAddress = withoutMappedPrefix(forwardedAddresses.pop()?.trim() ?? '');
    if (isIP(previousAddress) === 0) break;
    address = previousAddress;
  }
  return address;
}

function withoutMappedPrefix(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [, dotted] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return (bracketed ?? dotted ?? address).replace(/^::ffff:(?=\d+\.)/i, '');
}

function isTrusted(address: string, trustedProxies: BlockList | null): boolean {
  const family = isIP(address);
  return family !== 0 && (trustedProxies?.check(address, family === 6 ? 'ipv6' : 'ipv4') ?? false);
}

function networkOf(address: string): string {
  const [firstPart = '', lastPart = ''] = address.split('::');
  const firstGroups = firstPart === '' ? [] : firstPart.split(':');
  const lastGroups = lastPart === '' ? [] : lastPart.split(':');
  const missingGroupCount = address.includes('::') ? 8 - firstGroups.length - lastGroups.length : 0;
  return [...firstGroups, ...Array<string>(Math.max(0, missingGroupCount)).fill('0'), ...lastGroups]
    .slice(0, 4)
    .join(':');
}
