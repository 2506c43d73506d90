// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so "/\t/evil" would become "//evil"
const BACKSLASH_OR_CONTROL = /[\u0000-\u001f\u007f\\]/;

const MAX_CHARACTERS = 2_000;

/** SHELL-07. Returns null for paths to other hosts, other schemes, backslashes and control characters. */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_CHARACTERS) return null;
  if (!value.startsWith('/') || BACKSLASH_OR_CONTROL.test(value) || BACKSLASH_OR_CONTROL.test(decoded(value)))
    return null;
  const base = 'http://portal.invalid';
  const url = parseUrl(value, base);
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

function parseUrl(value: string, base: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '\\';
  }
}

const LIST = '/dashboard/applications';

/** SHELL-07. Omits a query that is too long to return to. */
export function loginPath(returnTo: string, { expired = false } = {}): string {
  const [path = ''] = returnTo.split('?');
  const query = new URLSearchParams({ redirectTo: returnTo.length > MAX_CHARACTERS ? path : returnTo });
  const token = new URL(returnTo, 'http://portal.invalid').searchParams.get('confirmation_token');
  if (token) query.set('confirmation_token', token);
  if (expired) query.set('expired', '1');
  return `/login?${query}`;
}

export function landingPathAfterLogin(query: URLSearchParams): string {
  const returnPath = safeReturnPath(query.get('redirectTo'));
  if (returnPath) return returnPath;
  const token = query.get('confirmation_token');
  return token ? `${LIST}?${new URLSearchParams({ confirmation_token: token })}` : LIST;
}

export function loginContextQuery(query: URLSearchParams): string {
  const loginContext = new URLSearchParams();
  const path = safeReturnPath(query.get('redirectTo'));
  const token = query.get('confirmation_token');
  if (path) loginContext.set('redirectTo', path);
  if (token) loginContext.set('confirmation_token', token);
  const text = String(loginContext);
  return text === '' ? '' : `?${text}`;
}

export type Destination = 'application' | 'applications' | 'settings' | 'newApplication';

export function loginDestinationOf(query: URLSearchParams): Destination | null {
  const [path = ''] = (safeReturnPath(query.get('redirectTo')) ?? '').split(/[?#]/);
  if (path.startsWith(`${LIST}/`)) return 'application';
  if (path === LIST || path === '/dashboard') return 'applications';
  if (path === '/dashboard/settings') return 'settings';
  return path.startsWith('/application/') ? 'newApplication' : null;
}
