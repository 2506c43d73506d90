import { FORM_KEY_FIELD, OWNER_HEADER } from '~/domain/form-values';
import { dropPrefetchedResponses } from '~/page/prefetched-pages';
import { readFirstBytes } from './chosen-file';

/** Query parameter: record of a failed upload, which a successful upload replaces. */
export const FAILED_DOCUMENT_FIELD = 'replaces';

export type UploadResponse =
  | {
      ok: true;
      documentId: string;
      name: string;
    }
  | {
      ok: false;
      at: 'file' | 'asOfDate';
      messages: string[];
      mayRetry: boolean;
      documentId?: string | undefined;
    };

export interface FileToSend {
  file: File;
  name: string;
  type: string;
  asOfDate: string;
  failedDocumentId?: string | undefined;
  formKey: string;
}

export type SendResult =
  | UploadResponse
  | { ok: false; at: 'file'; messages: string[]; mayRetry: boolean; cause: 'lost' | 'unreadable' };

export interface FileTransfer {
  result: Promise<SendResult>;
  /** After a cancel, the promise never settles. */
  cancel: () => void;
}

/** Digest of the user for whom the page was rendered (D-273). */
export const readPageOwner = (): string => document.documentElement.dataset.owner ?? '';

export function sendFile(
  address: string,
  { file, name, type, asOfDate, failedDocumentId, formKey }: FileToSend,
  onProgress: (bytes: number) => void,
): FileTransfer {
  const query = {
    name,
    type,
    asOfDate,
    ...(failedDocumentId && { [FAILED_DOCUMENT_FIELD]: failedDocumentId }),
    [FORM_KEY_FIELD]: formKey,
  };
  // fetch reports no upload progress.
  const request = new XMLHttpRequest();
  const result = new Promise<SendResult>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    // After a lost connection or a cancellation, the file may have arrived.
    for (const end of ['load', 'error', 'timeout', 'abort']) {
      request.addEventListener(end, dropPrefetchedResponses);
    }
    request.addEventListener('load', () => resolve(readUploadResponse(request)));
    for (const failure of ['error', 'timeout']) {
      request.addEventListener(failure, async () =>
        resolve((await readFirstBytes(file)) ? LOST : UNREADABLE),
      );
    }
    request.open('PUT', withQuery(address, query));
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(OWNER_HEADER, readPageOwner());
    request.responseType = 'json';
    request.send(file);
  });
  return { result, cancel: () => request.abort() };
}

const LOST: SendResult = { ok: false, at: 'file', messages: [], mayRetry: true, cause: 'lost' };
const UNREADABLE: SendResult = { ok: false, at: 'file', messages: [], mayRetry: false, cause: 'unreadable' };

function readUploadResponse({ response }: XMLHttpRequest): SendResult {
  const isUploadResponse = typeof response === 'object' && response !== null && 'ok' in response;
  return isUploadResponse
    ? (response as UploadResponse)
    : { ok: false, at: 'file', messages: [], mayRetry: true };
}

function withQuery(
  address: string,
  query: {
    name: string;
    type: string;
    asOfDate?: string;
    [FAILED_DOCUMENT_FIELD]?: string;
    [FORM_KEY_FIELD]: string;
  },
): string {
  const nonEmptyEntries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return `${address}?${new URLSearchParams(nonEmptyEntries)}`;
}
