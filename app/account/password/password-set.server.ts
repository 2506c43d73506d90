import { randomUUID } from 'node:crypto';
import { loginContextQuery } from '~/request/login-path';
import type { PortalRequest } from '~/request/portal-request';

const DONE_PARAM = 'done';

/** ACC-07, ACC-08. Only this visitor's session can see the confirmation. */
export function preparePasswordSetPage(request: PortalRequest) {
  const { pathname, searchParams } = request.facts.url;
  const query = new URLSearchParams(loginContextQuery(searchParams));
  query.set(DONE_PARAM, '');
  return {
    remember: () => {
      const mailLink = { id: randomUUID(), solvedAt: Date.now() };
      return request.session.change((session) => ({ ...session, passwordSetAt: pathname, mailLink }));
    },
    nextPath: `${pathname}?${query}`,
  };
}

export function isPasswordSetPage(request: PortalRequest): boolean {
  const { pathname, searchParams } = request.facts.url;
  if (!searchParams.has(DONE_PARAM)) return false;
  if (request.session.dataOrNull?.passwordSetAt !== pathname) {
    throw request.redirect(pathname + loginContextQuery(searchParams));
  }
  return true;
}
