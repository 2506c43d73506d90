import { withFlash } from './flash';
import type { Visit } from './visit.server';

/**
 * What the user was sending from this page when their session ended, once they are back (HTTP-03): given once, with a message that it still
 * has to be sent.
 */
export async function typedFormHere(visit: Visit): Promise<Record<string, string> | null> {
  const { typedForm, user } = visit.session;
  if (typedForm === null || user === null || typedForm.address !== visit.here) return null;
  const text = visit.t('account')('loggedOut.typedAgain');
  await visit.change((session) => withFlash({ ...session, typedForm: null }, { tone: 'info', text }));
  return typedForm.values;
}
