import { signing } from '~/api/signing.server';
import type { SentForm } from '~/dashboard/tab-tasks.server';
import { acceptOf, kindLabel } from '~/domain/file-kinds';
import { formatMegabytes } from '~/domain/file-size';
import { type Outcome, refused, task } from '~/forms/run-task.server';
import { uploadLimits } from '~/forms/upload-limits.server';
import { SIGN_PAPER_FORM, signingAddresses, UPLOAD_PAPER_FORM } from './addresses';
import { signPaperSchema, VERSION } from './consents';
import { nextPath, nothingAsked, type OpenSigning } from './open-signing.server';
import { papers, paperTitle, type VersionedPaper } from './papers.server';
import type { PaperView } from './signing-view.server';

/** The tab as it is opened, with the papers to be signed. */
export type SigningPage = OpenSigning & { readonly papers: readonly PaperView[] };

/** Signs a document online, in place (SIGN-06): the version that was shown, and only once. */
export const signPaperTask = {
  show: ({ visit, papers }: SigningPage, id: string) => {
    const paper = papers.find((each) => each.id === id);
    if (paper?.way !== 'online' || !paper.open) return null;
    const title = visit.t('signatures')('agreements.signTitle', { name: paper.title });
    return { title, form: SIGN_PAPER_FORM, paper };
  },
  change: async (on: OpenSigning & SentForm & { id: string }) => {
    const { visit, signer, id } = on;
    const t = visit.t('signatures');
    const paper = (await papers(on)).find((each) => each.id === id);
    return task({
      form: SIGN_PAPER_FORM,
      refusal: on.asked ? refusalOf(on, paper) : nothingAsked(on),
      schema: signPaperSchema,
      hidden: Object.keys(signPaperSchema.shape),
      call: () => signing.linkSignedCopy(visit.api, signer, { unsignedId: id, signedId: id }),
      words: {
        failed: t('agreements.signFailed'),
        done: t('agreements.signed', { name: paper ? paperTitle(on, paper) : '' }),
      },
      next: (requirements) => nextPath(signer, requirements),
    });
  },
};

/** Takes in the signed copy of a paper (SIGN-06). */
export const uploadPaperTask = {
  show: ({ visit, papers }: SigningPage, id: string) => {
    const paper = papers.find((each) => each.id === id);
    if (paper?.way !== 'paper' || !(paper.open || paper.replaceable)) return null;
    const { kinds, maxBytes } = uploadLimits(visit);
    const allowed = kinds.filter((each) => !paper.onlyPdf || each === 'application/pdf');
    return {
      title: visit.t('signatures')('agreements.uploadTitle', { name: paper.title }),
      form: UPLOAD_PAPER_FORM,
      /** For the file input: in its own terms and in words. */
      accept: acceptOf(allowed),
      kinds: allowed.map(kindLabel).join(', '),
      maxSize: formatMegabytes(maxBytes, visit.language),
    };
  },
};

function refusalOf(
  { visit, signer, typed }: OpenSigning & SentForm,
  paper: VersionedPaper | undefined,
): Outcome<never> | null {
  const t = visit.t('signatures');
  if (paper?.way !== 'online') return refused(409, t('agreements.gone'));
  // A second click finds it signed.
  if (paper.signed)
    return { kind: 'elsewhere', to: signingAddresses.path(signer.applicationId), flash: null };
  return typed[VERSION] === paper.version ? null : refused(409, t('agreements.changed'));
}
