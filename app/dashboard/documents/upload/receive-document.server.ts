import { Readable } from 'node:stream';
import { type Application, documentCategoriesOf } from '~/api/applications.server';
import { type UploadResult, uploadDocument } from '~/api/document-upload.server';
import { documents, type NewDocument } from '~/api/documents.server';
import type { ApiError } from '~/api/result';
import { respondToScriptRequest } from '~/build-version/script-response.server';
import { fileTransfer } from '~/dashboard/documents/file-transfer.server';
import { PdfPasswordError, rejectPdfWithPassword } from '~/dashboard/documents/pdf/pdf-password.server';
import {
  type AsOfDateProblem,
  oldestAsOfDateOf,
  readAsOfDate,
} from '~/dashboard/documents/rules/document-age';
import { documentPermissionsOf } from '~/dashboard/documents/rules/document-permissions';
import { needsAsOfDate } from '~/dashboard/documents/rules/document-types';
import type { ApplicationToChange } from '~/dashboard/load-application.server';
import { fileStateOf } from '~/dashboard/rules/permissions';
import type { SubmittedForm } from '~/dashboard/tab-tasks.server';
import { formatDate } from '~/domain/dates';
import { type FileKind, toFileNameOfKind } from '~/domain/file-kinds';
import { sanitizeFileName } from '~/domain/file-name';
import { formatUploadLimits } from '~/domain/file-size';
import { FORM_KEY_FIELD, readFormKey } from '~/domain/form-values';
import { type FileProblem, findAllowedKind, findFileProblem, type UploadLimits } from '~/domain/upload-check';
import { UPDATE_NOT_ALLOWED } from '~/forms/run-task.server';
import { uploadLimitsOf } from '~/forms/upload-limits.server';
import type { TranslatedText } from '~/i18n/translated-text';
import type { UserRequest } from '~/request/guards.server';
import { explainError, statusOfApiError, textsOfErrors } from '~/request/problem.server';
import { findExceededLimit } from '~/request/rate-limit.server';
import { drainBody, FileTooLargeError, inspectFile } from './received-file.server';
import { FAILED_DOCUMENT_FIELD, type UploadResponse } from './send-file';
import { type SentDocument, sendDocumentOnce } from './send-once.server';

export interface IncomingDocument {
  name: string;
  type: string;
  asOfDate: string;
  isAsOfDateRequired: boolean;
  onlyKind?: FileKind | undefined;
  signatoryId?: string | undefined;
  bytes: AsyncIterable<Uint8Array>;
  size: number | null;
  formKey: string | null;
  signal: AbortSignal;
}

export type ReceivedDocument =
  | { ok: true; document: SentDocument; wasAlreadyDone: boolean }
  | {
      ok: false;
      status: number;
      at: 'file' | 'asOfDate';
      messages: TranslatedText[];
      problem?: FileProblem;
      mayRetry: boolean;
      documentId?: string;
    };

export function readSentFile({ form, file, signal }: Omit<SubmittedForm, 'typed'>) {
  const { name, bytes, size } = file ?? { name: '', bytes: Readable.from([]), size: 0 };
  return { name, bytes, size, signal, formKey: readFormKey(form.get(FORM_KEY_FIELD)) };
}

