import { type UploadResult, uploadDocument } from '~/api/document-upload.server';
import type { NewDocument } from '~/api/documents.server';
import { fileStore } from '~/dashboard/documents/file-store.server';
import { type AsOfProblem, oldestAsOfDate, readAsOfDate } from '~/dashboard/documents/rules/document-age';
import { formatDate } from '~/domain/dates';
import { kindByName, kindLabel, mayBe } from '~/domain/file-kinds';
import { safeFileName } from '~/domain/file-name';
import { formatMegabytes } from '~/domain/file-size';
import { type FileProblem, fileProblem, type UploadLimits } from '~/domain/upload-check';
import { uploadLimits } from '~/forms/upload-limits.server';
import type { UserVisit } from '~/request/guards.server';
import { explain, statusOf } from '~/request/problem.server';
import { overLimit } from '~/request/rate-limit.server';
import { beginFile, drain, TooLarge } from './received-file.server';
import { type SentDocument, sendOnce } from './send-once.server';

/** A document that is being sent to the portal. */
export interface IncomingDocument {
  /** As the browser names the file. */
  name: string;
  type: string;
  /** Typed or chosen, empty for none. */
  asOfDate: string;
  isAsOfDateRequired: boolean;
  /** The representative it belongs to. */
  signatoryId?: string | undefined;
  bytes: AsyncIterable<Uint8Array>;
  /** Bytes; null when the request does not say. */
  size: number | null;
  /** The key of the form it was sent by, see `FORM_KEY`; null for none. */
  formKey: string | null;
}

/** The result of receiving a document; messages are in the user's language, the first one says that it failed. */
export type ReceivedDocument =
  | { ok: true; document: SentDocument; already: boolean }
  | {
      ok: false;
      status: number;
      at: 'file' | 'asOfDate';
      messages: string[];
      /** Sending the same again may help. */
      mayRetry: boolean;
      /** The record that was left behind. */
      documentId?: string;
      /** The sender has gone, or took it back. */
      isGone?: boolean;
    };

/**
 * Takes a document in and hands it on while it comes (DOC-02, D-64): looks at name, size, date and the first bytes before anything is sent
 * to the server. What is refused is read to its end, so that the browser comes to reading why. However often the form of a document
 * arrives, the document is there once.
 *
 * @param today YYYY-MM-DD in the deployment's time zone, by the server's clock
 */
export async function receiveDocument(
  visit: UserVisit,
  applicationId: string,
  incoming: IncomingDocument,
  { today, signal }: { today: string; signal?: AbortSignal },
): Promise<ReceivedDocument> {
  const answer = await takeIn(visit, applicationId, incoming, { today, signal });
  // Also of a document that is there already nothing was read.
  await drain(incoming.bytes, uploadLimits(visit).maxBytes);
  return answer;
}

async function takeIn(
  visit: UserVisit,
  applicationId: string,
  incoming: IncomingDocument,
  { today, signal }: { today: string; signal?: AbortSignal | undefined },
): Promise<ReceivedDocument> {
  const refusal = await overLimit(visit, 'upload');
  if (refusal !== null) return { ok: false, status: 429, at: 'file', messages: [refusal], mayRetry: true };
  const { type, size, signatoryId } = incoming;
  const limits = uploadLimits(visit);
  const name = safeFileName(incoming.name);
  const asOf = readAsOfDate(incoming.asOfDate, { type, isRequired: incoming.isAsOfDateRequired, today });
  if (!asOf.ok) return refusedDate(visit, asOf.problem, oldestAsOfDate(type, today));
  const problem = incoming.name === '' && size === 0 ? 'noFile' : fileProblem({ name, size }, limits);
  if (problem !== null) return refusedFile(visit, problem, limits);

  const file = await beginFile(incoming.bytes, limits.maxBytes);
  if (file.isEmpty) return refusedFile(visit, 'empty', limits);
  const kind = kindByName(name);
  if (kind === undefined || !mayBe(kind, file.kind)) return refusedFile(visit, 'contentDiffers', limits);

  const document: NewDocument = {
    file_name: name,
    document_type: type,
    ...(asOf.date !== null && { as_of_date: asOf.date }),
    ...(signatoryId && { related_entity_kind: 'signatory', related_entity_id: signatoryId }),
  };
  const { hosts, connections } = fileStore;
  const sending = { document, bytes: file.bytes, size, formKey: incoming.formKey };
  const outcome = await sendOnce(visit, applicationId, sending, (bytes) => {
    const outgoing = { bytes, size, contentType: kind };
    return uploadDocument(visit.api, applicationId, document, outgoing, { hosts, connections, signal });
  });
  switch (outcome.kind) {
    case 'made':
      return { ok: true, document: outcome.data, already: outcome.already };
    case 'madeBefore': {
      const messages = [visit.t('upload')('sentBefore')];
      return { ok: false, status: 409, at: 'file', messages, mayRetry: true };
    }
    case 'failed':
      return failed(visit, outcome.failure, limits);
  }
}

type Refused = Extract<ReceivedDocument, { ok: false }>;

function refusedFile(visit: UserVisit, problem: FileProblem, limits: UploadLimits): Refused {
  const kinds = limits.kinds.map(kindLabel).join(', ');
  const max = formatMegabytes(limits.maxBytes, visit.language);
  const text = visit.t('upload')(`problem.${problem}`, { kinds, max });
  return {
    ok: false,
    status: problem === 'tooLarge' ? 413 : 400,
    at: 'file',
    messages: [text],
    mayRetry: false,
  };
}

function refusedDate(visit: UserVisit, problem: AsOfProblem, oldest: string | null): Refused {
  const text = visit.t('upload')(`problem.${problem}`, { oldest: formatDate(oldest ?? '') });
  return { ok: false, status: 400, at: 'asOfDate', messages: [text], mayRetry: false };
}

/** Every step's failure is an upload that failed; why, as far as it is known (DOC-02). */
function failed(
  visit: UserVisit,
  failure: Extract<UploadResult, { ok: false }>,
  limits: UploadLimits,
): Refused {
  const text = visit.t('upload');
  const left = 'documentId' in failure ? { documentId: failure.documentId } : {};
  if (failure.step === 'file') {
    const { error } = failure;
    const isTooLarge =
      error.kind === 'source' ? error.cause instanceof TooLarge : 'status' in error && error.status === 413;
    if (isTooLarge) return { ...refusedFile(visit, 'tooLarge', limits), ...left };
    const about = { ok: false, at: 'file', mayRetry: true, ...left } as const;
    if (error.kind === 'source') {
      return { ...about, status: 400, messages: [text('failed.interrupted')], isGone: true };
    }
    const message = error.kind === 'timeout' ? text('failed.timeout') : text('failed.file');
    return { ...about, status: statusOf(error), messages: [message] };
  }
  const { formErrors, fieldErrors } = explain(visit, failure.error, { as_of_date: 'asOfDate' });
  const { asOfDate = [], ...others } = fieldErrors;
  const reasons = [...formErrors, ...Object.values(others).flat()];
  return {
    ok: false,
    status: statusOf(failure.error),
    at: reasons.length === 0 && asOfDate.length > 0 ? 'asOfDate' : 'file',
    messages: [text('failed.title'), ...reasons, ...asOfDate],
    mayRetry: true,
    ...left,
  };
}
