import { parse } from 'hono/utils/cookie';
import { createSecret, hashSecret } from '../store/identifiers';
import type { UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { Store } from '../store/store';
import { createRefusal } from './refusal';

export const SESSION_COOKIE = 'lending_session';

const IDLE_HOURS = 8;

const MAX_SESSIONS = 50;

export function openSession(sandbox: Sandbox, user: UserRow): string {
  const { sessions } = sandbox.store;
  const ownSessions = sessions.findBy('userId', user.id);
  const [idlest] = ownSessions.sort(
    (left, right) => Date.parse(left.lastUsedAt) - Date.parse(right.lastUsedAt),
  );
  if (idlest !== undefined && ownSessions.length >= MAX_SESSIONS) sessions.delete(idlest.id);
  const value = createSecret();
  sessions.insert({
    id: hashSecret(value),
    userId: user.id,
    lastUsedAt: sandbox.clock.iso(),
  });
  return value;
}

export function createSessionCookie(value: string | null): string {
  const cookie = `${SESSION_COOKIE}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax`;
  return value === null ? `${cookie}; Max-Age=0` : cookie;
}

export interface SessionUser {
  user: UserRow;
  sessionId: string;
}

export function findSessionUser({ store }: Sandbox, request: Request): UserRow | undefined {
  const session = sessionIn(store, request);
  return session && store.users.get(session.userId);
}

function sessionIn({ sessions }: Store, request: Request) {
  const value = parse(request.headers.get('cookie') ?? '', SESSION_COOKIE)[SESSION_COOKIE];
  return value === undefined ? undefined : sessions.get(hashSecret(value));
}

/** Restarts the session's idle time. @throws err_auth_session_not_found, err_auth_session_expired */
export function requireSessionUser(sandbox: Sandbox, request: Request): SessionUser {
  const session = sessionIn(sandbox.store, request);
  const user = session && sandbox.store.users.get(session.userId);
  if (session === undefined || user === undefined) throw createRefusal('err_auth_session_not_found');
  const now = sandbox.clock.iso();
  if (now === session.lastUsedAt) return { user, sessionId: session.id };
  const idleMs = Date.parse(now) - Date.parse(session.lastUsedAt);
  if (idleMs > IDLE_HOURS * 3_600_000) throw createRefusal('err_auth_session_expired');
  if (idleMs !== 0) sandbox.store.sessions.update(session.id, { lastUsedAt: now });
  return { user, sessionId: session.id };
}

/** Call after a change of the password. */
export function endOtherSessions(sandbox: Sandbox, userId: string, keptSessionId: string | null): void {
  for (const session of sandbox.store.sessions.findBy('userId', userId)) {
    if (session.id !== keptSessionId) sandbox.store.sessions.delete(session.id);
  }
}
