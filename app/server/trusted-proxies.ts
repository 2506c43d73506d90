import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import proxyAddr from 'proxy-addr';
import { addressIn } from '~/request/client-network';
import { log } from '~/telemetry/log.server';

/** Says of an address whether it is that of a proxy in front. */
export type Trust = (address: string) => boolean;

/** @param proxies addresses, networks or their names, as the setting `TRUSTED_PROXIES` lists them; none: nobody is trusted */
export function trustOf(proxies: readonly string[]): Trust {
  const trusted = proxyAddr.compile([...proxies]);
  return (address) => trusted(address, 0);
}

/** True when the request came from a proxy in front, so that what it says of the visitor can be believed. */
export function isFromProxy({ socket }: Pick<IncomingMessage, 'socket'>, trust: Trust): boolean {
  return socket.remoteAddress !== undefined && trust(socket.remoteAddress);
}

/** Headers accepted only from a trusted proxy. */
const SAID_BY_PROXIES = [
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-forwarded-port',
  'x-request-id',
  'traceparent',
  'tracestate',
];

/** One protocol, or the first of several proxies'. */
const PROTOCOL = /^\s*https?\s*(,|$)/i;

/**
 * The addresses of `X-Forwarded-For` alone, so that a port or quotes never make another client of one. Proxies append to the header, so an
 * entry that cannot be read hides all before it; the client is then the proxy that forwarded it.
 */
export function readableHops(header: string): string[] {
  const entries = header.split(',').filter((entry) => entry.trim() !== '');
  const addresses = entries.map(addressIn);
  return addresses.slice(addresses.lastIndexOf(null) + 1).filter((address) => address !== null);
}

/**
 * Drops what others than the proxies in front say of the visitor, before anything reads it. A forwarded host is believed of nobody: the
 * proxy passes the Host on. The first time it is told, since a proxy that is not named makes one of all visitors.
 */
export function dropForgedHeaders(trust: Trust): RequestHandler {
  let isTold = false;
  return (request, _, next) => {
    delete request.headers['x-forwarded-host'];
    delete request.headers.forwarded;
    if (!isFromProxy(request, trust)) {
      if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
        isTold = true;
        log.warn('proxy-not-trusted');
      }
      for (const name of SAID_BY_PROXIES) delete request.headers[name];
    }
    // Anything else would make an address that cannot be read.
    if (!PROTOCOL.test(String(request.headers['x-forwarded-proto'] ?? ''))) {
      delete request.headers['x-forwarded-proto'];
    }
    const hops = readableHops([request.headers['x-forwarded-for'] ?? []].flat().join(','));
    if (hops.length > 0) request.headers['x-forwarded-for'] = hops.join(', ');
    else delete request.headers['x-forwarded-for'];
    next();
  };
}
