import { signing } from '~/api/signing.server';
import type { SentForm } from '~/dashboard/tab-tasks.server';
import { type Outcome, refused, task } from '~/forms/run-task.server';
import { TERMS_FORM } from './addresses';
import { termsSchema, VERSION } from './consents';
import { nothingRequested, type OpenSigning, signedPath } from './open-signing.server';

/** SIGN-02 */
export function termsTask(on: OpenSigning & SentForm) {
  const { request, signer } = on;
  return task({
    form: TERMS_FORM,
    refusal: refusalOf(on),
    schema: termsSchema,
    hidden: Object.keys(termsSchema.shape),
    call: (accepted) => signing.acceptTerms(request.api, signer, accepted),
    words: { failed: request.t('signatures')('terms.failed') },
    next: signedPath(signer),
  });
}

function refusalOf(on: OpenSigning & SentForm): Outcome<never> | null {
  const { request, signer, asked, typed } = on;
  if (asked === null) return nothingRequested(on);
  const t = request.t('signatures');
  const terms = asked.signing.steps.find(({ name }) => name === 'terms');
  if (terms?.state === 'done') return { kind: 'elsewhere', to: signedPath(signer), flash: null };
  if (terms?.state !== 'open') return refused(409, t('terms.lockedError'));
  return typed[VERSION] === asked.version ? null : refused(409, t('terms.changed'));
}
