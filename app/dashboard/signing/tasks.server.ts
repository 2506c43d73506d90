import { signing } from '~/api/signing.server';
import type { LoadedTask, SubmittedForm, TaskInput } from '~/dashboard/tab-tasks.server';
import { createRefusal, defineTask, type TaskOutcome } from '~/forms/run-task.server';
import { SIGNED_VERSION_FIELD, signPaperSchema, termsSchema } from './consents';
import { createIdentificationTask } from './identification-task.server';
import {
  createNotRequestedRefusal,
  isPaperSigned,
  type LoadedSigning,
  loadSigning,
  pathAfterSigning,
  pathAfterStep,
  verifyRequirements,
} from './load-signing.server';
import { listVersionedPapers, translatePaperTitle, type VersionedPaper } from './papers.server';
import { areTermsAccepted } from './rules/signing-steps';
import type { SigningPage } from './signing-view.server';
import { createTaxNumberTask } from './tax-number-task.server';
import { uploadPaperTask } from './upload-paper-task.server';
import {
  IDENTIFICATION_FORM_ID,
  SIGN_PAPER_FORM_ID,
  signingTaskUrls,
  TAX_NUMBER_FORM_ID,
  TERMS_FORM_ID,
} from './urls';

export const signingTab = {
  addresses: signingTaskUrls,
  load: loadSigning,
  takesFiles: true,
  tasks: { signPaper: { show: showPaper, change: signPaper }, uploadPaper: uploadPaperTask },
  intents: {
    [TAX_NUMBER_FORM_ID]: createTaxNumberTask,
    [IDENTIFICATION_FORM_ID]: createIdentificationTask,
    [TERMS_FORM_ID]: termsTask,
  },
};

export type SigningTaskView = LoadedTask<typeof signingTab.tasks>;

function showPaper({ request, papers }: SigningPage, id: string) {
  const paper = papers.find((each) => each.id === id);
  if (paper?.method !== 'online' || !paper.isOpen) return null;
  const title = request.t('signatures')('agreements.signTitle', { name: paper.title });
  return { title, form: SIGN_PAPER_FORM_ID, paper };
}

async function signPaper(input: TaskInput<LoadedSigning>) {
  const { request, signer, id } = input;
  const t = request.t('signatures');
  const paper = (await listVersionedPapers(input)).find((each) => each.id === id);
  return defineTask({
    form: SIGN_PAPER_FORM_ID,
    refusal: input.requestedSigning ? paperRefusal(input, paper) : createNotRequestedRefusal(input),
    schema: signPaperSchema,
    hiddenFields: Object.keys(signPaperSchema.shape),
    call: () => signing.linkSignedCopy(request.api, signer, { unsignedId: id, signedId: id }),
    verify: () => verifyRequirements(input, (requirements) => isPaperSigned(requirements, id)),
    messages: {
      failed: t('agreements.signFailed'),
      done: t('agreements.signed', { name: paper ? translatePaperTitle(input, paper) : '' }),
    },
    nextPath: (requirements) => pathAfterStep(signer, requirements),
  });
}

function paperRefusal(
  { request, signer, typed }: LoadedSigning & SubmittedForm,
  paper: VersionedPaper | undefined,
): TaskOutcome<never> | null {
  const t = request.t('signatures');
  if (paper?.method !== 'online') return createRefusal(409, t('agreements.gone'));
  if (paper.isSigned)
    return { kind: 'elsewhere', path: signingTaskUrls.path(signer.applicationId), flash: null };
  return typed[SIGNED_VERSION_FIELD] === paper.version ? null : createRefusal(409, t('agreements.changed'));
}

function termsTask(input: LoadedSigning & SubmittedForm) {
  const { request, signer } = input;
  return defineTask({
    form: TERMS_FORM_ID,
    refusal: termsRefusal(input),
    schema: termsSchema,
    hiddenFields: Object.keys(termsSchema.shape),
    call: (acceptedTerms) => signing.acceptTerms(request.api, signer, acceptedTerms),
    verify: () => verifyRequirements(input, areTermsAccepted),
    messages: { failed: request.t('signatures')('terms.failed') },
    nextPath: pathAfterSigning(signer),
  });
}

function termsRefusal(input: LoadedSigning & SubmittedForm): TaskOutcome<never> | null {
  const { request, signer, requestedSigning, typed } = input;
  if (requestedSigning === null) return createNotRequestedRefusal(input);
  const t = request.t('signatures');
  const terms = requestedSigning.signing.steps.find(({ name }) => name === 'terms');
  if (terms?.state === 'done') return { kind: 'elsewhere', path: pathAfterSigning(signer), flash: null };
  if (terms?.state !== 'open') return createRefusal(409, t('terms.lockedError'));
  return typed[SIGNED_VERSION_FIELD] === requestedSigning.version
    ? null
    : createRefusal(409, t('terms.changed'));
}
