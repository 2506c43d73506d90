import { parseSetCookie } from 'set-cookie-parser';
import type { KnownExchange } from './exchange';

export type ExchangeInSession = KnownExchange & { session: number | null };

const SESSION_OPENING_CALLS: readonly string[] = ['login', 'register', 'acceptInvite'];

/** Recognises sessions by cookie, or else by the last login. */
export function assignSessions(exchanges: readonly KnownExchange[]): ExchangeInSession[] {
  const byCookie = new Map<string, number>();
  let opened = 0;
  return exchanges.map((known) => {
    const { exchange, call } = known;
    if (SESSION_OPENING_CALLS.includes(call.name) && exchange.status === call.status) {
      opened += 1;
      for (const line of exchange.setCookies) byCookie.set(pairOf(line), opened);
      return { ...known, session: opened };
    }
    const carried = exchange.cookie?.split(/;\s*/).flatMap((pair) => byCookie.get(pair) ?? []) ?? [];
    const session = carried.at(-1) ?? (call.access === 'user' && opened > 0 ? opened : null);
    if (session !== null) for (const line of exchange.setCookies) byCookie.set(pairOf(line), session);
    return { ...known, session };
  });
}

function pairOf(line: string): string {
  const [cookie] = parseSetCookie(line, { decodeValues: false });
  return `${cookie?.name}=${cookie?.value}`;
}
