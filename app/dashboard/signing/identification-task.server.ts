import { mayHaveSucceeded } from '~/api/result';
import { signing } from '~/api/signing.server';
import { createRefusal, createSuccess, defineTask, type TaskOutcome } from '~/forms/run-task.server';
import { joinTexts } from '~/i18n/translated-text';
import { createNotRequestedRefusal, type LoadedSigning, type RequestedSigning } from './load-signing.server';
import { canIdentify, identityStateOf, isWithLender, providerPageOf } from './rules/signing-identity';
import { IDENTIFICATION_FORM_ID, signingTaskUrls } from './urls';

/** SIGN-05. Manual identification has no page (D-27). */
export function createIdentificationTask(input: LoadedSigning) {
  const { request, signer, requestedSigning } = input;
  const failureText = request.t('signatures')('identity.failedStart');
  return defineTask({
    form: IDENTIFICATION_FORM_ID,
    refusal: requestedSigning ? refusalOf(input, requestedSigning) : createNotRequestedRefusal(input),
    call: async () => {
      const started = await signing.startIdentification(request.api, signer);
      let requirements = started.ok ? started.data : null;
      if (requirements === null) {
        if (!started.ok && !mayHaveSucceeded(started.error)) return started;
        const result = await signing.requirements(request.api, signer);
        if (!result.ok) return started.ok ? result : started;
        requirements = result.data;
      }
      const identity = identityStateOf(requirements);
      const page = providerPageOf(identity);
      if (page !== null || isWithLender(identity)) return createSuccess(page);
      if (!started.ok) return started;
      const reason = request.t('errors')('err_application_signatory_no_ident_url');
      return createRefusal(409, joinTexts([failureText, reason]));
    },
    messages: { failed: failureText },
    nextPath: (page) => (page === null ? signingTaskUrls.path(signer.applicationId) : pathTo(page, input)),
  });
}

function refusalOf(
  input: LoadedSigning,
  { signing: { identity } }: RequestedSigning,
): TaskOutcome<never> | null {
  const t = input.request.t('signatures');
  const page = providerPageOf(identity);
  if (page !== null) return { kind: 'elsewhere', path: pathTo(page, input), flash: null };
  if (isWithLender(identity)) {
    return { kind: 'elsewhere', path: signingTaskUrls.path(input.signer.applicationId), flash: null };
  }
  if (identity.kind === 'fraud') return createRefusal(409, t('identity.fraud'));
  return canIdentify(identity) ? null : createRefusal(409, t('identity.notNow'));
}

const LEAVE_INTENT = 'leave';

/** The security policy forbids form redirects to other sites. Without scripts, the signatures page redirects. */
function pathTo(page: string, { request, signer }: LoadedSigning): string {
  return request.facts.acceptsHtml ? `${signingTaskUrls.path(signer.applicationId)}?${LEAVE_INTENT}` : page;
}

export function findRefreshTarget({ request, requestedSigning }: LoadedSigning): string | null {
  return requestedSigning && request.facts.url.searchParams.has(LEAVE_INTENT)
    ? providerPageOf(requestedSigning.signing.identity)
    : null;
}
