import { fetchFile, type IncomingFile } from '~/api/document-download.server';
import type { ApiError } from '~/api/result';
import { tabPath } from '~/dashboard/rules/tabs';
import { contentDisposition } from '~/domain/content-disposition';
import { kindByName } from '~/domain/file-kinds';
import { joinTexts } from '~/i18n/translated-text';
import { withFlash } from '~/request/flash';
import type { UserRequest } from '~/request/guards.server';
import { explain, textsOf } from '~/request/problem.server';
import { frameAncestors } from '~/request/security-headers.server';
import { type FileSource, fileSource } from './file-source.server';
import { fileStore } from './file-store.server';
import { isInertPdf } from './inert-pdf.server';
import { FROM } from './paths';
import { isPicture, isPreviewable } from './previewable';

/**
 * Streams a file from its short-lived address (HTTP-06). On failure redirects back with the reason
 * (DOC-06, DOC-09, DOC-10, SIGN-06).
 */
export async function fileAnswer(
  request: UserRequest,
  id: string,
  documentId: string,
  signal: AbortSignal,
): Promise<Response> {
  const asked = await fileSource(request, id, documentId);
  if (!asked.ok) return refused(request, id, asked.error);
  const { name, url } = asked.data;
  const file = await fetchFile(url, { ...fileStore, timeoutMs: request.api.timeoutMs, signal });
  if (!file.ok) return refused(request, id, file.error);

  const isInline = request.facts.url.searchParams.get('view') === 'inline' && isPreviewable(name);
  if (isInline && !isPicture(name)) return shownPdf(request, asked.data, file.data, signal);
  const headers = fileHeaders(name, isInline, request);
  if (file.data.size !== null) headers.set('Content-Length', String(file.data.size));
  return new Response(file.data.bytes, { headers });
}

async function shownPdf(
  request: UserRequest,
  { name, url }: FileSource,
  { bytes }: IncomingFile,
  signal: AbortSignal,
): Promise<Response> {
  const isInert = bytes !== null && (await isInertPdf(bytes).catch(() => null));
  const again = isInert
    ? await fetchFile(url, { ...fileStore, timeoutMs: request.api.timeoutMs, signal })
    : null;
  const headers = fileHeaders(name, true, request);
  if (again?.ok) return new Response(again.data.bytes, { headers });
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  headers.delete('Content-Disposition');
  return new Response(request.t('documents')(isInert === false ? 'preview.active' : 'downloadFailed'), {
    headers,
  });
}

/** Only the portal and sites that frame the portal may frame a file. */
function fileHeaders(name: string, isInline: boolean, { facts: { frameAncestor } }: UserRequest): Headers {
  const framers = frameAncestor === null ? "'self'" : `'self' ${frameAncestors(frameAncestor)}`;
  return new Headers({
    'Content-Type': kindByName(name) ?? 'application/octet-stream',
    'Content-Disposition': contentDisposition(isInline ? 'inline' : 'attachment', name),
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors ${framers}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  });
}

async function refused(request: UserRequest, id: string, error: ApiError): Promise<Response> {
  const reasons = error.kind === 'refused' ? textsOf(explain(request, error)) : [];
  const text = joinTexts([request.t('documents')('downloadFailed'), ...reasons]);
  await request.session.change((session) => withFlash(session, { tone: 'error', text }));
  const tab = request.facts.url.searchParams.get(FROM) === 'signatures' ? 'signatures' : 'documents';
  return request.redirect(tabPath(id, tab), 303);
}
