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

const plain = createCookie(cookieName(NAME, false), options);

/** Browsers take this name from the host itself over TLS only: no other host of the domain can set or read it. */
const ofHostAlone = createCookie(cookieName(NAME, true), { ...options, secure: true });

const ID = /^[\w-]{43}$/;

/** A session's id as a browser sent it. */
export interface SentSessionId {
  id: string;
  /** It came over TLS under the name for plain http, which any host of the domain can set: its id may be known to others. */
  isPlain: boolean;
}

/** The id in a request's cookie, or null without one or with a wrong signature. @param secure whether the visitor came by https */
export async function sessionIdOf(request: Request, secure: boolean): Promise<SentSessionId | null> {
  const header = request.headers.get('Cookie');
  const id: unknown = secure ? await ofHostAlone.parse(header) : null;
  const known: unknown = id ?? (await plain.parse(header));
  if (typeof known === 'string' && ID.test(known)) return { id: known, isPlain: secure && id === null };
  if (header?.includes(`${NAME}=`)) log.warn('control-refused', { control: 'session-cookie' });
  return null;
}

export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** The `Set-Cookie` value for a session, over TLS under the name for the host alone; one for plain http beside it runs out. */
export function sessionCookie(id: string, secure: boolean): Promise<string> {
  return secure ? ofHostAlone.serialize(id) : plain.serialize(id);
}
