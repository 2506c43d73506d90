import { StringDecoder } from 'node:string_decoder';
import { setImmediate as turn } from 'node:timers/promises';
import { MIMEType } from 'node:util';
import {
  type FormBounds,
  MAX_ALL_PART_HEADERS,
  MAX_FIELDS,
  MAX_PAIRS,
  MAX_PART_HEADERS,
} from './body-bounds.server';

/** The portal's forms have flat names; brackets would make a form library build what they describe. */
const FIELD_NAME = /^[A-Za-z_]\w{0,63}$/;

const AMPERSAND = '&'.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);
const PERCENT = '%'.charCodeAt(0);
const PLUS = '+'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);

/** Bytes of a name at most, percent-encoded. */
const MAX_NAME = 3 * 64;
/** Units of a letter with its marks in the stream-safe format. */
const MOST_OF_LETTER = 64;
/** Bytes that are decoded in one turn of the event loop: some milliseconds. */
const SLICE = 256 * 1024;

/** The fields of a form within the bounds. */
export interface Fields {
  form: FormData;
  /** Names of values that were cut. */
  cut: string[];
  /** Members beyond the bound were not looked at. */
  isTooMany: boolean;
}

/** Takes the first value of each flat name, and leaves out what no form of the portal sends. */
class Collected implements Fields {
  readonly form = new FormData();
  readonly cut: string[] = [];
  isTooMany = false;
  readonly #bounds: FormBounds;
  #fields = 0;

  constructor(bounds: FormBounds) {
    this.#bounds = bounds;
  }

  wants(name: string): boolean {
    return this.#fields < MAX_FIELDS && FIELD_NAME.test(name) && !this.form.has(name);
  }

  /** Longer values are cut to this: one character more than the field takes, each maybe two units of a text, so that its own rule is still broken. */
  cutAt(name: string): number {
    const { longest, longer = {} } = this.#bounds;
    return 2 * ((this.isLonger(name) ? (longer[name] ?? longest) : longest) + 1);
  }

  isLonger(name: string): boolean {
    return Object.hasOwn(this.#bounds.longer ?? {}, name);
  }

  /** @param value of which more than `cutAt` units need not be there */
  take(name: string, value: string): void {
    this.#fields += 1;
    const most = this.cutAt(name);
    const isLong = value.length > most;
    if (isLong) this.cut.push(name);
    this.form.set(name, isLong ? ownCopy(value.slice(0, most)) : value);
  }
}

/** A part of a text would keep the whole text in memory. */
const ownCopy = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/**
 * Unicode's stream-safe format: no more than 30 marks on one letter, which no language writes. Normalising sorts them, and takes minutes for a
 * hundred thousand.
 */
const streamSafe = (text: string): string => text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f');

/** Where the last letter of a text begins with its marks. */
function startOfLetter(text: string): number {
  const tail = text.slice(-MOST_OF_LETTER);
  return text.length - (/(?:\P{M}|^)\p{M}*$/u.exec(tail)?.[0].length ?? 0);
}

/** Reads `application/x-www-form-urlencoded`: only what is kept is decoded, and other requests go on meanwhile. */
export async function urlEncodedFields(bytes: Buffer, bounds: FormBounds): Promise<Fields> {
  const fields = new Collected(bounds);
  const decoder = new SliceDecoder(bytes.length);
  let pairs = 0;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(AMPERSAND, start);
    const end = found < 0 ? bytes.length : found;
    pairs += 1;
    if (pairs > MAX_PAIRS) {
      fields.isTooMany = true;
      break;
    }
    await takePair(fields, bytes.subarray(start, end), decoder);
    start = end + 1;
  }
  return fields;
}

async function takePair(fields: Collected, pair: Buffer, decoder: SliceDecoder): Promise<void> {
  const equals = pair.indexOf(EQUALS);
  const nameEnd = equals < 0 ? pair.length : equals;
  if (nameEnd > MAX_NAME) return;
  const name = await decoder.text(pair.subarray(0, nameEnd), MAX_NAME);
  if (!fields.wants(name)) return;
  // One unit more than is kept shows that the value was cut.
  const most = fields.cutAt(name) + 1;
  fields.take(name, await decoder.text(pair.subarray(nameEnd + 1), most, fields.isLonger(name)));
}

