import { parseSetCookie } from 'set-cookie-parser';
import type { KnownExchange } from './exchange';

export type ExchangeInSession = KnownExchange & { session: number | null };

const SESSION_OPENING_CALLS: readonly string[] = ['login', 'register', 'acceptInvite'];

/** Recognises sessions by cookie, or else by the last login. */
export function assignSessions(exchanges: readonly KnownExchange[]): ExchangeInSession[] {
  const sessionsByCookie = new Map<string, number>();
  let sessionCount = 0;
  return exchanges.map((knownExchange) => {
    const { exchange, call } = knownExchange;
    if (SESSION_OPENING_CALLS.includes(call.name) && exchange.status === call.status) {
      sessionCount += 1;
      for (const line of exchange.setCookies) sessionsByCookie.set(cookiePairOf(line), sessionCount);
      return { ...knownExchange, session: sessionCount };
    }
    const cookieSessions =
      exchange.cookie?.split(/;\s*/).flatMap((pair) => sessionsByCookie.get(pair) ?? []) ?? [];
    const session =
      cookieSessions.at(-1) ?? (call.access === 'user' && sessionCount > 0 ? sessionCount : null);
    if (session !== null)
      for (const line of exchange.setCookies) sessionsByCookie.set(cookiePairOf(line), session);
    return { ...knownExchange, session };
  });
}

function cookiePairOf(line: string): string {
  const [cookie] = parseSetCookie(line, { decodeValues: false });
  return `${cookie?.name}=${cookie?.value}`;
}
