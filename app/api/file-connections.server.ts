import type { LookupAddress } from 'node:dns';
import { lookup as resolveName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';
import { log } from '~/telemetry/log.server';

type Resolve = (name: string) => Promise<LookupAddress[]>;

const everyAddress: Resolve = (name) => resolveName(name, { all: true });

class InsideAddressError extends Error {
  override readonly name = 'InsideAddressError';
}

export interface FileConnections {
  agent: Dispatcher;
  lookup: LookupFunction;
}

/**
 * HTTP-06, D-64. Public names may resolve to internal services. Internal addresses must belong to the lending API or be
 * configured.
 */
export function createFileConnections(apiBaseUrl: string, resolve: Resolve = everyAddress): FileConnections {
  const apiHost = new URL(apiBaseUrl).hostname.replace(/^\[|\]$/g, '');
  const lookup: LookupFunction = (name, { all = false, family }, answer) => {
    const isRightFamily = (found: LookupAddress) => !family || family === found.family;
    reachable(name, apiHost, resolve).then(
      (found) => {
        const [first = { address: '', family: 0 }] = found.filter(isRightFamily);
        if (all) answer(null, found.filter(isRightFamily));
        else answer(null, first.address, first.family);
      },
      (error: unknown) => answer(error instanceof Error ? error : new Error('no address'), []),
    );
  };
  return { agent: new Agent({ connect: { lookup } }), lookup };
}

async function reachable(name: string, apiHost: string, resolve: Resolve): Promise<LookupAddress[]> {
  const found = await resolve(name);
  if (found.every(({ address }) => networkKindOf(address) === PUBLIC_RANGES)) return found;
  const places = new Set([
    PUBLIC_RANGES,
    ...(await resolve(apiHost)).map(({ address }) => networkKindOf(address)),
  ]);
  const allowed = found.filter(({ address }) => places.has(networkKindOf(address)));
  if (allowed.length > 0) return allowed;
  log.warn('control-refused', { control: 'file-host' });
  throw new InsideAddressError();
}

const PUBLIC_RANGES = 'outside';
const LOCAL_RANGES: readonly string[] = ['private', 'uniqueLocal'];

function networkKindOf(address: string): string {
  const range = ipaddr.process(address).range();
  if (range === 'unicast') return PUBLIC_RANGES;
  return LOCAL_RANGES.includes(range) ? 'own network' : range;
}
