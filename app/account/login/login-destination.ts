import { safeReturnPath } from '~/request/return-path';

export type Destination = 'application' | 'applications' | 'settings' | 'newApplication';

const LIST = '/dashboard/applications';

export function destinationOf(query: URLSearchParams): Destination | null {
  const [path = ''] = (safeReturnPath(query.get('redirectTo')) ?? '').split(/[?#]/);
  if (path.startsWith(`${LIST}/`)) return 'application';
  if (path === LIST || path === '/dashboard') return 'applications';
  if (path === '/dashboard/settings') return 'settings';
  return path.startsWith('/application/') ? 'newApplication' : null;
}
