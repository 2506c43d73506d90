import { makeZip } from 'client-zip';
import { fetchFile } from '~/api/document-download.server';
import { type DocumentRecord, documents } from '~/api/documents.server';
import { formatContentDisposition } from '~/domain/content-disposition';
import type { UserRequest } from '~/request/guards.server';
import { log } from '~/telemetry/log.server';
import { fileTransfer } from './file-transfer.server';
import { toArchiveNames } from './rules/archive-names';

export interface ArchiveRequest {
  applicationId: string;
  number: string;
  files: readonly DocumentRecord[];
  signal: AbortSignal;
}

/** A text file in the zip names missing files. */
export function respondWithArchive(request: UserRequest, archiveRequest: ArchiveRequest): Response {
  const name = request.t('documents')('archive.fileName', { number: archiveRequest.number });
  return new Response(makeZip(entries(request, archiveRequest)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': formatContentDisposition('attachment', name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

interface Entry {
  name: string;
  lastModified: Date;
  input: string | AsyncIterable<Uint8Array>;
}

async function* entries(
  request: UserRequest,
  { applicationId, files, signal }: ArchiveRequest,
): AsyncGenerator<Entry> {
  const t = request.t('documents');
  const namesOfAll = toArchiveNames([
    t('archive.missing.fileName'),
    ...files.map((file) => file.document_name),
  ]);
  const [missingName = '', ...names] = namesOfAll;
  const missingNames: string[] = [];
  for (const [index, file] of files.entries()) {
    if (signal.aborted) return;
    const name = names[index] ?? '';
    const bytes = await bytesOf(request, applicationId, file, signal);
    if (bytes === null) {
      missingNames.push(t('archive.missing.absent', { name }));
      continue;
    }
    let isComplete = true;
    const input = withEarlyEndCallback(bytes, () => {
      isComplete = false;
    });
    yield { name, lastModified: new Date(file.created), input };
    if (!isComplete) missingNames.push(t('archive.missing.cut', { name }));
  }
  if (missingNames.length === 0 || signal.aborted) return;
  log.warn('archive-incomplete', { times: missingNames.length });
  const text = [t('archive.missing.text'), '', ...missingNames, ''].join('\r\n');
  yield { name: missingName, lastModified: new Date(), input: text };
}

async function bytesOf(
  request: UserRequest,
  id: string,
  { document_id }: DocumentRecord,
  signal: AbortSignal,
) {
  const address = await documents.downloadUrl(request.api, id, document_id);
  if (!address.ok) return null;
  const options = { ...fileTransfer, timeoutMs: request.api.timeoutMs, signal };
  const file = await fetchFile(address.data.download_url, options);
  return file.ok ? file.data.bytes : null;
}

/** If a download fails midway, the zip stays readable. */
async function* withEarlyEndCallback(
  bytes: AsyncIterable<Uint8Array>,
  onEarlyEnd: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch {
    onEarlyEnd();
  }
}
