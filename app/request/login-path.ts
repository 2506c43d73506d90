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
