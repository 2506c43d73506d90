import { FORM_KEY } from '~/domain/form-key';
import { type UploadAnswer, uploadPath } from './upload-answer';

export interface FileToSend {
  file: File;
  name: string;
  type: string;
  /** YYYY-MM-DD, or empty. */
  asOfDate: string;
  /** The record of its failed upload, which this one takes the place of. */
  replaces?: string | undefined;
  /** The same for every try. */
  formKey: string;
}

/** The result of sending; `lost`: no answer, the connection broke off. */
export type SendResult =
  | UploadAnswer
  | { ok: false; at: 'file'; messages: string[]; mayRetry: true; lost: true };

export interface Sending {
  result: Promise<SendResult>;
  /** Ends it; the result then never comes. */
  cancel: () => void;
}

/** Sends a file to the portal as the whole body of a request. @param onProgress told the bytes that have left so far */
export function sendFile(
  applicationId: string,
  { file, name, type, asOfDate, replaces, formKey }: FileToSend,
  onProgress: (bytes: number) => void,
): Sending {
  const about = {
    name,
    type,
    asOfDate,
    ...(replaces && { replaces }),
    [FORM_KEY]: formKey,
  };
  // fetch cannot tell how much of a body has left.
  const request = new XMLHttpRequest();
  const result = new Promise<SendResult>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => resolve(read(request)));
    for (const failure of ['error', 'timeout']) {
      request.addEventListener(failure, () => resolve(LOST));
    }
    request.open('PUT', uploadPath(applicationId, about));
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.responseType = 'json';
    request.send(file);
  });
  return { result, cancel: () => request.abort() };
}

const LOST = {
  ok: false,
  at: 'file',
  messages: [],
  mayRetry: true,
  lost: true,
} as const satisfies SendResult;

function read({ response }: XMLHttpRequest): SendResult {
  const isAnswer = typeof response === 'object' && response !== null && 'ok' in response;
  // The portal's own answer, or an error page of something between.
  return isAnswer ? (response as UploadAnswer) : { ok: false, at: 'file', messages: [], mayRetry: true };
}