/** DOC-02. Repeated submits store the file once. */
export async function storeDocument(
  { request, application }: ApplicationToChange,
  incoming: IncomingDocument,
): Promise<ReceivedDocument> {
  const { applicationId } = application;
  const refusal = await findExceededLimit(request, 'upload');
  if (refusal !== null) return { ok: false, status: 429, at: 'file', messages: [refusal], mayRetry: true };
  const { type, size, signatoryId, signal } = incoming;
  const today = request.today();
  const limits = limitsFor(request, incoming);
  const name = sanitizeFileName(incoming.name);
  const asOfDateResult = readAsOfDate(incoming.asOfDate, {
    type,
    isRequired: incoming.isAsOfDateRequired,
    today,
  });
  if (!asOfDateResult.ok) return refuseDate(request, asOfDateResult.problem, oldestAsOfDateOf(type, today));
  const problem = incoming.name === '' && size === 0 ? 'noFile' : findFileProblem({ name, size }, limits);
  if (problem !== null) return refuseFile(request, problem, limits);

  const file = await inspectFile(incoming.bytes, limits.maxBytes);
  if (file.isEmpty) return refuseFile(request, 'empty', limits);
  const kindResult = findAllowedKind(name, file.kind, limits.kinds);
  if ('problem' in kindResult) return refuseFile(request, kindResult.problem, limits);
  const { kind } = kindResult;
  const bytes = kind === 'application/pdf' ? rejectPdfWithPassword(file.bytes) : file.bytes;

  const document: NewDocument = {
    file_name: sanitizeFileName(toFileNameOfKind(name, kind)),
    document_type: type,
    ...(asOfDateResult.date !== null && { as_of_date: asOfDateResult.date }),
    ...(signatoryId && { related_entity_kind: 'signatory', related_entity_id: signatoryId }),
  };
  const { hosts, connections } = fileTransfer;
  const sending = { document, bytes, size, formKey: incoming.formKey };
  const outcome = await sendDocumentOnce(request, applicationId, sending, (outgoingBytes) => {
    const outgoingFile = { bytes: outgoingBytes, size, contentType: kind };
    return uploadDocument(
      request.api,
      { applicationId, document, file: outgoingFile },
      { hosts, connections, signal },
    );
  });
  switch (outcome.kind) {
    case 'done':
      return { ok: true, document: outcome.data, wasAlreadyDone: outcome.wasAlreadyDone };
    case 'createdBefore': {
      const messages = [request.t('upload')('sentBefore')];
      return { ok: false, status: 409, at: 'file', messages, mayRetry: true };
    }
    case 'failed': {
      const { failure } = outcome;
      const failureRefusal = refuseFailure(request, failure, limits);
      if (isRecordUseless(failure))
        await removeFailedUpload({ request, application }, failureRefusal.documentId);
      return failureRefusal;
    }
  }
}

function limitsFor(request: UserRequest, { onlyKind }: IncomingDocument): UploadLimits {
  const { kinds, maxBytes } = uploadLimitsOf(request);
  return { maxBytes, kinds: kinds.filter((kind) => onlyKind === undefined || kind === onlyKind) };
}

/** DOC-06. Signed papers have their own permission. */
export function findUploadRefusal(application: Application): typeof UPDATE_NOT_ALLOWED | null {
  return documentPermissionsOf(application).upload ? null : UPDATE_NOT_ALLOWED;
}

type UploadRefusal = Extract<ReceivedDocument, { ok: false }>;

function refuseUpload(request: UserRequest, error: ApiError): UploadRefusal {
  const messages = textsOfErrors(explainError(request, error));
  return { ok: false, status: statusOfApiError(error), at: 'file', messages, mayRetry: false };
}

function refuseFile(request: UserRequest, problem: FileProblem, limits: UploadLimits): UploadRefusal {
  const limitTexts = formatUploadLimits(limits, request.facts.language);
  const text = request.t('upload')(`problem.${problem}`, { ...limitTexts });
  return {
    ok: false,
    status: problem === 'tooLarge' ? 413 : 400,
    at: 'file',
    messages: [text],
    problem,
    mayRetry: false,
  };
}

function refuseDate(
  request: UserRequest,
  problem: AsOfDateProblem,
  oldestDate: string | null,
): UploadRefusal {
  const text = request.t('upload')(`problem.${problem}`, {
    oldest: formatDate(oldestDate ?? '', request.facts.language),
  });
  return { ok: false, status: 400, at: 'asOfDate', messages: [text], mayRetry: false };
}

type Failure = Extract<UploadResult, { ok: false }>;

