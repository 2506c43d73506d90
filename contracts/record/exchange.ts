import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';

/** Contains personal data. Must never be written to disk. */
export interface Exchange {
  method: string;
  url: string;
  startedAt: Date;
  cookie: string | null;
  setCookies: readonly string[];
  requestBody: unknown;
  status: number;
  responseContent: { kind: 'json' | 'nothing'; body: unknown } | { kind: 'text' };
}

export interface KnownExchange {
  exchange: Exchange;
  call: Call;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

export interface KnownExchanges {
  exchanges: readonly KnownExchange[];
  foreignCount: number;
}

/** @param api address of the lending API; null to infer it */
export function filterContractExchanges(
  recordedExchanges: readonly Exchange[],
  api: string | null,
): KnownExchanges {
  const base = api === null ? inferBaseUrl(recordedExchanges) : new URL(api).href.replace(/\/+$/, '');
  const exchanges = recordedExchanges.flatMap((exchange) => knownExchangesAt(base, exchange));
  return { exchanges, foreignCount: recordedExchanges.length - exchanges.length };
}

function knownExchangesAt(base: string, exchange: Exchange): KnownExchange[] {
  if (!exchange.url.startsWith(base)) return [];
  const url = new URL(exchange.url);
  const path = url.href.slice(base.length).split(/[?#]/, 1)[0] ?? '';
  const match = findCallAt(exchange.method, path);
  return match ? [{ exchange, ...match, query: Object.fromEntries(url.searchParams) }] : [];
}

function inferBaseUrl(exchanges: readonly Exchange[]): string {
  const counts = new Map<string, number>();
  for (const { url, method } of exchanges) {
    const { origin, pathname } = new URL(url);
    const parts = pathname.split('/').slice(1);
    for (let start = Math.max(0, parts.length - MAX_PATH_SEGMENTS); start < parts.length; start += 1) {
      if (!findCallAt(method, `/${parts.slice(start).join('/')}`)) continue;
      const base = [origin, ...parts.slice(0, start)].join('/');
      counts.set(base, (counts.get(base) ?? 0) + 1);
      break;
    }
  }
  const [mostFrequent = ['nowhere', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  return mostFrequent[0];
}

// Specific paths first: `/user/company_search` must not match `/user/:id`.
const CALLS_BY_PRECISION: readonly Call[] = Object.values<Call>(CALLS).toSorted(
  (a, b) => a.path.split(':').length - b.path.split(':').length,
);

const MAX_PATH_SEGMENTS = Math.max(...CALLS_BY_PRECISION.map(({ path }) => path.split('/').length));

function findCallAt(method: string, path: string): Pick<KnownExchange, 'call' | 'params'> | null {
  const parts = path.split('/');
  for (const call of CALLS_BY_PRECISION) {
    if (call.method !== method.toUpperCase()) continue;
    const template = call.path.split('/');
    if (template.length !== parts.length) continue;
    if (!template.every((part, index) => part.startsWith(':') || part === parts[index])) continue;
    const params = template.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodePart(parts[index] ?? '')] as const] : [],
    );
    return { call, params: Object.fromEntries(params) };
  }
  return null;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
