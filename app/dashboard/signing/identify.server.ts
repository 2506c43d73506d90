import { signing } from '~/api/signing.server';
import type { UserVisit } from '~/request/guards.server';
import { type AskedSigning, failed, refusedFor } from './answer.server';
import { signaturesPath } from './open-signing.server';
import { canIdentify, identityOf } from './rules/signing-identity';

/** Begins an identification, or begins it again (SIGN-05), and leads to the provider's page. */
export async function identify(opened: AskedSigning, form: FormData) {
  const { visit, signer, asked } = opened;
  const t = visit.t('signatures');
  const { identity } = asked.signing;
  // A second click, or another tab: it is under way already.
  if (identity.kind === 'busy' && identity.page !== null) return leave(opened, identity.page);
  if (identity.kind === 'fraud') return refusedFor(opened, 'identify', form, t('identity.fraud'));
  if (!canIdentify(identity)) return refusedFor(opened, 'identify', form, t('identity.notNow'));

  const answer = await signing.startIdentification(visit.api, signer);
  const title = t('identity.failedStart');
  if (!answer.ok) return failed(opened, 'identify', answer.error, { form, title });
  const begun = identityOf(answer.data);
  if (begun.kind === 'busy' && begun.page !== null) return leave(opened, begun.page);
  const reason = visit.t('errors')('err_application_signatory_no_ident_url');
  return refusedFor(opened, 'identify', form, `${title} ${reason}`);
}

/**
 * Leads to the provider's page. A form may not be led to a foreign site by the portal's own policy, so without scripts the portal's page
 * leads there in its place.
 */
function leave({ visit, signer }: AskedSigning, page: string): Response {
  return visit.redirect(visit.wantsPage ? `${signaturesPath(signer)}?${LEAVE}` : page, 303);
}

const LEAVE = 'leave';

/** Where a page that was asked to leads on to by itself: the provider's page, while an identification is open. */
export function leadsTo({ url }: UserVisit, { signing: { identity } }: AskedSigning['asked']): string | null {
  return url.searchParams.has(LEAVE) && identity.kind === 'busy' ? identity.page : null;
}
