import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { signing } from '~/api/signing.server';
import { receiveDocument } from '~/dashboard/documents/upload/receive-document.server';
import { drain } from '~/dashboard/documents/upload/received-file.server';
import { FORM_KEY, readFormKey } from '~/domain/form-key';
import { readUploadForm } from '~/forms/upload-form.server';
import { uploadLimits } from '~/forms/upload-limits.server';
import { withFlash } from '~/request/flash';
import { explain, flashProblem, statusOf, textsOf } from '~/request/problem.server';
import type { RequestArgs } from '~/request/visit.server';
import { signingAddresses, UPLOAD_PAPER_FORM } from './addresses';
import { nextPath, type OpenSigning, openSigning } from './open-signing.server';
import { papers, paperTitle, type VersionedPaper } from './papers.server';
import { GUARANTOR, paperPermissions } from './rules/signing-papers';

/** Of the guarantor contract the copy counts by itself; any other paper is linked to its copy. */
const COPY_OF_GUARANTOR_CONTRACT = 'signed_guarantor_contract';

/** Takes in the signed copy of a paper, and says which paper it is of (SIGN-06). */
export async function uploadPaper(args: RequestArgs, applicationId: string | undefined) {
  const { fields, file } = await readUploadForm(args.request);
  const opened = await openSigning(args, applicationId);
  const { visit, signer, application } = opened;
  const t = visit.t('signatures');
  const asked = signingAddresses.asked(visit.url.searchParams);
  const paper = (await papers(opened)).find(({ id }) => id === asked?.id);
  const refusal = refusalOf(opened, paper, file?.name ?? '');
  if (paper === undefined || refusal !== null) {
    // Read to its end, so that the browser comes to reading why.
    if (file) await drain(file.bytes, uploadLimits(visit).maxBytes);
    return refuse(opened, fields, 409, [refusal ?? t('agreements.gone')]);
  }

  const isGuarantors = paper.id === GUARANTOR;
  const received = await receiveDocument(
    visit,
    application.applicationId,
    {
      name: file?.name ?? '',
      type: isGuarantors ? COPY_OF_GUARANTOR_CONTRACT : paper.type,
      asOfDate: '',
      isAsOfDateRequired: false,
      signatoryId: signer.signatoryId,
      bytes: file?.bytes ?? nothing(),
      size: file === null ? 0 : file.size,
      formKey: readFormKey(fields.get(FORM_KEY)),
    },
    { today: visit.today() },
  );
  if (!received.ok) return refuse(opened, fields, received.status, received.messages);

  const link = { unsignedId: paper.id, signedId: received.document.document_id };
  const answer = isGuarantors
    ? await signing.requirements(visit.api, signer)
    : await signing.linkSignedCopy(visit.api, signer, link);
  if (!answer.ok && !isGuarantors) {
    const reasons = textsOf(explain(visit, answer.error));
    return refuse(opened, fields, statusOf(answer.error), [t('agreements.linkFailed'), ...reasons]);
  }
  const text = t('agreements.uploaded', { name: paperTitle(opened, paper) });
  await visit.change((session) => withFlash(session, { tone: 'success', text }));
  return visit.redirect(nextPath(signer, answer.ok ? answer.data : null), 303);
}

function refusalOf(
  { visit, asked, application }: OpenSigning,
  paper: VersionedPaper | undefined,
  fileName: string,
): string | null {
  if (asked === null) return visit.t('errors')('err_status_unexpected');
  const t = visit.t('signatures');
  if (paper?.way !== 'paper') return t('agreements.gone');
  const { open, replaceable } = paperPermissions(paper, asked.signing.steps, application.status);
  if (!open && !replaceable) return t('agreements.gone');
  const isPdf = fileName === '' || /\.pdf$/i.test(fileName.trim());
  return paper.onlyPdf && !isPdf ? t('agreements.onlyPdf') : null;
}

/** Answers the form with what is wrong at its file, which is also said in a toast. */
async function refuse({ visit }: OpenSigning, fields: FormData, status: number, messages: string[]) {
  const explanation = { formErrors: [], fieldErrors: { file: messages } };
  await flashProblem(visit, explanation);
  const result = parseWithZod(fields, { schema: z.object({}) }).reply(explanation);
  return data({ form: UPLOAD_PAPER_FORM, result }, { status });
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
