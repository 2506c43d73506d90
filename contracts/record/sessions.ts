import { parseSetCookie } from 'set-cookie-parser';
import type { KnownExchange } from './exchange';

/** An exchange with the session that it was made in: a number for each; null for none. */
export type InSession = KnownExchange & { session: number | null };

/** Calls that open a session. */
const OPENING: readonly string[] = ['login', 'register', 'acceptInvite'];

/**
 * Says which exchanges were made in the same session: by its cookie, or, where an archive keeps no cookies, by who logged in last. Sessions
 * are numbered as they were opened.
 */
export function inSessions(exchanges: readonly KnownExchange[]): InSession[] {
  const byCookie = new Map<string, number>();
  let opened = 0;
  return exchanges.map((known) => {
    const { exchange, call } = known;
    if (OPENING.includes(call.name) && exchange.status === call.status) {
      opened += 1;
      for (const line of exchange.setCookies) byCookie.set(pairOf(line), opened);
      return { ...known, session: opened };
    }
    const carried = exchange.cookie?.split(/;\s*/).flatMap((pair) => byCookie.get(pair) ?? []) ?? [];
    const session = carried.at(-1) ?? (call.access === 'user' && opened > 0 ? opened : null);
    // A cookie may be made anew on the way.
    if (session !== null) for (const line of exchange.setCookies) byCookie.set(pairOf(line), session);
    return { ...known, session };
  });
}

function pairOf(line: string): string {
  const [cookie] = parseSetCookie(line, { decodeValues: false });
  return `${cookie?.name}=${cookie?.value}`;
}
