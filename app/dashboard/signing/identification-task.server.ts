import { signing } from '~/api/signing.server';
import { done, type Outcome, refused, task } from '~/forms/run-task.server';
import { joinWords } from '~/i18n/words';
import { IDENTIFICATION_FORM, signingAddresses } from './addresses';
import { type Asked, nothingAsked, type OpenSigning } from './open-signing.server';
import { canIdentify, identityOf, isWithLender, providerPage } from './rules/signing-identity';

/** Begins an identification, or begins it again (SIGN-05), and leads to the provider's page; one by hand has none (D-27). */
export function identificationTask(on: OpenSigning) {
  const { visit, signer, asked } = on;
  const failed = visit.t('signatures')('identity.failedStart');
  return task({
    form: IDENTIFICATION_FORM,
    refusal: asked ? refusalOf(on, asked) : nothingAsked(on),
    call: async () => {
      const answer = await signing.startIdentification(visit.api, signer);
      if (!answer.ok) return answer;
      const identity = identityOf(answer.data);
      const page = providerPage(identity);
      if (page !== null || isWithLender(identity)) return done(page);
      const reason = visit.t('errors')('err_application_signatory_no_ident_url');
      return refused(409, joinWords([failed, reason]));
    },
    words: { failed },
    next: (page) => (page === null ? signingAddresses.path(signer.applicationId) : pathTo(page, on)),
  });
}

function refusalOf(on: OpenSigning, { signing: { identity } }: Asked): Outcome<never> | null {
  const t = on.visit.t('signatures');
  const page = providerPage(identity);
  // A second click, or another tab: it is under way already.
  if (page !== null) return { kind: 'elsewhere', to: pathTo(page, on), flash: null };
  if (isWithLender(identity)) {
    return { kind: 'elsewhere', to: signingAddresses.path(on.signer.applicationId), flash: null };
  }
  if (identity.kind === 'fraud') return refused(409, t('identity.fraud'));
  return canIdentify(identity) ? null : refused(409, t('identity.notNow'));
}

/** Marks the tab's address where it shall lead on to the provider's page. */
const LEAVE = 'leave';

/** The way to the provider's page. The portal's policy forbids forms that lead to foreign sites: without scripts a page of ours leads there. */
function pathTo(page: string, { visit, signer }: OpenSigning): string {
  return visit.wantsPage ? `${signingAddresses.path(signer.applicationId)}?${LEAVE}` : page;
}

/** The provider's page, where the tab shall lead on to it by itself: while an identification is open. */
export function refreshTo({ visit, asked }: OpenSigning): string | null {
  return asked && visit.url.searchParams.has(LEAVE) ? providerPage(asked.signing.identity) : null;
}
