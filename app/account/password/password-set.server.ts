import { randomUUID } from 'node:crypto';
import { carriedQuery } from '~/request/login-path';
import type { Visit } from '~/request/visit.server';

/** Marks the address at which a password was set as the page that says so. */
const DONE = 'done';

/** What follows a password that is set by the link of a mail: the same address says so, to this visitor alone (ACC-07, ACC-08). */
export function onPasswordSet(visit: Visit) {
  const { pathname, searchParams } = visit.url;
  const query = new URLSearchParams(carriedQuery(searchParams));
  query.set(DONE, '');
  return {
    remember: () => {
      const mailLink = { id: randomUUID(), solvedAt: Date.now() };
      return visit.change((session) => ({ ...session, passwordSetAt: pathname, mailLink }));
    },
    next: `${pathname}?${query}`,
  };
}

/** Whether this visit asks for the page that says so. @throws Response that leads to the form, where the visitor has set no password */
export function saysPasswordSet(visit: Visit): boolean {
  const { pathname, searchParams } = visit.url;
  if (!searchParams.has(DONE)) return false;
  if (visit.sessionOrNull?.passwordSetAt !== pathname) {
    throw visit.redirect(pathname + carriedQuery(searchParams));
  }
  return true;
}
