import { Buffer } from 'node:buffer';
import { reportRefusal } from '~/telemetry/metrics.server';
import { checkFormFields, hasTooManyParts, parseBoundary, runFormCheck } from './form-body.server';

const MAX_HEAD_BYTES = 64 * 1024;
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
  const { head, rest, consumed } = await readHead(source, boundary);
  const end = `${LINE}--${boundary}--${LINE}`;
  if (hasTooManyParts(head, boundary)) throw tooLarge();
  const form = await parsed(Buffer.concat([head, Buffer.from(rest === null ? '' : end)]), boundary);
  const fields = await runFormCheck(request, checkFormFields(form));
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (rest === null || file === undefined) return { fields, file: null };
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  const size = Number.isInteger(length) ? Math.max(0, length - consumed - end.length) : null;
  return { fields, file: { name: file.name, bytes: untilBoundary(rest, source, boundary), size } };
}

function tooLarge(): Response {
  reportRefusal('large-form');
  return new Response(null, { status: 413 });
}

interface Head {
  head: Buffer;
  rest: Buffer | null;
  consumed: number;
}

async function readHead(source: AsyncIterator<Uint8Array>, boundary: string): Promise<Head> {
  const delimiter = Buffer.from(`--${boundary}${LINE}`);
  let bytes = Buffer.allocUnsafeSlow(2 * MAX_HEAD_BYTES);
  let length = 0;
  let from = 0;
  const startOfFile = (): number | null => {
    const head = bytes.subarray(0, length);
    for (let at = head.indexOf(delimiter, from); at >= 0; at = head.indexOf(delimiter, from)) {
      from = at;
      const end = head.indexOf(BLANK, at);
      if (end < 0) return null;
      const headers = head.toString('utf8', at, end);
      if (/^content-disposition:.*;\s*filename\*?=/im.test(headers)) return end + BLANK.length;
      from = at + 1;
    }
    from = Math.max(from, length - delimiter.length + 1);
    return null;
  };
  for (;;) {
    const head = bytes.subarray(0, length);
    const start = startOfFile();
    if (start !== null) return { head: head.subarray(0, start), rest: head.subarray(start), consumed: start };
    if (length > MAX_HEAD_BYTES) throw tooLarge();
    const next = await source.next();
    if (next.done) return { head, rest: null, consumed: length };
    if (length + next.value.byteLength > bytes.length) bytes = Buffer.concat([head, next.value]);
    else bytes.set(next.value, length);
    length += next.value.byteLength;
  }
}

async function parsed(bytes: Buffer, boundary: string): Promise<FormData> {
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  return new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
}

async function* untilBoundary(
  first: Buffer,
  source: AsyncIterator<Uint8Array>,
  boundary: string,
): AsyncGenerator<Uint8Array> {
  const delimiter = Buffer.from(`${LINE}--${boundary}`);
  let buffered = first;
  for (;;) {
    const end = buffered.indexOf(delimiter);
    if (end >= 0) {
      if (end > 0) yield buffered.subarray(0, end);
      return await drain(source);
    }
    const safe = buffered.length - delimiter.length + 1;
    if (safe > 0) {
      yield buffered.subarray(0, safe);
      buffered = buffered.subarray(safe);
    }
    const next = await source.next();
    if (next.done) throw new Response(null, { status: 400 });
    buffered = buffered.length === 0 ? Buffer.from(next.value) : Buffer.concat([buffered, next.value]);
  }
}

async function drain(source: AsyncIterator<Uint8Array>): Promise<void> {
  for (let next = await source.next(); !next.done; next = await source.next());
}
