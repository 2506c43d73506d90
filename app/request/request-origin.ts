import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const MAX_HOST_CHARACTERS = 253;

/**
 * Forged Host headers would end up in links of e-mails.
 * @param allowedDomains lower-case domains, including subdomains; if empty, IP addresses, `localhost` and names without a dot
 */
export function isAllowedHost(host: string, allowedDomains: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (name.length > MAX_HOST_CHARACTERS) return false;
  if (allowedDomains.length === 0) return isThisMachine(name);
  return allowedDomains.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

function isThisMachine(name: string): boolean {
  return /^([a-z0-9-]+\.)*localhost$|^[a-z0-9-]+$|^\d{1,3}(\.\d{1,3}){3}$|^\[[0-9a-f:]+\]$/.test(name);
}

/**
 * Drops a foreign port, where another service may listen.
 * @param port public port if neither 80 nor 443
 */
export function publicHostOf(host: string, port: number): string {
  return host.endsWith(`:${port}`) ? host : host.replace(/:\d+$/, '');
}

/** Accepts clients other than browsers, which send neither header. */
export function isCrossSiteForm(
  method: string | undefined,
  header: (name: 'origin' | 'host' | 'sec-fetch-site') => string | null | undefined,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const origin = header('origin') ?? null;
  const site = header('sec-fetch-site');
  // Privacy settings send `Origin: null` for own forms. Pages cannot forge `Sec-Fetch-Site`.
  if (origin === 'null') return site !== 'same-origin';
  const isForeignOrigin =
    origin !== null && (!URL.canParse(origin) || new URL(origin).host !== header('host'));
  return isForeignOrigin || site === 'cross-site';
}

/** D-01. Returns the first label, or the default for `localhost`, `www` and IP addresses. */
export function partnerKeyOf(host: string, defaultPartner: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const label = name.split('.')[0] ?? '';
  const hasNoPartner = label === '' || name === 'localhost' || label === 'www' || isAddress(name);
  return hasNoPartner ? defaultPartner : label;
}

const isAddress = (name: string) => name.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(name);

/** An IPv6 /64 belongs to one customer, who chooses all other bits. */
const NETWORK_GROUPS = 4;

/** Providers give a customer up to a /48, which holds 65,536 networks. */
const SITE_GROUPS = 3;

export const LOOPBACK_CLIENT = 'loopback';

const UNKNOWN_NETWORK = 'unknown';

/** Only a loopback `peer` counts as this machine; a forwarded loopback address is forged. */
export function clientAddressOf(forwarded: string | undefined, peer: string | undefined): string | undefined {
  return forwarded !== undefined && clientNetworkOf(forwarded) === LOOPBACK_CLIENT ? peer : forwarded;
}

/** Reads `203.0.113.7:4711` and `"[2001:db8::1]"`. */
export function parseIpAddress(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const unbracketed =
    /^\[([^\]]+)\](:\d{1,5})?$/.exec(text)?.[1] ??
    /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ??
    /^((?:[\da-f]{1,4}:){7}[\da-f]{1,4}):\d{1,5}$/i.exec(text)?.[1] ??
    text;
  const address = unbracketed.replace(/%[^%]*$/, '');
  return isIP(address) === 0 ? null : address;
}

export function clientNetworkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return UNKNOWN_NETWORK;
  if (parsed.range() === 'loopback') return LOOPBACK_CLIENT;
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : prefixOf(parsed, NETWORK_GROUPS);
}

export function clientSiteOf(address: string): string | null {
  const parsed = parse(address);
  if (parsed === null || parsed instanceof ipaddr.IPv4 || parsed.range() === 'loopback') return null;
  return prefixOf(parsed, SITE_GROUPS);
}

function parse(entry: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const address = parseIpAddress(entry);
  if (address === null) return null;
  const parsed = ipaddr.process(address);
  // NAT64 stores the client's IPv4 address in the last 32 bits.
  return parsed instanceof ipaddr.IPv6 && parsed.range() === 'rfc6052'
    ? new ipaddr.IPv4(parsed.toByteArray().slice(-4))
    : parsed;
}

function prefixOf(address: ipaddr.IPv6, groups: number): string {
  const leadingGroups = address.parts.slice(0, groups).map((group) => group.toString(16));
  return `${leadingGroups.join(':')}::/${groups * 16}`;
}

/** The first match wins: browsers also name their ancestors. */
const BROWSERS = [
  ['edge', /\bEdg(?:A|iOS)?\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bVersion\/\S+ .*Safari\//],
] as const;

/** The first match wins: mobile systems also name desktop ones. */
const SYSTEMS = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows NT\b/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
] as const;

/** Repeats the user agent's claims. Null means not recognised. */
export interface Device {
  browser: (typeof BROWSERS)[number][0] | null;
  system: (typeof SYSTEMS)[number][0] | null;
}

const MAX_CHARACTERS = 1_000;

export function parseUserAgent(userAgent: string | null): Device {
  const userAgentText = userAgent !== null && userAgent.length <= MAX_CHARACTERS ? userAgent : '';
  return { browser: findFirstMatch(BROWSERS, userAgentText), system: findFirstMatch(SYSTEMS, userAgentText) };
}

function findFirstMatch<Name>(
  patterns: readonly (readonly [Name, RegExp])[],
  userAgentText: string,
): Name | null {
  return patterns.find(([, pattern]) => pattern.test(userAgentText))?.[0] ?? null;
}
