import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { DEFAULT_SANDBOX } from '../../store/sandboxes';
import { COOKIE_OPTIONS, isSecureRequest } from '../own-worlds';

const COOKIE = 'simulator_begin';

export type StartPreference = 'development' | 'development-shared' | null;

export function readStartPreference(c: Context): StartPreference {
  const cookieValue = getCookie(c, COOKIE);
  return cookieValue === 'development' || cookieValue === 'development-shared' ? cookieValue : null;
}

export function saveStartPreference(
  c: Context,
  opensDevelopment: boolean,
  sandbox: string | undefined,
): void {
  if (!opensDevelopment) deleteCookie(c, COOKIE, { path: COOKIE_OPTIONS.path });
  else {
    const value = sandbox === DEFAULT_SANDBOX ? 'development-shared' : 'development';
    setCookie(c, COOKIE, value, { ...COOKIE_OPTIONS, secure: isSecureRequest(c) });
  }
}
