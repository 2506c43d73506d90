import { signing } from '~/api/signing.server';
import type { SubmittedForm, TaskInput } from '~/dashboard/tab-tasks.server';
import { type Outcome, refused, task } from '~/forms/run-task.server';
import { SIGN_PAPER_FORM, signingAddresses } from './addresses';
import { signPaperSchema, VERSION_FIELD } from './consents';
import { type LoadedSigning, nextPath, nothingRequested } from './load-signing.server';
import { papers, paperTitle, type VersionedPaper } from './papers.server';
import type { SigningPage } from './signing-view.server';

/** SIGN-06 */
export const signPaperTask = {
  show: ({ request, papers }: SigningPage, id: string) => {
    const paper = papers.find((each) => each.id === id);
    if (paper?.way !== 'online' || !paper.open) return null;
    const title = request.t('signatures')('agreements.signTitle', { name: paper.title });
    return { title, form: SIGN_PAPER_FORM, paper };
  },
  change: async (input: TaskInput<LoadedSigning>) => {
    const { request, signer, id } = input;
    const t = request.t('signatures');
    const paper = (await papers(input)).find((each) => each.id === id);
    return task({
      form: SIGN_PAPER_FORM,
      refusal: input.requested ? refusalOf(input, paper) : nothingRequested(input),
      schema: signPaperSchema,
      hidden: Object.keys(signPaperSchema.shape),
      call: () => signing.linkSignedCopy(request.api, signer, { unsignedId: id, signedId: id }),
      words: {
        failed: t('agreements.signFailed'),
        done: t('agreements.signed', { name: paper ? paperTitle(input, paper) : '' }),
      },
      next: (requirements) => nextPath(signer, requirements),
    });
  },
};

function refusalOf(
  { request, signer, typed }: LoadedSigning & SubmittedForm,
  paper: VersionedPaper | undefined,
): Outcome<never> | null {
  const t = request.t('signatures');
  if (paper?.way !== 'online') return refused(409, t('agreements.gone'));
  if (paper.signed)
    return { kind: 'elsewhere', to: signingAddresses.path(signer.applicationId), flash: null };
  return typed[VERSION_FIELD] === paper.version ? null : refused(409, t('agreements.changed'));
}
