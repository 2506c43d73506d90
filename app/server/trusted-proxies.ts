import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import proxyAddr from 'proxy-addr';
import { parseIpAddress } from '~/request/request-origin';
import { log } from '~/telemetry/log.server';

export type IsTrustedAddress = (address: string) => boolean;

/** @param proxies addresses or networks from `TRUSTED_PROXIES` */
export function createTrustedProxyCheck(proxies: readonly string[]): IsTrustedAddress {
  const isListedAddress = proxyAddr.compile([...proxies]);
  return (address) => isListedAddress(address, 0);
}

export function isFromProxy(
  { socket }: Pick<IncomingMessage, 'socket'>,
  isTrustedProxy: IsTrustedAddress,
): boolean {
  return socket.remoteAddress !== undefined && isTrustedProxy(socket.remoteAddress);
}

const PROXY_HEADERS = [
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-forwarded-port',
  'x-request-id',
  'traceparent',
  'tracestate',
];

const PROTOCOL = /^\s*https?\s*(,|$)/i;

/** Omits ports and quotes. Proxies append entries, so an unreadable entry invalidates all earlier entries. */
export function forwardedAddresses(header: string): string[] {
  const entries = header.split(',').filter((entry) => entry.trim() !== '');
  const addresses = entries.map(parseIpAddress);
  return addresses.slice(addresses.lastIndexOf(null) + 1).filter((address) => address !== null);
}

/** Logs forged headers once, because an unlisted proxy makes all visitors one client. */
export function dropForgedHeaders(isTrustedProxy: IsTrustedAddress): RequestHandler {
  let hasWarned = false;
  return (request, _, next) => {
    delete request.headers['x-forwarded-host'];
    delete request.headers.forwarded;
    if (!isFromProxy(request, isTrustedProxy)) {
      if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
        hasWarned = true;
        log.warn('proxy-not-trusted');
      }
      for (const name of PROXY_HEADERS) delete request.headers[name];
    }
    if (!PROTOCOL.test(String(request.headers['x-forwarded-proto'] ?? ''))) {
      delete request.headers['x-forwarded-proto'];
    }
    const hops = forwardedAddresses([request.headers['x-forwarded-for'] ?? []].flat().join(','));
    if (hops.length > 0) request.headers['x-forwarded-for'] = hops.join(', ');
    else delete request.headers['x-forwarded-for'];
    next();
  };
}

/**
 * Removes the default port and capitals: some proxies add both, `Origin` has neither, and own forms would count as
 * foreign. Removes the root domain's dot from both headers (D-281). Must run after `dropForgedHeaders`.
 */
export const normalizeHost: RequestHandler = (request, _, next) => {
  const { host, origin } = request.headers;
  if (host !== undefined) {
    const defaultPort = request.protocol.toLowerCase() === 'https' ? /:443$/ : /:80$/;
    request.headers.host = host.toLowerCase().replace(defaultPort, '').replace(ROOT_DOMAIN, '');
  }
  if (origin !== undefined) request.headers.origin = origin.replace(ROOT_DOMAIN, '');
  next();
};

const ROOT_DOMAIN = /(?<=[^.])\.(?=:\d+$|$)/;
