import { randomBytes } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { cookieName } from '~/domain/cookie-name';
import { settings } from '~/settings/settings.server';
import { log } from '~/telemetry/log.server';
import { SESSION_LIFETIME_SECONDS } from './session.server';

const options = {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secrets: settings.sessionSecrets,
  maxAge: SESSION_LIFETIME_SECONDS,
} as const;

const NAME = 'portal_session';

const plainCookie = createCookie(cookieName(NAME, false), options);

/** The `__Host-` prefix: over TLS, no other host of the domain can set or read this cookie. */
const hostCookie = createCookie(cookieName(NAME, true), { ...options, secure: true });

const ID = /^[\w-]{43}$/;

export interface SentSessionId {
  id: string;
  /** Sent over TLS under the plain-http name, which any host of the domain can set. Others may know the id. */
  isPlain: boolean;
}

/** Null without a cookie or with an invalid signature. @param secure true over HTTPS */
export async function sessionIdOf(request: Request, secure: boolean): Promise<SentSessionId | null> {
  const header = request.headers.get('Cookie');
  const id: unknown = secure ? await hostCookie.parse(header) : null;
  const known: unknown = id ?? (await plainCookie.parse(header));
  if (typeof known === 'string' && ID.test(known)) return { id: known, isPlain: secure && id === null };
  if (header?.includes(`${NAME}=`)) log.warn('control-refused', { control: 'session-cookie' });
  return null;
}

export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** `Set-Cookie` value of a session. Over TLS it uses the `__Host-` name and expires the plain one. */
export function sessionCookie(id: string, secure: boolean): Promise<string> {
  return secure ? hostCookie.serialize(id) : plainCookie.serialize(id);
}