/** Decodes percent-encoded texts of one form. After each slice the event loop turns. */
class SliceDecoder {
  readonly #slice: Buffer;
  /** Bytes that were decoded in this turn. */
  #done = 0;

  /** @param longest bytes of a text */
  constructor(longest: number) {
    this.#slice = Buffer.allocUnsafe(Math.min(SLICE, longest));
  }

  /** The text of the bytes, which may stop once it has `most` units. @param normalises to NFC */
  async text(encoded: Buffer, most: number, normalises = false): Promise<string> {
    const decoder = new StringDecoder('utf8');
    const texts: string[] = [];
    let units = 0;
    /** What the next slice may belong to: a letter and marks. */
    let open = '';
    const add = (text: string) => {
      texts.push(normalises ? text.normalize('NFC') : text);
      units += text.length;
    };
    for (let from = 0; from < encoded.length && units < most; ) {
      const { next, length } = this.#decode(encoded, from);
      const text = open + streamSafe(decoder.write(this.#slice.subarray(0, length)));
      open = normalises ? text.slice(startOfLetter(text)) : '';
      add(text.slice(0, text.length - open.length));
      this.#done += next - from;
      from = next;
      if (this.#done < SLICE) continue;
      this.#done = 0;
      await turn();
    }
    add(open + (units < most ? decoder.end() : ''));
    return texts.join('');
  }

  /** Decodes a slice; one that ends within an encoded byte takes all of that byte. */
  #decode(encoded: Buffer, from: number): { next: number; length: number } {
    const slice = this.#slice;
    const end = Math.min(encoded.length, from + SLICE);
    let at = from;
    let length = 0;
    for (; at < end; at += 1) {
      const byte = encoded[at] ?? 0;
      const value = byte === PERCENT ? hex(encoded[at + 1]) * 16 + hex(encoded[at + 2]) : Number.NaN;
      if (!Number.isNaN(value)) at += 2;
      slice[length] = Number.isNaN(value) ? (byte === PLUS ? SPACE : byte) : value;
      length += 1;
    }
    return { next: at, length };
  }
}

/** The value of a hexadecimal digit; NaN for any other byte, and for none. */
const hex = (byte: number | undefined): number => HEX[byte ?? 0] ?? Number.NaN;

const HEX = Array.from({ length: 256 }, (_, byte) => {
  const letter = String.fromCharCode(byte);
  return /[\da-f]/i.test(letter) ? Number.parseInt(letter, 16) : Number.NaN;
});

/** The fields of a form that the platform has read. */
export function parsedFields(form: FormData, bounds: FormBounds): Fields {
  const fields = new Collected(bounds);
  for (const [name, value] of form) {
    if (typeof value === 'string' && fields.wants(name)) fields.take(name, streamSafe(value));
  }
  return fields;
}

/** The boundary of a `multipart/form-data` body as the parser of the platform reads it; null for any other type. */
export function boundaryOf(contentType: string): string | null {
  try {
    const { essence, params } = new MIMEType(contentType);
    const boundary = params.get('boundary') ?? '';
    return essence === 'multipart/form-data' && /^.{1,70}$/.test(boundary) ? boundary : null;
  } catch {
    return null;
  }
}

/** True for a `multipart/form-data` body with more parts, or more headers, than a form has; the platform would read each of them. */
export function hasTooManyParts(bytes: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`;
  let parts = 0;
  let allHeaders = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; ) {
    parts += 1;
    at += delimiter.length;
    const begun = bytes.subarray(at, at + MAX_PART_HEADERS);
    const end = begun.indexOf('\r\n\r\n');
    const headers = end < 0 ? begun.length : end;
    allHeaders += headers;
    if (parts > MAX_PAIRS || headers >= MAX_PART_HEADERS || allHeaders > MAX_ALL_PART_HEADERS) return true;
    at = bytes.indexOf(delimiter, at);
  }
  return false;
}