function refuseFailure(request: UserRequest, failure: Failure, limits: UploadLimits): UploadRefusal {
  const text = request.t('upload');
  const remainingRecord = 'documentId' in failure ? { documentId: failure.documentId } : {};
  if (failure.step === 'file') {
    const { error } = failure;
    if (error.kind === 'source' && error.cause instanceof PdfPasswordError) {
      return { ...refuseFile(request, 'passwordNeeded', limits), ...remainingRecord };
    }
    const isTooLarge =
      error.kind === 'source'
        ? error.cause instanceof FileTooLargeError
        : 'status' in error && error.status === 413;
    if (isTooLarge) return { ...refuseFile(request, 'tooLarge', limits), ...remainingRecord };
    const refusal = { ok: false, at: 'file', mayRetry: true, ...remainingRecord } as const;
    if (error.kind === 'source') {
      return { ...refusal, status: 400, messages: [text('failed.interrupted')] };
    }
    const message = error.kind === 'timeout' ? text('failed.timeout') : text('failed.file');
    return { ...refusal, status: statusOfApiError(error), messages: [message] };
  }
  const { formErrors, fieldErrors } = explainError(request, failure.error, { as_of_date: 'asOfDate' });
  const { asOfDate = [], ...otherErrors } = fieldErrors;
  const reasons = [...formErrors, ...Object.values(otherErrors).flat()];
  return {
    ok: false,
    status: statusOfApiError(failure.error),
    at: reasons.length === 0 && asOfDate.length > 0 ? 'asOfDate' : 'file',
    messages: [text('failed.title'), ...reasons, ...asOfDate],
    mayRetry: true,
    ...remainingRecord,
  };
}

/** True if the client disconnected or the PDF needs a password. */
function isRecordUseless(failure: Failure): boolean {
  if (failure.step !== 'file' || failure.error.kind !== 'source') return false;
  return !(failure.error.cause instanceof FileTooLargeError);
}

export async function removeFailedUpload(
  { request, application }: ApplicationToChange,
  documentId: string | undefined,
): Promise<void> {
  if (!documentId || !documentPermissionsOf(application).remove) return;
  const listResult = await documents.list(request.api, application.applicationId);
  if (!listResult.ok) return;
  const failedRecord = listResult.data.result.find(({ document_id }) => document_id === documentId);
  if (failedRecord && fileStateOf(failedRecord) === 'failed')
    await documents.delete(request.api, failedRecord);
}

/** DOC-02. The request body is the file; the query describes it. */
export async function respondToUpload(
  httpRequest: Request,
  applicationToChange: ApplicationToChange,
  afterUpload: (document: { id: string; type: string }) => Promise<void> = async () => {},
): Promise<Response> {
  const { request, application } = applicationToChange;
  const respond = (body: UploadResponse, status: number) => respondToScriptRequest(httpRequest, body, status);
  const query = request.facts.url.searchParams;
  const type = query.get('type') ?? '';
  const length = Number(httpRequest.headers.get('Content-Length') ?? Number.NaN);
  const bytes = bytesOf(httpRequest);
  const uploadRefusal = findUploadRefusal(application);
  const outcome = uploadRefusal
    ? refuseUpload(request, uploadRefusal.error)
    : await storeDocument(applicationToChange, {
        name: query.get('name') ?? '',
        type,
        asOfDate: query.get('asOfDate') ?? '',
        isAsOfDateRequired: needsAsOfDate(documentCategoriesOf(application), type),
        bytes,
        size: Number.isInteger(length) ? length : null,
        formKey: readFormKey(query.get(FORM_KEY_FIELD)),
        signal: httpRequest.signal,
      });
  await drainBody(bytes, uploadLimitsOf(request).maxBytes);
  if (!outcome.ok) {
    const { at, messages, mayRetry, documentId } = outcome;
    return respond({ ok: false, at, messages, mayRetry, documentId }, outcome.status);
  }
  await removeFailedUpload(applicationToChange, query.get(FAILED_DOCUMENT_FIELD) ?? undefined);
  const { document_id: documentId, document_name: name } = outcome.document;
  await afterUpload({ id: documentId, type });
  return respond({ ok: true, documentId, name }, 201);
}

async function* bytesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
}
