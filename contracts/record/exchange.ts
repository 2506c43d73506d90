import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';

/** Contains personal data. Must never be written to disk. */
export interface Exchange {
  method: string;
  url: string;
  at: Date;
  cookie: string | null;
  setCookies: readonly string[];
  sent: unknown;
  status: number;
  answered: { kind: 'json' | 'nothing'; body: unknown } | { kind: 'text' };
}

export interface KnownExchange {
  exchange: Exchange;
  call: Call;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

export interface KnownExchanges {
  exchanges: readonly KnownExchange[];
  foreign: number;
}

/** @param api address of the lending API; null to infer it */
export function filterContractExchanges(recorded: readonly Exchange[], api: string | null): KnownExchanges {
  const base = api === null ? likeliestBase(recorded) : new URL(api).href.replace(/\/+$/, '');
  const exchanges = recorded.flatMap((exchange) => knownExchangesAt(base, exchange));
  return { exchanges, foreign: recorded.length - exchanges.length };
}

function knownExchangesAt(base: string, exchange: Exchange): KnownExchange[] {
  if (!exchange.url.startsWith(base)) return [];
  const url = new URL(exchange.url);
  const path = url.href.slice(base.length).split(/[?#]/, 1)[0] ?? '';
  const found = callAt(exchange.method, path);
  return found ? [{ exchange, ...found, query: Object.fromEntries(url.searchParams) }] : [];
}

function likeliestBase(exchanges: readonly Exchange[]): string {
  const counts = new Map<string, number>();
  for (const { url, method } of exchanges) {
    const { origin, pathname } = new URL(url);
    const parts = pathname.split('/').slice(1);
    for (let from = Math.max(0, parts.length - MAX_PATH_SEGMENTS); from < parts.length; from += 1) {
      if (!callAt(method, `/${parts.slice(from).join('/')}`)) continue;
      const base = [origin, ...parts.slice(0, from)].join('/');
      counts.set(base, (counts.get(base) ?? 0) + 1);
      break;
    }
  }
  const [most = ['nowhere', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return most[0];
}

// Specific paths first: `/user/company_search` must not match `/user/:id`.
const BY_PRECISION: readonly Call[] = Object.values<Call>(CALLS).toSorted(
  (one, other) => one.path.split(':').length - other.path.split(':').length,
);

const MAX_PATH_SEGMENTS = Math.max(...BY_PRECISION.map(({ path }) => path.split('/').length));

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
