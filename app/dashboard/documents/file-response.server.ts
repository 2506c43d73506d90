import { type DownloadedFile, fetchFile } from '~/api/document-download.server';
import { documents } from '~/api/documents.server';
import { type ApiError, type ApiResult, mapResult } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import {
  GUARANTOR_CONTRACT_FILE,
  LOAN_CONTRACT_FILE,
  REQUESTING_TAB_PARAM,
} from '~/dashboard/rules/file-path';
import { findSigningUser } from '~/dashboard/rules/signing-user';
import { tabPath } from '~/dashboard/rules/tabs';
import { formatContentDisposition } from '~/domain/content-disposition';
import { findKindByName } from '~/domain/file-kinds';
import { sanitizeFileName } from '~/domain/file-name';
import { joinTexts } from '~/i18n/translated-text';
import type { UserRequest } from '~/request/guards.server';
import { explainError, textsOfErrors } from '~/request/problem.server';
import { frameAncestors } from '~/request/security-headers.server';
import { addFlashMessage } from '~/request/session.server';
import { fileTransfer } from './file-transfer.server';
import { inspectPdf } from './inert-pdf.server';
import { isPicture, isPreviewable } from './previewable';

/** HTTP-06. On failure, redirects back with the reason. */
export async function respondWithFile(
  request: UserRequest,
  id: string,
  documentId: string,
  signal: AbortSignal,
): Promise<Response> {
  const sourceResult = await fileSource(request, id, documentId);
  if (!sourceResult.ok) return respondToError(request, id, sourceResult.error);
  const { name, url } = sourceResult.data;
  const file = await fetchFile(url, { ...fileTransfer, timeoutMs: request.api.timeoutMs, signal });
  if (!file.ok) return respondToError(request, id, file.error);

  const isInline = request.facts.url.searchParams.get('view') === 'inline' && isPreviewable(name);
  if (isInline && !isPicture(name)) return respondWithInertPdf(request, sourceResult.data, file.data, signal);
  const headers = fileHeaders(name, isInline, request);
  if (file.data.size !== null) headers.set('Content-Length', String(file.data.size));
  return new Response(file.data.bytes, { headers });
}

async function respondWithInertPdf(
  request: UserRequest,
  { name, url }: FileSource,
  { bytes }: DownloadedFile,
  signal: AbortSignal,
): Promise<Response> {
  const verdict = bytes === null ? null : await inspectPdf(bytes).catch(() => null);
  const secondDownload =
    verdict === 'inert'
      ? await fetchFile(url, { ...fileTransfer, timeoutMs: request.api.timeoutMs, signal })
      : null;
  const headers = fileHeaders(name, true, request);
  if (secondDownload?.ok) return new Response(secondDownload.data.bytes, { headers });
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  headers.delete('Content-Disposition');
  const reason = verdict === null || verdict === 'inert' ? 'downloadFailed' : (`preview.${verdict}` as const);
  return new Response(request.t('documents')(reason), { headers });
}

/** Only the portal and its configured frame ancestor may frame a file. */
function fileHeaders(name: string, isInline: boolean, { facts: { frameAncestor } }: UserRequest): Headers {
  const allowedFramers = frameAncestor === null ? "'self'" : `'self' ${frameAncestors(frameAncestor)}`;
  return new Headers({
    'Content-Type': findKindByName(name) ?? 'application/octet-stream',
    'Content-Disposition': formatContentDisposition(isInline ? 'inline' : 'attachment', name),
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors ${allowedFramers}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  });
}

async function respondToError(request: UserRequest, id: string, error: ApiError): Promise<Response> {
  const reasons = error.kind === 'refused' ? textsOfErrors(explainError(request, error)) : [];
  const text = joinTexts([request.t('documents')('downloadFailed'), ...reasons]);
  await request.session.change((session) => addFlashMessage(session, { tone: 'error', text }));
  const tab =
    request.facts.url.searchParams.get(REQUESTING_TAB_PARAM) === 'signatures' ? 'signatures' : 'documents';
  return request.redirect(tabPath(id, tab), 303);
}

interface FileSource {
  name: string;
  url: string;
}

function fileSource(request: UserRequest, id: string, documentId: string): Promise<ApiResult<FileSource>> {
  switch (documentId) {
    case LOAN_CONTRACT_FILE:
      return loanContract(request, id);
    case GUARANTOR_CONTRACT_FILE:
      return guarantorContract(request, id);
    default:
      return document(request, id, documentId);
  }
}

async function loanContract(request: UserRequest, id: string): Promise<ApiResult<FileSource>> {
  const name = request.t('documents')('contract.fileName');
  return mapResult(await documents.loanContract(request.api, id), ({ download_url: url }) => ({ name, url }));
}

async function guarantorContract(request: UserRequest, id: string): Promise<ApiResult<FileSource>> {
  const people = await signatories.list(request.api, id);
  if (!people.ok) return people;
  const url = findSigningUser(people.data, request.user.email)?.requirements?.guarantor_contract_url;
  if (!url) return { ok: false, error: { kind: 'refused', status: 404, errors: [] } };
  return { ok: true, data: { name: `${request.t('enums')('documentType.guarantor_contract')}.pdf`, url } };
}

async function document(
  request: UserRequest,
  id: string,
  documentId: string,
): Promise<ApiResult<FileSource>> {
  const address = await documents.downloadUrl(request.api, id, documentId);
  if (!address.ok) return address;
  const listResult = await documents.list(request.api, id);
  if (!listResult.ok) return listResult;
  const documentRecord = listResult.data.result.find(({ document_id }) => document_id === documentId);
  const name = sanitizeFileName(documentRecord?.document_name ?? '') || 'document';
  return { ok: true, data: { name, url: address.data.download_url } };
}
