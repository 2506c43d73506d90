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

const FIELD_NAME = /^[A-Za-z_]\w{0,63}$/;

const AMPERSAND = '&'.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);
const PERCENT = '%'.charCodeAt(0);
const PLUS = '+'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);

const MAX_NAME = 3 * 64;
const MOST_OF_LETTER = 64;
/** Bytes decoded per event-loop turn; takes a few milliseconds. */
const SLICE = 256 * 1024;

export interface Fields {
  form: FormData;
  cut: string[];
  isTooMany: boolean;
}

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

  /** One character above the limit, each up to two UTF-16 units, so that the length rule still fails. */
  cutAt(name: string): number {
    const { longest, longer = {} } = this.#bounds;
    return 2 * ((this.isLonger(name) ? (longer[name] ?? longest) : longest) + 1);
  }

  isLonger(name: string): boolean {
    return Object.hasOwn(this.#bounds.longer ?? {}, name);
  }

  take(name: string, value: string): void {
    this.#fields += 1;
    const most = this.cutAt(name);
    const isLong = value.length > most;
    if (isLong) this.cut.push(name);
    this.form.set(name, isLong ? ownCopy(value.slice(0, most)) : value);
  }
}

/** A substring would keep the whole text in memory. */
const ownCopy = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** Unicode stream-safe format: at most 30 marks per letter. Normalising 100,000 marks would take minutes. */
const streamSafe = (text: string): string => text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f');

function startOfLetter(text: string): number {
  const tail = text.slice(-MOST_OF_LETTER);
  return text.length - (/(?:\P{M}|^)\p{M}*$/u.exec(tail)?.[0].length ?? 0);
}

/** Decodes only values that are kept, and yields to the event loop. */
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
  const most = fields.cutAt(name) + 1;
  fields.take(name, await decoder.text(pair.subarray(nameEnd + 1), most, fields.isLonger(name)));
}

class SliceDecoder {
  readonly #slice: Buffer;
  #done = 0;

  constructor(longest: number) {
    this.#slice = Buffer.allocUnsafe(Math.min(SLICE, longest));
  }

  async text(encoded: Buffer, most: number, normalises = false): Promise<string> {
    const decoder = new StringDecoder('utf8');
    const texts: string[] = [];
    let units = 0;
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

const hex = (byte: number | undefined): number => HEX[byte ?? 0] ?? Number.NaN;

const HEX = Array.from({ length: 256 }, (_, byte) => {
  const letter = String.fromCharCode(byte);
  return /[\da-f]/i.test(letter) ? Number.parseInt(letter, 16) : Number.NaN;
});

export function parsedFields(form: FormData, bounds: FormBounds): Fields {
  const fields = new Collected(bounds);
  for (const [name, value] of form) {
    if (typeof value === 'string' && fields.wants(name)) fields.take(name, streamSafe(value));
  }
  return fields;
}

export function boundaryOf(contentType: string): string | null {
  try {
    const { essence, params } = new MIMEType(contentType);
    const boundary = params.get('boundary') ?? '';
    return essence === 'multipart/form-data' && /^.{1,70}$/.test(boundary) ? boundary : null;
  } catch {
    return null;
  }
}

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
