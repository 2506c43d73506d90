import { safeReturnPath } from './return-path';

const LIST = '/dashboard/applications';

/** SHELL-07. A `confirmation_token` is also passed by name. */
export function loginPath(returnTo: string, { expired = false } = {}): string {
  const query = new URLSearchParams({ redirectTo: returnTo });
  const token = new URL(returnTo, 'http://portal.invalid').searchParams.get('confirmation_token');
  if (token) query.set('confirmation_token', token);
  if (expired) query.set('expired', '1');
  return `/login?${query}`;
}

/** SHELL-07 */
export function landingPath(query: URLSearchParams): string {
  const carried = safeReturnPath(query.get('redirectTo'));
  if (carried) return carried;
  const token = query.get('confirmation_token');
  return token ? `${LIST}?${new URLSearchParams({ confirmation_token: token })}` : LIST;
}

export function carriedQuery(query: URLSearchParams): string {
  const carried = new URLSearchParams();
  const path = safeReturnPath(query.get('redirectTo'));
  const token = query.get('confirmation_token');
  if (path) carried.set('redirectTo', path);
  if (token) carried.set('confirmation_token', token);
  return carried.size > 0 ? `?${carried}` : '';
}
