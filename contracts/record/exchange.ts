import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';

/** A request and its answer as they were heard. It holds other people's data, and is never written anywhere. */
export interface Exchange {
  method: string;
  /** Absolute. */
  url: string;
  /** When it began. */
  at: Date;
  /** The `Cookie` header; null where none was heard. */
  cookie: string | null;
  /** The `Set-Cookie` headers of the answer. */
  setCookies: readonly string[];
  /** JSON; undefined for nothing and for what is no JSON. */
  sent: unknown;
  status: number;
  /** JSON, undefined for nothing, and `text` where something else came. */
  answered: { kind: 'json' | 'nothing'; body: unknown } | { kind: 'text' };
}

/** An exchange of which the contract knows the call. */
export interface KnownExchange {
  exchange: Exchange;
  call: Call;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** What of a recording is a lending API's. */
export interface Known {
  exchanges: readonly KnownExchange[];
  /** How many were to another address, or are no call of the contract. */
  foreign: number;
}

/**
 * Finds the calls of the contract in what was heard.
 * @param api address of the lending API; null for the one with whose paths most fits
 */
export function knownExchanges(heard: readonly Exchange[], api: string | null): Known {
  const base = api === null ? likeliestBase(heard) : new URL(api).href.replace(/\/+$/, '');
  const exchanges = heard.flatMap((exchange) => knownAt(base, exchange));
  return { exchanges, foreign: heard.length - exchanges.length };
}

function knownAt(base: string, exchange: Exchange): KnownExchange[] {
  if (!exchange.url.startsWith(base)) return [];
  const url = new URL(exchange.url);
  const path = url.href.slice(base.length).split(/[?#]/, 1)[0] ?? '';
  const found = callAt(exchange.method, path);
  return found ? [{ exchange, ...found, query: Object.fromEntries(url.searchParams) }] : [];
}

/** The part of the addresses before the contract's paths that fits most of them. */
function likeliestBase(heard: readonly Exchange[]): string {
  const counts = new Map<string, number>();
  for (const { url, method } of heard) {
    const { origin, pathname } = new URL(url);
    const parts = pathname.split('/').slice(1);
    for (let from = Math.max(0, parts.length - LONGEST_PATH); from < parts.length; from += 1) {
      if (!callAt(method, `/${parts.slice(from).join('/')}`)) continue;
      const base = [origin, ...parts.slice(0, from)].join('/');
      counts.set(base, (counts.get(base) ?? 0) + 1);
      break;
    }
  }
  const [most = ['nowhere', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return most[0];
}

/** Calls whose paths say more come first: `/user/company_search` is no company of somebody. */
const BY_PRECISION: readonly Call[] = Object.values<Call>(CALLS).toSorted(
  (one, other) => one.path.split(':').length - other.path.split(':').length,
);

/** Parts of the contract's longest path: no more of an address can be a call's. */
const LONGEST_PATH = Math.max(...BY_PRECISION.map(({ path }) => path.split('/').length));

function callAt(method: string, path: string): Pick<KnownExchange, 'call' | 'params'> | null {
  const parts = path.split('/');
  for (const call of BY_PRECISION) {
    if (call.method !== method.toUpperCase()) continue;
    const template = call.path.split('/');
    if (template.length !== parts.length) continue;
    if (!template.every((part, index) => part.startsWith(':') || part === parts[index])) continue;
    const params = template.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decoded(parts[index] ?? '')] as const] : [],
    );
    return { call, params: Object.fromEntries(params) };
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
