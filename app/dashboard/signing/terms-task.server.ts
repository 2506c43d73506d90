import { signing } from '~/api/signing.server';
import type { SubmittedForm } from '~/dashboard/tab-tasks.server';
import { type Outcome, refused, task } from '~/forms/run-task.server';
import { TERMS_FORM } from './addresses';
import { termsSchema, VERSION_FIELD } from './consents';
import { type LoadedSigning, nothingRequested, signedPath } from './load-signing.server';

/** SIGN-02 */
export function termsTask(input: LoadedSigning & SubmittedForm) {
  const { request, signer } = input;
  return task({
    form: TERMS_FORM,
    refusal: refusalOf(input),
    schema: termsSchema,
    hidden: Object.keys(termsSchema.shape),
    call: (accepted) => signing.acceptTerms(request.api, signer, accepted),
    words: { failed: request.t('signatures')('terms.failed') },
    next: signedPath(signer),
  });
}

function refusalOf(input: LoadedSigning & SubmittedForm): Outcome<never> | null {
  const { request, signer, requested, typed } = input;
  if (requested === null) return nothingRequested(input);
  const t = request.t('signatures');
  const terms = requested.signing.steps.find(({ name }) => name === 'terms');
  if (terms?.state === 'done') return { kind: 'elsewhere', to: signedPath(signer), flash: null };
  if (terms?.state !== 'open') return refused(409, t('terms.lockedError'));
  return typed[VERSION_FIELD] === requested.version ? null : refused(409, t('terms.changed'));
}
