import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { withFlash } from '~/request/flash';
import { taskPath } from './task';

/** Back to the tab, which says what was done. */
export function done(
  inHand: ApplicationInHand,
  what: 'add' | 'save' | 'remove',
  name: string,
): Promise<Response> {
  return backToTab(inHand, inHand.visit.t('representatives')(`done.${what}`, { name }));
}

/** Back to the tab, with a word of success. */
export async function backToTab({ visit, application }: ApplicationInHand, text: string): Promise<Response> {
  await visit.change((session) => withFlash(session, { tone: 'success', text }));
  return visit.redirect(taskPath(application.applicationId), 303);
}

/** Back to the tab, which says why nothing was done. */
export async function sendBack(
  { visit, application }: ApplicationInHand,
  why: 'gone' | 'notAllowed',
): Promise<Response> {
  const text = visit.t('representatives')(`done.${why}`);
  await visit.change((session) => withFlash(session, { tone: 'error', text }));
  return visit.redirect(taskPath(application.applicationId), 303);
}
