import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { DEFAULT_SANDBOX } from '../../store/sandboxes';
import { COOKIE_RULES, isSecure } from '../own-worlds';

/** Says that this browser begins with what is for engineers, and whether in the shared world. */
const COOKIE = 'simulator_begin';

/** Where a browser that comes without an address begins: with what is for engineers, in the shared world or its own; null for the start page. */
export type Beginning = 'development' | 'development-shared' | null;

export function beginningOf(c: Context): Beginning {
  const said = getCookie(c, COOKIE);
  return said === 'development' || said === 'development-shared' ? said : null;
}

/** Remembers in the browser where it begins from now on. */
export function beginAt(c: Context, isOn: boolean, sandbox: string | undefined): void {
  if (!isOn) deleteCookie(c, COOKIE, { path: COOKIE_RULES.path });
  else {
    const value = sandbox === DEFAULT_SANDBOX ? 'development-shared' : 'development';
    setCookie(c, COOKIE, value, { ...COOKIE_RULES, secure: isSecure(c) });
  }
}
