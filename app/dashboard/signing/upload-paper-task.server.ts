import { mayHaveSucceeded } from '~/api/result';
import { signing } from '~/api/signing.server';
import { readSentFile, storeDocument } from '~/dashboard/documents/upload/receive-document.server';
import { GUARANTOR_CONTRACT_FILE } from '~/dashboard/rules/file-path';
import type { TaskInput } from '~/dashboard/tab-tasks.server';
import { toAcceptAttribute } from '~/domain/file-kinds';
import { formatUploadLimits } from '~/domain/file-size';
import { createSuccess, defineTask, type TaskOutcome } from '~/forms/run-task.server';
import { uploadLimitsOf } from '~/forms/upload-limits.server';
import type { TranslatedText } from '~/i18n/translated-text';
import {
  createNotRequestedRefusal,
  isPaperSigned,
  type LoadedSigning,
  pathAfterStep,
  verifyRequirements,
} from './load-signing.server';
import { listVersionedPapers, translatePaperTitle, type VersionedPaper } from './papers.server';
import { paperPermissionsOf } from './rules/signing-papers';
import type { SigningPage } from './signing-view.server';
import { UPLOAD_PAPER_FORM_ID } from './urls';

export const uploadPaperTask = {
  show: ({ request, papers }: SigningPage, id: string) => {
    const paper = papers.find((each) => each.id === id);
    if (paper?.method !== 'paper' || !(paper.isOpen || paper.isReplaceable)) return null;
    const { kinds, maxBytes } = uploadLimitsOf(request);
    const allowed = kinds.filter((each) => !paper.onlyPdf || each === 'application/pdf');
    return {
      title: request.t('signatures')('agreements.uploadTitle', { name: paper.title }),
      form: UPLOAD_PAPER_FORM_ID,
      accept: toAcceptAttribute(allowed),
      ...formatUploadLimits({ kinds: allowed, maxBytes }, request.facts.language),
    };
  },
  change: async (input: Input) => {
    const { request, signer, id } = input;
    const t = request.t('signatures');
    const paper = (await listVersionedPapers(input)).find((each) => each.id === id);
    return defineTask({
      form: UPLOAD_PAPER_FORM_ID,
      refusal: input.requestedSigning ? refusalOf(input, paper) : createNotRequestedRefusal(input),
      fields: ['file'],
      call: async () => {
        const outcome = await storeSignedPaper(input, paper);
        if (!outcome.ok) {
          const { status, messages, problem } = outcome;
          const isOther = problem === 'typeNotAllowed' || problem === 'contentDiffers';
          return refusedFile(status, paper?.onlyPdf && isOther ? [t('agreements.onlyPdf')] : messages);
        }
        const link = { unsignedId: id, signedId: outcome.document.document_id };
        if (id !== GUARANTOR_CONTRACT_FILE) {
          const linked = await signing.linkSignedCopy(request.api, signer, link);
          if (linked.ok || !mayHaveSucceeded(linked.error)) return linked;
          const result = await verifyRequirements(input, (found) => isPaperSigned(found, id));
          return result.ok && result.data ? createSuccess(result.data) : linked;
        }
        const requirements = await signing.requirements(request.api, signer);
        return createSuccess(requirements.ok ? requirements.data : null);
      },
      messages: {
        failed: t('agreements.linkFailed'),
        done: t('agreements.uploaded', { name: paper ? translatePaperTitle(input, paper) : '' }),
      },
      nextPath: (requirements) => pathAfterStep(signer, requirements),
    });
  },
};

type Input = TaskInput<LoadedSigning>;

const COPY_OF_GUARANTOR_CONTRACT = 'signed_guarantor_contract';

function storeSignedPaper(input: Input, paper: VersionedPaper | undefined) {
  const { signer, id } = input;
  return storeDocument(input, {
    ...readSentFile(input),
    type: id === GUARANTOR_CONTRACT_FILE ? COPY_OF_GUARANTOR_CONTRACT : (paper?.type ?? ''),
    onlyKind: paper?.onlyPdf ? 'application/pdf' : undefined,
    asOfDate: '',
    isAsOfDateRequired: false,
    signatoryId: signer.signatoryId,
  });
}

function refusalOf(
  { request, requestedSigning, application }: Input,
  paper: VersionedPaper | undefined,
): TaskOutcome<never> | null {
  const t = request.t('signatures');
  const permissions =
    paper?.method === 'paper' &&
    paperPermissionsOf(paper, requestedSigning?.signing.steps ?? [], application.status);
  return permissions && (permissions.isOpen || permissions.isReplaceable)
    ? null
    : refusedFile(409, [t('agreements.gone')]);
}

function refusedFile(status: number, messages: TranslatedText[]): TaskOutcome<never, never> {
  return { kind: 'refused', status, reasons: { formErrors: [], fieldErrors: { file: messages } } };
}
