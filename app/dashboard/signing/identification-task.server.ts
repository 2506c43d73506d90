import { signing } from '~/api/signing.server';
import { done, type Outcome, refused, task } from '~/forms/run-task.server';
import { joinTexts } from '~/i18n/translated-text';
import { IDENTIFICATION_FORM, signingAddresses } from './addresses';
import { type Asked, nothingRequested, type OpenSigning } from './open-signing.server';
import { canIdentify, identityOf, isWithLender, providerPage } from './rules/signing-identity';

/** SIGN-05. Manual identification has no page (D-27). */
export function identificationTask(on: OpenSigning) {
  const { request, signer, asked } = on;
  const failed = request.t('signatures')('identity.failedStart');
  return task({
    form: IDENTIFICATION_FORM,
    refusal: asked ? refusalOf(on, asked) : nothingRequested(on),
    call: async () => {
      const answer = await signing.startIdentification(request.api, signer);
      if (!answer.ok) return answer;
      const identity = identityOf(answer.data);
      const page = providerPage(identity);
      if (page !== null || isWithLender(identity)) return done(page);
      const reason = request.t('errors')('err_application_signatory_no_ident_url');
      return refused(409, joinTexts([failed, reason]));
    },
    words: { failed },
    next: (page) => (page === null ? signingAddresses.path(signer.applicationId) : pathTo(page, on)),
  });
}

function refusalOf(on: OpenSigning, { signing: { identity } }: Asked): Outcome<never> | null {
  const t = on.request.t('signatures');
  const page = providerPage(identity);
  if (page !== null) return { kind: 'elsewhere', to: pathTo(page, on), flash: null };
  if (isWithLender(identity)) {
    return { kind: 'elsewhere', to: signingAddresses.path(on.signer.applicationId), flash: null };
  }
  if (identity.kind === 'fraud') return refused(409, t('identity.fraud'));
  return canIdentify(identity) ? null : refused(409, t('identity.notNow'));
}

const LEAVE = 'leave';

/** The security policy forbids form redirects to other sites, so without scripts an intermediate page redirects. */
function pathTo(page: string, { request, signer }: OpenSigning): string {
  return request.facts.acceptsHtml ? `${signingAddresses.path(signer.applicationId)}?${LEAVE}` : page;
}

export function refreshTo({ request, asked }: OpenSigning): string | null {
  return asked && request.facts.url.searchParams.has(LEAVE) ? providerPage(asked.signing.identity) : null;
}
