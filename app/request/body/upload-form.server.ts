import { Buffer } from 'node:buffer';
import { reportRefusal } from '~/telemetry/metrics.server';
import { checkFormFields, hasTooManyParts, parseBoundary, runFormCheck } from './form-body.server';

const MAX_UPLOAD_START_BYTES = 64 * 1024;
const LINE = '\r\n';
const BLANK = Buffer.from(LINE + LINE);

export interface UploadForm {
  fields: FormData;
  file: UploadedFile | null;
}

export interface UploadedFile {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
  size: number | null;
}

/**
 * D-64, ADR 0010.
 * @throws Response 413 above the bounds, 400 for malformed forms, or what the form's check throws
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const boundary = parseBoundary(request.headers.get('Content-Type') ?? '');
  if (boundary === null || request.body === null) throw new Response(null, { status: 400 });
  // The DOM types lack async iteration of streams.
  const source = (request.body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  const { startBytes, fileStart, consumedBytes } = await readUploadStart(source, boundary);
  const closingDelimiter = `${LINE}--${boundary}--${LINE}`;
  if (hasTooManyParts(startBytes, boundary)) throw tooLarge();
  const form = await parseForm(
    Buffer.concat([startBytes, Buffer.from(fileStart === null ? '' : closingDelimiter)]),
    boundary,
  );
  const fields = await runFormCheck(request, checkFormFields(form));
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (fileStart === null || file === undefined) return { fields, file: null };
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  const size = Number.isInteger(length)
    ? Math.max(0, length - consumedBytes - closingDelimiter.length)
    : null;
  return { fields, file: { name: file.name, bytes: readUntilBoundary(fileStart, source, boundary), size } };
}

function tooLarge(): Response {
  reportRefusal('large-form');
  return new Response(null, { status: 413 });
}

interface UploadStart {
  startBytes: Buffer;
  fileStart: Buffer | null;
  consumedBytes: number;
}

async function readUploadStart(source: AsyncIterator<Uint8Array>, boundary: string): Promise<UploadStart> {
  const delimiter = Buffer.from(`--${boundary}${LINE}`);
  let bytes = Buffer.allocUnsafeSlow(2 * MAX_UPLOAD_START_BYTES);
  let length = 0;
  let searchStart = 0;
  const startOfFile = (): number | null => {
    const startBytes = bytes.subarray(0, length);
    for (
      let partStart = startBytes.indexOf(delimiter, searchStart);
      partStart >= 0;
      partStart = startBytes.indexOf(delimiter, searchStart)
    ) {
      searchStart = partStart;
      const headersEnd = startBytes.indexOf(BLANK, partStart);
      if (headersEnd < 0) return null;
      const headers = startBytes.toString('utf8', partStart, headersEnd);
      if (/^content-disposition:.*;\s*filename\*?=/im.test(headers)) return headersEnd + BLANK.length;
      searchStart = partStart + 1;
    }
    searchStart = Math.max(searchStart, length - delimiter.length + 1);
    return null;
  };
  for (;;) {
    const startBytes = bytes.subarray(0, length);
    const fileOffset = startOfFile();
    if (fileOffset !== null)
      return {
        startBytes: startBytes.subarray(0, fileOffset),
        fileStart: startBytes.subarray(fileOffset),
        consumedBytes: fileOffset,
      };
    if (length > MAX_UPLOAD_START_BYTES) throw tooLarge();
    const chunk = await source.next();
    if (chunk.done) return { startBytes, fileStart: null, consumedBytes: length };
    if (length + chunk.value.byteLength > bytes.length) bytes = Buffer.concat([startBytes, chunk.value]);
    else bytes.set(chunk.value, length);
    length += chunk.value.byteLength;
  }
}

async function parseForm(bytes: Buffer, boundary: string): Promise<FormData> {
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  return new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
}

async function* readUntilBoundary(
  firstBytes: Buffer,
  source: AsyncIterator<Uint8Array>,
  boundary: string,
): AsyncGenerator<Uint8Array> {
  const delimiter = Buffer.from(`${LINE}--${boundary}`);
  let buffered = firstBytes;
  for (;;) {
    const delimiterIndex = buffered.indexOf(delimiter);
    if (delimiterIndex >= 0) {
      if (delimiterIndex > 0) yield buffered.subarray(0, delimiterIndex);
      return await drainSource(source);
    }
    const completeLength = buffered.length - delimiter.length + 1;
    if (completeLength > 0) {
      yield buffered.subarray(0, completeLength);
      buffered = buffered.subarray(completeLength);
    }
    const chunk = await source.next();
    if (chunk.done) throw new Response(null, { status: 400 });
    buffered = buffered.length === 0 ? Buffer.from(chunk.value) : Buffer.concat([buffered, chunk.value]);
  }
}

async function drainSource(source: AsyncIterator<Uint8Array>): Promise<void> {
  for (let chunk = await source.next(); !chunk.done; chunk = await source.next());
}
