/** Address of the login page that leads back to `returnTo` (SHELL-07), with its `confirmation_token`; `expired` tells of a lost session. */
export function loginPath(returnTo: string, { expired = false } = {}): string {
  const query = new URLSearchParams({ redirectTo: returnTo });
  const token = new URL(returnTo, 'http://portal.invalid').searchParams.get('confirmation_token');
  if (token) query.set('confirmation_token', token);
  if (expired) query.set('expired', '1');
  return `/login?${query}`;
}
