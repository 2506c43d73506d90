import { confirmEmail } from '~/account/email-confirmation/email-confirmation.server';
import type { UserRequest } from '~/request/guards.server';
import { addTitle, explainError, flashProblem } from '~/request/problem.server';
import { addFlashMessage } from '~/request/session.server';

const FAILED_QUERY = ['confirmation', 'failed'] as const;

/** LIST-04. Logged-in users only, because mail scanners open links. @throws redirect to the list */
export async function confirmEmailByToken(request: UserRequest): Promise<void> {
  const query = new URLSearchParams(request.facts.url.search);
  const token = query.get('confirmation_token');
  if (!token) return;
  query.delete('confirmation_token');
  query.delete('email_confirm_required');

  const confirmation = await confirmEmail(request, token);
  if (confirmation.outcome === 'failed') {
    const explanation = explainError(request, confirmation.error);
    const isStillUnconfirmed = !request.user.emailVerified;
    if (isStillUnconfirmed) query.set(...FAILED_QUERY);
    const failureText = request.t('account')('confirmEmail.failed');
    await flashProblem(request, isStillUnconfirmed ? addTitle(failureText, explanation) : explanation);
  } else {
    const confirmed = confirmation.outcome === 'confirmed';
    const text = confirmed
      ? request.t('account')('confirmEmail.confirmed')
      : request.t('errors')('err_email_already_confirmed');
    await request.session.change((session) => addFlashMessage(session, { tone: 'success', text }));
  }
  const remainingQuery = query.toString();
  throw request.redirect(request.facts.url.pathname + (remainingQuery && `?${remainingQuery}`));
}

export function hasConfirmationFailed({ facts: { url } }: UserRequest): boolean {
  const [name, value] = FAILED_QUERY;
  return url.searchParams.get(name) === value;
}
