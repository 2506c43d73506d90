import { type Dispatcher, fetch, type RequestInit } from 'undici';
import { metrics, reportFileFailure } from '~/telemetry/metrics.server';
import type { ApiClient } from './client.server';
import { type DocumentRecord, documents, type NewDocument } from './documents.server';
import { type FileHosts, parseFileUrl } from './file-url';
import { type ApiError, isOutcomeUnknown } from './result';

export interface FileToUpload {
  bytes: AsyncIterable<Uint8Array>;
  size: number | null;
  contentType: string;
}

/** `documentId`: record that the failed upload left at the API. `cause`: error of reading the file. */
export type UploadResult =
  | { ok: true; data: Pick<DocumentRecord, 'document_id' | 'document_name'> }
  | { ok: false; step: 'record'; error: ApiError }
  | { ok: false; step: 'confirmation'; documentId: string; error: ApiError }
  | { ok: false; step: 'file'; documentId: string; error: ApiError | { kind: 'source'; cause: unknown } };

interface UploadOptions {
  hosts: FileHosts;
  connections: Dispatcher;
  signal?: AbortSignal | undefined;
}

interface UploadedDocument {
  applicationId: string;
  document: NewDocument;
  file: FileToUpload;
}

export async function uploadDocument(
  api: ApiClient,
  { applicationId, document, file }: UploadedDocument,
  { signal, ...store }: UploadOptions,
): Promise<UploadResult> {
  const record = await documents.create(api, applicationId, document);
  if (!record.ok) return { ok: false, step: 'record', error: record.error };
  const { document_id: id, upload_url: url } = record.data;

  const failure = await putToFileHost(url, file, { ...store, timeoutMs: api.timeoutMs, signal });
  if (failure !== null) {
    await documents.confirm(api, applicationId, id, false);
    return { ok: false, step: 'file', documentId: id, error: failure };
  }
  const confirmation = await documents.confirm(api, applicationId, id, true);
  if (confirmation.ok) {
    return { ok: true, data: confirmation.data ?? { document_id: id, document_name: document.file_name } };
  }
  const documentList = isOutcomeUnknown(confirmation.error) ? await documents.list(api, applicationId) : null;
  const storedDocument = documentList?.ok
    ? documentList.data.result.find(({ document_id }) => document_id === id)
    : undefined;
  if (storedDocument?.is_upload_successful) return { ok: true, data: storedDocument };
  // With an unreadable list, the record is not marked as failed, because the file may have arrived.
  if (documentList?.ok !== false) await documents.confirm(api, applicationId, id, false);
  return { ok: false, step: 'confirmation', documentId: id, error: confirmation.error };
}

type SendFailure = Extract<UploadResult, { step: 'file' }>['error'];

interface SendOptions extends UploadOptions {
  /** Longest allowed pause between two bytes. */
  timeoutMs: number;
}

async function putToFileHost(
  uploadUrl: string,
  { bytes, size, contentType }: FileToUpload,
  { hosts, connections, timeoutMs, signal }: SendOptions,
): Promise<SendFailure | null> {
  const url = parseFileUrl(uploadUrl, hosts, (refusal) => reportFileFailure({ way: 'upload', ...refusal }));
  if (url === null) return { kind: 'unreadable', status: 502 };
  const idleTimer = new IdleTimer(timeoutMs);
  let sourceFailure: SendFailure | null = null;
  async function* streamChunks() {
    try {
      for await (const chunk of bytes) {
        idleTimer.restart();
        metrics.uploadMoved(chunk.byteLength);
        yield chunk;
      }
      idleTimer.restart();
    } catch (cause) {
      sourceFailure = { kind: 'source', cause };
      throw cause;
    }
  }
  const request: RequestInit = {
    method: 'PUT',
    headers: {
      'Content-Type': contentType,
      'x-ms-blob-type': 'BlockBlob',
      ...(size !== null && { 'Content-Length': String(size) }),
    },
    body: streamChunks(),
    duplex: 'half',
    redirect: 'error',
    credentials: 'omit',
    dispatcher: connections,
    signal: signal ? AbortSignal.any([idleTimer.signal, signal]) : idleTimer.signal,
  };
  metrics.uploadStarted();
  try {
    const response = await fetch(url, request);
    await response.body?.cancel();
    if (response.ok) return sourceFailure;
    reportFileFailure({ way: 'upload', why: 'status', host: url.host, status: response.status });
    return { kind: 'unreadable', status: response.status };
  } catch (cause) {
    if (signal?.aborted) return { kind: 'source', cause };
    if (sourceFailure) return sourceFailure;
    const kind = idleTimer.signal.aborted ? 'timeout' : 'unreachable';
    reportFileFailure({ way: 'upload', why: kind, host: url.host, error: cause });
    return { kind };
  } finally {
    metrics.uploadEnded();
    idleTimer.stop();
  }
}

class IdleTimer {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(milliseconds: number) {
    this.#timer = setTimeout(() => this.#controller.abort(), milliseconds);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  restart(): void {
    this.#timer.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
