import { fileTypeFromBuffer } from 'file-type';
import { hasPdfHeader, isFileKind } from '~/domain/file-kinds';

const HEAD_BYTES = 4_100;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** D-52 */
export class TooLarge extends Error {}

export interface InspectedFile {
  isEmpty: boolean;
  kind: string | undefined;
  /** The whole file, including the bytes already read. @throws TooLarge */
  bytes: AsyncIterable<Uint8Array>;
}

/** DOC-04 */
export async function inspectFile(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<InspectedFile> {
  const rest = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await rest.next();
    if (next.done) break;
    chunks.push(next.value);
    length += next.value.byteLength;
  }
  const head = Buffer.concat(chunks);
  return { isEmpty: head.length === 0, kind: await kindOf(head), bytes: bounded(head, rest, maxBytes) };
}

/** A PDF header inside an executable does not make it a PDF. */
const PROGRAMS = [
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/java-vm',
  'application/wasm',
];

async function kindOf(head: Buffer): Promise<string | undefined> {
  const found = (await fileTypeFromBuffer(new Uint8Array(head.subarray(0, HEAD_BYTES))))?.mime;
  if (found === 'image/apng' || head.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    return 'image/png';
  if (found?.startsWith('image/hei')) return 'image/heic';
  const isItself = found !== undefined && (isFileKind(found) || PROGRAMS.includes(found));
  return !isItself && hasPdfHeader(head) ? 'application/pdf' : found;
}

async function* bounded(
  head: Buffer,
  rest: AsyncIterator<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let sent = head.length;
  if (sent > maxBytes) throw new TooLarge();
  if (sent > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    sent += next.value.byteLength;
    if (sent > maxBytes) throw new TooLarge();
    yield next.value;
  }
}

/** Refused files are still read up to this multiple of the size limit, so that browsers read the response. */
const MAX_DRAINED_MULTIPLE = 4;

export async function drain(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<void> {
  let read = 0;
  try {
    for await (const chunk of bytes) {
      read += chunk.byteLength;
      if (read > maxBytes * MAX_DRAINED_MULTIPLE) return;
    }
  } catch {}
}
