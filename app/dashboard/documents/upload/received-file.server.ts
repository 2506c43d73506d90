import { fileTypeFromBuffer } from 'file-type';
import { findKindByFirstBytes, isFileKind } from '~/domain/file-kinds';

const HEAD_BYTES = 4_100;

export class FileTooLargeError extends Error {}

export interface InspectedFile {
  isEmpty: boolean;
  kind: string | undefined;
  /** Whole file, including bytes already inspected. @throws FileTooLargeError */
  bytes: AsyncIterable<Uint8Array>;
}

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

/** Distinguishes office files from other archives. */
async function kindOf(head: Buffer): Promise<string | undefined> {
  const kind = findKindByFirstBytes(head);
  if (kind !== undefined && kind !== 'application/zip') return kind;
  const found = (await fileTypeFromBuffer(new Uint8Array(head.subarray(0, HEAD_BYTES))))?.mime;
  const isListable = found !== undefined && isFileKind(found);
  return isListable === (kind !== undefined) ? found : kind;
}

async function* bounded(
  head: Buffer,
  rest: AsyncIterator<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let sent = head.length;
  if (sent > maxBytes) throw new FileTooLargeError();
  if (sent > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    sent += next.value.byteLength;
    if (sent > maxBytes) throw new FileTooLargeError();
    yield next.value;
  }
}

/** Refused files are read up to this multiple, because browsers read the response only after sending. */
const MAX_DRAINED_MULTIPLE = 4;

export async function drainBody(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<void> {
  let read = 0;
  try {
    for await (const chunk of bytes) {
      read += chunk.byteLength;
      if (read > maxBytes * MAX_DRAINED_MULTIPLE) return;
    }
  } catch {}
}
