import { parseWithZod } from '@conform-to/zod/v4';
import { signing } from '~/api/signing.server';
import { withFlash } from '~/request/flash';
import { type AskedSigning, failed, refused, refusedFor } from './answer.server';
import { nextPath, signaturesPath } from './open-signing.server';
import { signPaperSchema } from './paper-form';
import { papers, paperTitle } from './papers.server';

/** Signs a document online, in place (SIGN-06): the one that was shown, and only once. */
export async function signPaper(opened: AskedSigning, form: FormData) {
  const { visit, signer, asked } = opened;
  const t = visit.t('signatures');
  const paper = (await papers(opened, asked)).find(({ id }) => id === form.get('paper'));
  if (paper?.way !== 'online') return refusedFor(opened, 'signPaper', form, t('agreements.gone'));
  // A second click finds it signed.
  if (paper.signed) return visit.redirect(signaturesPath(signer), 303);
  if (form.get('seal') !== paper.seal) return refusedFor(opened, 'signPaper', form, t('agreements.changed'));
  const submission = parseWithZod(form, { schema: signPaperSchema });
  if (submission.status !== 'success') return refused('signPaper', submission);

  const link = { unsignedId: paper.id, signedId: paper.id };
  const answer = await signing.linkSignedCopy(visit.api, signer, link);
  if (!answer.ok) {
    return failed(opened, 'signPaper', answer.error, { form, title: t('agreements.signFailed') });
  }
  const text = t('agreements.signed', { name: paperTitle(opened, paper) });
  await visit.change((session) => withFlash(session, { tone: 'success', text }));
  return visit.redirect(nextPath(signer, answer.data), 303);
}
