import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { type ObjectStream, PdfNameScanner } from './pdf/name-scan.server';
import { PdfPasswordScanner } from './pdf/pdf-password.server';
import { isDictionary, type PdfDictionary, PdfName, type PdfValue, readPdfValue } from './pdf/pdf-value';

const ACTIVE_NAMES = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'XFA',
  'SubmitForm',
  'ImportData',
  'RichMedia',
  'Movie',
  'GoToR',
  'GoToE',
  'OnInstantiate',
]);

/** Pauses after each slice, so that other requests run. */
const SLICE_BYTES = 64 * 1024;

/** Limit for all object streams of a file together. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
const MAX_OBJECT_STREAMS = 10_000;
const MAX_DEFLATE_RATIO = 1_032;

/** `unreadable` if active content cannot be ruled out. */
export type PdfVerdict = 'inert' | 'active' | 'protected' | 'unreadable';

/** Scans bytes, because PDF parsers hold the whole file and miss objects that repairing viewers reach. */
export async function inspectPdf(bytes: AsyncIterable<Uint8Array>): Promise<PdfVerdict> {
  const check = new PdfCheck();
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
      if (await check.isActive(chunk.subarray(start, start + SLICE_BYTES))) return 'active';
    }
  }
  return check.end();
}

class PdfCheck {
  readonly #scan = new PdfNameScanner();
  readonly #password = new PdfPasswordScanner();
  #isEncrypted = false;
  #isUnreadable = false;
  #unpackedBytes = 0;
  #objectStreams = 0;
  #readSincePause = 0;

  async isActive(bytes: Uint8Array, isLast = false): Promise<boolean> {
    this.#password.push(bytes);
    this.#scan.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'), isLast);
    this.#isEncrypted ||= this.#scan.names.includes('Encrypt');
    this.#isUnreadable ||= this.#scan.isAmbiguous;
    if (await this.#hasActiveName(this.#scan, bytes.length)) return true;
    for (const stream of this.#scan.objectStreams.splice(0)) {
      if (await this.#hasActiveObject(stream)) return true;
    }
    return false;
  }

  async end(): Promise<PdfVerdict> {
    if (await this.isActive(new Uint8Array(), true)) return 'active';
    if (this.#isEncrypted) return this.#password.isEncrypted() ? 'protected' : 'unreadable';
    return this.#isUnreadable ? 'unreadable' : 'inert';
  }

  async #hasActiveObject(stream: ObjectStream): Promise<boolean> {
    this.#objectStreams += 1;
    const limit = MAX_UNPACKED_BYTES - this.#unpackedBytes;
    const objects =
      this.#objectStreams > MAX_OBJECT_STREAMS || limit <= 0 ? null : await unpacked(stream, limit);
    if (objects === null) {
      this.#isUnreadable = true;
      // A broken stream counts as unpacked, or each of many broken streams could use the whole limit.
      this.#unpackedBytes += stream.data.length * MAX_DEFLATE_RATIO;
      return false;
    }
    this.#unpackedBytes += objects.text.length;
    const scan = new PdfNameScanner(objects.starts);
    for (let start = 0; start <= objects.text.length; start += SLICE_BYTES) {
      const slice = objects.text.slice(start, start + SLICE_BYTES);
      scan.push(slice, slice.length < SLICE_BYTES);
      if (await this.#hasActiveName(scan, slice.length)) return true;
    }
    this.#isUnreadable ||= scan.isAmbiguous;
    return false;
  }

  async #hasActiveName(scan: PdfNameScanner, readBytes: number): Promise<boolean> {
    const isActive = scan.names.splice(0).some((name) => ACTIVE_NAMES.has(name));
    this.#readSincePause += readBytes;
    if (this.#readSincePause >= SLICE_BYTES) {
      this.#readSincePause = 0;
      await setImmediate();
    }
    return isActive;
  }
}

interface PackedObjects {
  text: string;
  /** Sorted offsets at which viewers begin to read an object. */
  starts: number[];
}

async function unpacked({ dictionary, data }: ObjectStream, limit: number): Promise<PackedObjects | null> {
  const streamParameters = readPdfValue(dictionary, 0);
  if (!isDictionary(streamParameters) || hasDuplicateKey(dictionary, STREAM_KEYS)) return null;
  const [first, count] = [streamParameters.get('First'), streamParameters.get('N')];
  if (!isWholeNumber(first) || !isWholeNumber(count) || count > MAX_OBJECTS_OF_STREAM) return null;
  const text = await decoded(streamParameters, data, limit);
  if (text === null || first > text.length) return null;
  const starts = [first];
  const numbers = text.matchAll(/[\0\t\n\f\r ]*(\d+)(?=[\0\t\n\f\r <[(/]|$)/gy);
  let numberCount = 0;
  for (const { 1: digits } of numbers) {
    if (numberCount === count * 2) break;
    if (numberCount % 2 === 1) starts.push(first + Number(digits));
    numberCount += 1;
  }
  return numberCount === count * 2 ? { text, starts: starts.toSorted((one, second) => one - second) } : null;
}

const STREAM_KEYS = ['First', 'N', 'Length', 'Filter', 'DecodeParms', 'F', 'FFilter', 'DL'];
const MAX_OBJECTS_OF_STREAM = 100_000;

/** Viewers disagree on which value of a repeated key counts. */
function hasDuplicateKey(dictionary: string, keys: readonly string[]): boolean {
  const scan = new PdfNameScanner([]);
  scan.push(dictionary, true);
  return keys.some((key) => scan.names.indexOf(key) !== scan.names.lastIndexOf(key));
}

const isWholeNumber = (value: PdfValue | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

async function decoded(streamParameters: PdfDictionary, data: string, limit: number): Promise<string | null> {
  const filters = listOf(streamParameters.get('Filter'));
  const parameters = listOf(streamParameters.get('DecodeParms'));
  if (streamParameters.has('F') || parameters.some((each) => !isDictionary(each) || hasPredictor(each)))
    return null;
  const [filter, ...otherFilters] = filters;
  if (filter === undefined) {
    // If the declared length is greater, viewers read beyond this text.
    const length = streamParameters.get('Length');
    return isWholeNumber(length) && length <= data.length ? data : null;
  }
  const isFlate = filter instanceof PdfName && ['FlateDecode', 'Fl'].includes(filter.name);
  if (!isFlate || otherFilters.length > 0) return null;
  try {
    // Compressed data mark their own end, so a wrong declared length is harmless.
    const unpackedBytes = await promisify(inflate)(Buffer.from(data, 'latin1'), { maxOutputLength: limit });
    return unpackedBytes.toString('latin1');
  } catch {
    return null;
  }
}

function listOf(value: PdfValue | undefined): readonly PdfValue[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.filter((entry) => entry !== null) : [value];
}

function hasPredictor(parameters: PdfDictionary): boolean {
  const predictor = parameters.get('Predictor') ?? 1;
  return predictor !== 1;
}
