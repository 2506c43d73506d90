import { opensWithoutPassword } from './empty-password.server';
import {
  isDictionary,
  type PdfDictionary,
  PdfName,
  PdfReference,
  type PdfValue,
  readPdfValue,
} from './pdf-value';

export class PdfPasswordError extends Error {}

/** Holds the last chunk back, so that a refused PDF never arrives whole. @throws PdfPasswordError */
export async function* rejectPdfWithPassword(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const scan = new PdfPasswordScanner();
  let heldBack: Uint8Array | null = null;
  for await (const chunk of bytes) {
    if (heldBack !== null) yield heldBack;
    heldBack = chunk;
    scan.push(chunk);
  }
  if (scan.needsPassword()) throw new PdfPasswordError();
  if (heldBack !== null) yield heldBack;
}

const MARKER = /obj|trailer|startxref|%PDF-/g;
const MAX_MARKER_BYTES = 9;

const OBJECT_NUMBER = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]+$/;
const MAX_NUMBER_BYTES = 32;

const MAX_PART_BYTES = 16 * 1024;

const MAX_SECTIONS = 100;

const MAX_DICTIONARIES = 1_000;

/** Bytes of tolerance for `startxref`, because programs count line ends differently. */
const TOLERANCE_BYTES = 20;

interface Section {
  offset: number;
  isStream: boolean;
  encrypt: PdfValue;
  id: Buffer;
}

interface Part {
  marker: string;
  start: number;
  offset: number;
  number: number | null;
}

/** Holds at most `MAX_PART_BYTES` and the current chunk. */
export class PdfPasswordScanner {
  #text = '';
  #offset = 0;
  #searched = 0;
  #part: Part | null = null;
  #header: number | null = null;
  #start: number | null = null;
  #dictionariesRead = 0;
  readonly #sections: Section[] = [];
  readonly #encryptions = new Map<number, PdfDictionary>();

  push(chunk: Uint8Array): void {
    this.#text += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    MARKER.lastIndex = this.#searched;
    for (let match = MARKER.exec(this.#text); match; match = MARKER.exec(this.#text)) this.#begin(match);
    this.#forget();
  }

  /** True even if the PDF opens without a password. */
  isEncrypted(): boolean {
    this.#read(this.#text.length);
    return (this.#currentSection()?.encrypt ?? null) !== null;
  }

  needsPassword(): boolean {
    this.#read(this.#text.length);
    const section = this.#currentSection();
    if (!section || section.encrypt === null) return false;
    const { encrypt, id } = section;
    const encryption = encrypt instanceof PdfReference ? this.#encryptions.get(encrypt.number) : encrypt;
    return !isDictionary(encryption) || !opensWithoutPassword(encryption, id);
  }

  #begin({ 0: marker, index }: RegExpExecArray): void {
    this.#read(index);
    const offset = this.#offset + index;
    const isObject = marker === 'obj' && isBlank(this.#text.charCodeAt(index - 1));
    const precedingText = isObject && this.#text.slice(Math.max(0, index - MAX_NUMBER_BYTES), index);
    const [number, digits] = (precedingText && OBJECT_NUMBER.exec(precedingText)) || [];
    this.#searched = index + marker.length;
    this.#part = {
      marker,
      start: this.#searched,
      offset: offset - (number?.length ?? 0),
      number: digits === undefined ? null : Number(digits),
    };
  }

  #read(end: number): void {
    const part = this.#part;
    this.#part = null;
    if (part === null) return;
    const { marker, start, offset: at, number } = part;
    const text = this.#text.slice(start, Math.min(end, start + MAX_PART_BYTES));
    if (marker === '%PDF-') this.#header ??= at;
    else if (marker === 'startxref') this.#start = Number(/^\s*(\d{1,15})/.exec(text)?.[1] ?? Number.NaN);
    else if (marker === 'trailer' || (number !== null && /\/(?:XRef|Standard)/.test(text))) {
      if (this.#dictionariesRead >= MAX_DICTIONARIES) return;
      this.#dictionariesRead += 1;
      const value = readPdfValue(text, 0);
      if (isDictionary(value)) this.#note(value, at, number);
    }
  }

  #note(value: PdfDictionary, offset: number, number: number | null): void {
    const isStream = number !== null && isNamed(value.get('Type'), 'XRef');
    if (number === null || isStream) {
      const [id] = [value.get('ID')].flat();
      const section = {
        offset,
        isStream,
        encrypt: value.get('Encrypt') ?? null,
        id: Buffer.isBuffer(id) ? id : Buffer.alloc(0),
      };
      if (this.#sections.length === MAX_SECTIONS) this.#sections.pop();
      this.#sections.push(section);
    } else if (isNamed(value.get('Filter'), 'Standard')) {
      this.#encryptions.set(number, value);
    }
  }

  #forget(): void {
    const part = this.#part;
    const end = this.#text.length;
    if (part !== null && end - part.start > MAX_PART_BYTES) this.#read(end);
    this.#searched = Math.max(this.#searched, end - MAX_MARKER_BYTES);
    const retainedFrom = Math.min(this.#part?.start ?? end, end - MAX_MARKER_BYTES - MAX_NUMBER_BYTES);
    if (retainedFrom <= 0) return;
    this.#text = this.#text.slice(retainedFrom);
    this.#offset += retainedFrom;
    this.#searched -= retainedFrom;
    if (this.#part !== null) this.#part.start -= retainedFrom;
  }

  /** Some programs count offsets from the header, not from the first byte. */
  #currentSection(): Section | undefined {
    const sections = this.#sections;
    for (const base of [0, this.#header ?? 0]) {
      const start = (this.#start ?? Number.NaN) + base;
      const stream = sections.find(
        ({ offset: at, isStream }) => isStream && Math.abs(at - start) <= TOLERANCE_BYTES,
      );
      if (stream) return stream;
    }
    const start = this.#start ?? Number.NaN;
    return sections.find(({ offset: at, isStream }) => !isStream && at >= start) ?? sections.at(-1);
  }
}

const isNamed = (value: PdfValue | undefined, name: string) =>
  value instanceof PdfName && value.name === name;

const isBlank = (code: number) => code === 32 || code === 10 || code === 13 || code === 9 || code === 0;
