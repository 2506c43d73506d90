import { parseWithZod } from '@conform-to/zod/v4';
import { signing } from '~/api/signing.server';
import { answerOnceIn } from '~/forms/once.server';
import { type AskedSigning, failed, refused, refusedFor } from './answer.server';
import { signedPath } from './open-signing.server';
import { termsSchema } from './terms';

/**
 * Accepts the terms (SIGN-02): only what was shown, only after every other step, and only once. Who has signed is led on as if this
 * had been the first click.
 */
export async function sign(opened: AskedSigning, form: FormData) {
  const { visit, signer, asked } = opened;
  const t = visit.t('signatures');
  const terms = asked.signing.steps.find(({ name }) => name === 'terms');
  if (terms?.state === 'done') return visit.redirect(signedPath(signer), 303);
  if (terms?.state !== 'open') return refusedFor(opened, 'sign', form, t('terms.lockedError'));
  if (form.get('seal') !== asked.seal) return refusedFor(opened, 'sign', form, t('terms.changed'));
  const submission = parseWithZod(form, { schema: termsSchema });
  if (submission.status !== 'success') return refused('sign', submission);

  return answerOnceIn(visit, `sign ${signer.applicationId} ${signer.signatoryId}`, async () => {
    const answer = await signing.acceptTerms(visit.api, signer, submission.value);
    if (!answer.ok) return failed(opened, 'sign', answer.error, { form, title: t('terms.failed') });
    return visit.redirect(signedPath(signer), 303);
  });
}
