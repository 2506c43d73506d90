import { fileTypeFromBuffer } from 'file-type';
import { findKindByFirstBytes, isFileKind } from '~/domain/file-kinds';

const MAX_INSPECTED_BYTES = 4_100;

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
  const remainingChunks = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < MAX_INSPECTED_BYTES) {
    const nextChunk = await remainingChunks.next();
    if (nextChunk.done) break;
    chunks.push(nextChunk.value);
    length += nextChunk.value.byteLength;
  }
  const firstBytes = Buffer.concat(chunks);
  return {
    isEmpty: firstBytes.length === 0,
    kind: await kindOf(firstBytes),
    bytes: bounded(firstBytes, remainingChunks, maxBytes),
  };
}

async function kindOf(firstBytes: Buffer): Promise<string | undefined> {
  const kind = findKindByFirstBytes(firstBytes);
  if (kind !== undefined && kind !== 'application/zip') return kind;
  const detectedType = (await fileTypeFromBuffer(new Uint8Array(firstBytes.subarray(0, MAX_INSPECTED_BYTES))))
    ?.mime;
  const isSupportedKind = detectedType !== undefined && isFileKind(detectedType);
  return isSupportedKind === (kind !== undefined) ? detectedType : kind;
}

async function* bounded(
  firstBytes: Buffer,
  remainingChunks: AsyncIterator<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let sentBytes = firstBytes.length;
  if (sentBytes > maxBytes) throw new FileTooLargeError();
  if (sentBytes > 0) yield firstBytes;
  for (
    let nextChunk = await remainingChunks.next();
    !nextChunk.done;
    nextChunk = await remainingChunks.next()
  ) {
    sentBytes += nextChunk.value.byteLength;
    if (sentBytes > maxBytes) throw new FileTooLargeError();
    yield nextChunk.value;
  }
}

/** Reads a refused file up to this multiple of its limit, because browsers read the response only after sending. */
const MAX_DRAINED_MULTIPLE = 4;

export async function drainBody(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<void> {
  let readBytes = 0;
  try {
    for await (const chunk of bytes) {
      readBytes += chunk.byteLength;
      if (readBytes > maxBytes * MAX_DRAINED_MULTIPLE) return;
    }
  } catch {}
}
