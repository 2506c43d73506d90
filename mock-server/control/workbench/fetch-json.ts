import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';
import { readJson } from '../../api/read-json';
import { type Finding, fault } from '../../rules/finding';

/** For one call, in milliseconds. */
const LIMIT_MS = 10_000;

/** No answer of a configuration call is larger. */
const MAX_BYTES = 5_000_000;

/** What a call of another API gave. */
export type Fetched = { ok: true; body: unknown } | { ok: false; finding: Finding };

class InwardAddress extends Error {}

/**
 * Whether an address may be called from a hosted demo: public ones alone, no loopback, link-local, private or otherwise reserved range, also where
 * IPv6 carries an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Looks a name up and refuses what leads inward: judged is the very address that is then called. */
const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) return callback(error, '', 0);
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new InwardAddress(), '', 0);
    }
    // Asked for all, undici takes a list; else the first.
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

const publicOnly = new Agent({ connect: { lookup: publicLookup } });
const anywhere = new Agent();

/**
 * Reads JSON from another API: only http and https, without passwords in the address, without following it elsewhere.
 *
 * @param hosted strangers use this simulator: only public addresses are called, at the ports of the web, and whatever fails has one reason, so that
 * nobody learns from it what answers where
 */
export async function fetchJson(
  base: string,
  path: string,
  { hosted }: { hosted: boolean },
): Promise<Fetched> {
  const url = addressOf(base, path);
  if (url === null) return { ok: false, finding: fault('api', 'not_an_address') };
  if (!hosted) return called(url, path, anywhere);
  const fetched = isOfTheWeb(url) ? await called(url, path, publicOnly) : null;
  return fetched?.ok ? fetched : { ok: false, finding: fault('api', 'address_not_allowed') };
}

/** Whether a hosted demo may call an address at all: a public one, at ports 80 and 443; what its name leads to is judged when it is looked up. */
export function isOfTheWeb({ hostname, port }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return ['', '80', '443'].includes(port) && (isIP(host) === 0 || isPublicAddress(host));
}

async function called(url: URL, path: string, dispatcher: Agent): Promise<Fetched> {
  try {
    const answer = await request(url, {
      dispatcher,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      return { ok: false, finding: fault(path, 'answered_otherwise', { status: answer.statusCode }) };
    }
    return read(await textOf(answer.body), path);
  } catch (error) {
    const why = error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';
    return { ok: false, finding: fault('api', 'not_reachable', { why }) };
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

function read(text: string | null, path: string): Fetched {
  if (text === null) return { ok: false, finding: fault(path, 'too_large') };
  try {
    return { ok: true, body: readJson(text) };
  } catch {
    return { ok: false, finding: fault(path, 'not_json') };
  }
}
