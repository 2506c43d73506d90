import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';
import { readJson } from '../../api/read-json';
import { createErrorFinding, type Finding } from '../../rules/finding';

const FETCH_TIMEOUT_MS = 10_000;

const MAX_BYTES = 5_000_000;

export type FetchedJson = { ok: true; body: unknown } | { ok: false; finding: Finding };

class InwardAddress extends Error {}

/** Checks IPv4 addresses within IPv6 too. */
export function isPublicIpAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Connects to the checked address: a second DNS answer could differ. */
const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [firstAddress] = addresses ?? [];
    if (error !== null) return callback(error, '', 0);
    if (firstAddress === undefined || !addresses.every(({ address }) => isPublicIpAddress(address))) {
      return callback(new InwardAddress(), '', 0);
    }
    return options.all
      ? callback(null, addresses)
      : callback(null, firstAddress.address, firstAddress.family);
  });
};

const publicOnlyAgent = new Agent({ connect: { lookup: publicLookup } });
const unrestrictedAgent = new Agent();

/**
 * Sends no credentials and follows no redirects.
 * @param hosted allows only public addresses at web ports and hides reasons of failures
 */
export async function fetchJson(
  base: string,
  path: string,
  { hosted }: { hosted: boolean },
): Promise<FetchedJson> {
  const url = addressOf(base, path);
  if (url === null) return { ok: false, finding: createErrorFinding('api', 'not_an_address') };
  if (!hosted) return fetchFrom(url, path, unrestrictedAgent);
  const fetchedJson = isPublicWebAddress(url) ? await fetchFrom(url, path, publicOnlyAgent) : null;
  return fetchedJson?.ok
    ? fetchedJson
    : { ok: false, finding: createErrorFinding('api', 'address_not_allowed') };
}

export function isPublicWebAddress({ hostname, port }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return ['', '80', '443'].includes(port) && (isIP(host) === 0 || isPublicIpAddress(host));
}

async function fetchFrom(url: URL, path: string, dispatcher: Agent): Promise<FetchedJson> {
  try {
    const response = await request(url, {
      dispatcher,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (response.statusCode !== 200) {
      await response.body.dump();
      return {
        ok: false,
        finding: createErrorFinding(path, 'answered_otherwise', { status: response.statusCode }),
      };
    }
    return readJsonBody(await textOf(response.body), path);
  } catch (error) {
    const reason = error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';
    return { ok: false, finding: createErrorFinding('api', 'not_reachable', { why: reason }) };
  }
}

function addressOf(base: string, path: string): URL | null {
  const text = `${base.trim().replace(/\/+$/, '')}${path}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.username === '' && url.password === '' ? url : null;
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readJsonBody(text: string | null, path: string): FetchedJson {
  if (text === null) return { ok: false, finding: createErrorFinding(path, 'too_large') };
  try {
    return { ok: true, body: readJson(text) };
  } catch {
    return { ok: false, finding: createErrorFinding(path, 'not_json') };
  }
}
