import type { LookupAddress } from 'node:dns';
import { lookup as resolveName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';
import { log } from '~/telemetry/log.server';

type Resolve = (name: string) => Promise<LookupAddress[]>;

const resolveAllAddresses: Resolve = (name) => resolveName(name, { all: true });

class InsideAddressError extends Error {
  override readonly name = 'InsideAddressError';
}

export interface FileConnections {
  agent: Dispatcher;
  lookup: LookupFunction;
}

/**
 * HTTP-06. Public names may resolve to internal services. Internal addresses must belong to the lending API or be
 * configured.
 */
export function createFileConnections(
  apiBaseUrl: string,
  resolve: Resolve = resolveAllAddresses,
): FileConnections {
  const apiHost = new URL(apiBaseUrl).hostname.replace(/^\[|\]$/g, '');
  const lookup: LookupFunction = (name, { all = false, family }, callback) => {
    const isRightFamily = (candidate: LookupAddress) => !family || family === candidate.family;
    resolveReachable(name, apiHost, resolve).then(
      (addresses) => {
        const [firstAddress = { address: '', family: 0 }] = addresses.filter(isRightFamily);
        if (all) callback(null, addresses.filter(isRightFamily));
        else callback(null, firstAddress.address, firstAddress.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error('no address'), []),
    );
  };
  return { agent: new Agent({ connect: { lookup } }), lookup };
}

async function resolveReachable(name: string, apiHost: string, resolve: Resolve): Promise<LookupAddress[]> {
  const addresses = await resolve(name);
  if (addresses.every(({ address }) => networkKindOf(address) === PUBLIC_RANGES)) return addresses;
  const allowedNetworks = new Set([
    PUBLIC_RANGES,
    ...(await resolve(apiHost)).map(({ address }) => networkKindOf(address)),
  ]);
  const reachableAddresses = addresses.filter(({ address }) => allowedNetworks.has(networkKindOf(address)));
  if (reachableAddresses.length > 0) return reachableAddresses;
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
