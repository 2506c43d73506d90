import { safeReturnPath } from './return-path';

const LIST = '/dashboard/applications';

/**
 * Address of the login page that leads back to `returnTo` afterwards (SHELL-07).
 *
 * @param returnTo a path of this site with its query; a `confirmation_token` in it is carried by name too
 * @param expired tells that the session is over
 */
export function loginPath(returnTo: string, { expired = false } = {}): string {
  const query = new URLSearchParams({ redirectTo: returnTo });
  const token = new URL(returnTo, 'http://portal.invalid').searchParams.get('confirmation_token');
  if (token) query.set('confirmation_token', token);
  if (expired) query.set('expired', '1');
  return `/login?${query}`;
}

/** Where login leads by the query of its address: to the carried path, else to the list, with the confirmation token (SHELL-07). */
export function landingPath(query: URLSearchParams): string {
  const carried = safeReturnPath(query.get('redirectTo'));
  if (carried) return carried;
  const token = query.get('confirmation_token');
  return token ? `${LIST}?${new URLSearchParams({ confirmation_token: token })}` : LIST;
}

/** What of a query says where login leads, to be carried to another page of account entry: it begins with `?`, or is empty. */
export function carriedQuery(query: URLSearchParams): string {
  const carried = new URLSearchParams();
  const path = safeReturnPath(query.get('redirectTo'));
  const token = query.get('confirmation_token');
  if (path) carried.set('redirectTo', path);
  if (token) carried.set('confirmation_token', token);
  return carried.size > 0 ? `?${carried}` : '';
}
