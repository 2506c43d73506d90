import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { cutText } from '~/domain/text';
import { type FormLimits, MAX_FORM_FIELDS, MAX_FORM_PAIRS } from './form-limits.server';

/** Decoding a slice takes a few milliseconds of an event-loop turn. */
const SLICE_BYTES = 256 * 1024;

const PERCENT = '%'.charCodeAt(0);
const PLUS = '+'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);

class PercentDecoder {
  readonly #slice: Buffer;
  #decodedThisTurn = 0;

  constructor(longest: number) {
    this.#slice = Buffer.allocUnsafe(Math.min(SLICE_BYTES, longest));
  }

  /** @param maxLength in UTF-16 units @param normalises to NFC */
  async text(encoded: Buffer, maxLength: number, normalises = false): Promise<string> {
    const utf8 = new StringDecoder('utf8');
    const texts: string[] = [];
    let units = 0;
    // The next slice may add combining marks to the last letter.
    let openLetter = '';
    const add = (text: string) => {
      texts.push(normalises ? text.normalize('NFC') : text);
      units += text.length;
    };
    for (let from = 0; from < encoded.length && units < maxLength; ) {
      const { next, length } = this.#decode(encoded, from);
      const text = openLetter + limitMarks(utf8.write(this.#slice.subarray(0, length)));
      openLetter = normalises ? lastLetter(text) : '';
      add(text.slice(0, text.length - openLetter.length));
      this.#decodedThisTurn += next - from;
      from = next;
      if (this.#decodedThisTurn < SLICE_BYTES) continue;
      this.#decodedThisTurn = 0;
      await nextTurn();
    }
    add(openLetter + (units < maxLength ? utf8.end() : ''));
    return texts.join('');
  }

  #decode(encoded: Buffer, from: number): { next: number; length: number } {
    const slice = this.#slice;
    const end = Math.min(encoded.length, from + SLICE_BYTES);
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

/** Unicode's stream-safe format has U+034F after 30 combining marks. Normalising 100,000 marks would take minutes. */
const limitMarks = (text: string): string => text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f');

const MAX_LETTER = 64;

function lastLetter(text: string): string {
  const end = text.slice(-MAX_LETTER);
  return /(?:\P{M}|^)\p{M}*$/u.exec(end)?.[0] ?? '';
}

const FIELD_NAME = /^[A-Za-z_]\w{0,63}$/;

const AMPERSAND = '&'.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);

/** Each of the 64 characters may be percent-encoded. */
const MAX_NAME_BYTES = 3 * 64;

export interface ParsedFields {
  form: FormData;
  cut: string[];
  isTooMany: boolean;
}

class FieldCollector implements ParsedFields {
  readonly form = new FormData();
  readonly cut: string[] = [];
  isTooMany = false;
  readonly #bounds: FormLimits;
  #fields = 0;

  constructor(bounds: FormLimits) {
    this.#bounds = bounds;
  }

  wants(name: string): boolean {
    return this.#fields < MAX_FORM_FIELDS && FIELD_NAME.test(name) && !this.form.has(name);
  }

  /** In UTF-16 units. Allows one character above the limit, so that the length rule still fails. */
  cutAt(name: string): number {
    const { maxCharacters, maxCharactersByField = {} } = this.#bounds;
    return 2 * ((this.isLonger(name) ? (maxCharactersByField[name] ?? maxCharacters) : maxCharacters) + 1);
  }

  isLonger(name: string): boolean {
    return Object.hasOwn(this.#bounds.maxCharactersByField ?? {}, name);
  }

  take(name: string, value: string): void {
    this.#fields += 1;
    const maxLength = this.cutAt(name);
    const isLong = value.length > maxLength;
    if (isLong) this.cut.push(name);
    this.form.set(name, isLong ? copyString(cutText(value, maxLength)) : value);
  }
}

/** A substring would keep the whole text in memory. */
const copyString = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

export async function parseUrlEncodedFields(bytes: Buffer, bounds: FormLimits): Promise<ParsedFields> {
  const fields = new FieldCollector(bounds);
  const decoder = new PercentDecoder(bytes.length);
  let pairs = 0;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(AMPERSAND, start);
    const end = found < 0 ? bytes.length : found;
    pairs += 1;
    if (pairs > MAX_FORM_PAIRS) {
      fields.isTooMany = true;
      break;
    }
    await takePair(fields, bytes.subarray(start, end), decoder);
    start = end + 1;
  }
  return fields;
}

async function takePair(fields: FieldCollector, pair: Buffer, decoder: PercentDecoder): Promise<void> {
  const equals = pair.indexOf(EQUALS);
  const nameEnd = equals < 0 ? pair.length : equals;
  if (nameEnd > MAX_NAME_BYTES) return;
  const name = await decoder.text(pair.subarray(0, nameEnd), MAX_NAME_BYTES);
  if (!fields.wants(name)) return;
  const maxLength = fields.cutAt(name) + 1;
  fields.take(name, await decoder.text(pair.subarray(nameEnd + 1), maxLength, fields.isLonger(name)));
}

export function checkParsedFields(form: FormData, bounds: FormLimits): ParsedFields {
  const fields = new FieldCollector(bounds);
  for (const [name, value] of form) {
    if (typeof value === 'string' && fields.wants(name)) fields.take(name, limitMarks(value));
  }
  return fields;
}
