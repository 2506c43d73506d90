import { safeReturnPath } from '~/request/return-path';

/** A part of the portal somebody can be told they will land in after login. */
export type Destination = 'application' | 'applications' | 'settings' | 'newApplication';

const LIST = '/dashboard/applications';

/** The part of the portal that was asked for before login; null when none was, or none that has a name. */
export function destinationOf(query: URLSearchParams): Destination | null {
  const [path = ''] = (safeReturnPath(query.get('redirectTo')) ?? '').split(/[?#]/);
  if (path.startsWith(`${LIST}/`)) return 'application';
  if (path === LIST || path === '/dashboard') return 'applications';
  if (path === '/dashboard/settings') return 'settings';
  return path.startsWith('/application/') ? 'newApplication' : null;
}
