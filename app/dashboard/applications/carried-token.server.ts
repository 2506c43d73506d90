import { confirmEmail } from '~/account/email-confirmation/email-confirmation.server';
import { withFlash } from '~/request/flash';
import type { UserVisit } from '~/request/guards.server';
import { explain, flashProblem, withTitle } from '~/request/problem.server';

const FAILED = ['confirmation', 'failed'] as const;

/**
 * LIST-04. Logged-in users only, because mail scanners open links.
 * @throws a redirect to the list
 */
export async function confirmCarriedToken(visit: UserVisit): Promise<void> {
  const query = new URLSearchParams(visit.facts.url.search);
  const token = query.get('confirmation_token');
  if (!token) return;
  query.delete('confirmation_token');
  query.delete('email_confirm_required');

  const confirmation = await confirmEmail(visit, token);
  if (confirmation.outcome === 'failed') {
    const explanation = explain(visit, confirmation.error);
    // A broken link does no harm once the address is confirmed.
    const isMissed = !visit.user.emailVerified;
    if (isMissed) query.set(...FAILED);
    const failed = visit.t('account')('confirmEmail.failed');
    await flashProblem(visit, isMissed ? withTitle(failed, explanation) : explanation);
  } else {
    const confirmed = confirmation.outcome === 'confirmed';
    const text = confirmed
      ? visit.t('account')('confirmEmail.confirmed')
      : visit.t('errors')('err_email_already_confirmed');
    await visit.session.change((session) => withFlash(session, { tone: 'success', text }));
  }
  const rest = query.toString();
  throw visit.redirect(visit.facts.url.pathname + (rest && `?${rest}`));
}

export function confirmationFailed({ facts: { url } }: UserVisit): boolean {
  const [name, value] = FAILED;
  return url.searchParams.get(name) === value;
}
