import { withFlash } from './flash';
import type { Visit } from './visit.server';

/**
 * What was typed into a form of this page and could not be sent: given once. Whoever comes back from a new login is told that it still has to be
 * sent (HTTP-03).
 */
export async function typedFormHere(
  visit: Visit,
): Promise<{ form: string; values: Record<string, string> } | null> {
  const { typedForm } = visit.session;
  if (typedForm?.address !== visit.here) return null;
  const text = visit.t('account')('loggedOut.typedAgain');
  await visit.change((session) => {
    const given = { ...session, typedForm: null };
    return typedForm.tells ? withFlash(given, { tone: 'info', text }) : given;
  });
  return { form: typedForm.form, values: typedForm.values };
}
