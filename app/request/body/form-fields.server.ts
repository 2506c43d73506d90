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

  constructor(maxBytes: number) {
    this.#slice = Buffer.allocUnsafe(Math.min(SLICE_BYTES, maxBytes));
  }

  /** @param maxLength in UTF-16 units @param shouldNormalize to NFC */
  async text(encodedText: Buffer, maxLength: number, shouldNormalize = false): Promise<string> {
    const utf8 = new StringDecoder('utf8');
    const texts: string[] = [];
    let unitCount = 0;
    // The next slice may add combining marks to the last letter.
    let pendingLetter = '';
    const add = (text: string) => {
      texts.push(shouldNormalize ? text.normalize('NFC') : text);
      unitCount += text.length;
    };
    for (let position = 0; position < encodedText.length && unitCount < maxLength; ) {
      const { nextPosition, length } = this.#decode(encodedText, position);
      const text = pendingLetter + limitCombiningMarks(utf8.write(this.#slice.subarray(0, length)));
      pendingLetter = shouldNormalize ? readLastLetter(text) : '';
      add(text.slice(0, text.length - pendingLetter.length));
      this.#decodedThisTurn += nextPosition - position;
      position = nextPosition;
      if (this.#decodedThisTurn < SLICE_BYTES) continue;
      this.#decodedThisTurn = 0;
      await nextTurn();
    }
    add(pendingLetter + (unitCount < maxLength ? utf8.end() : ''));
    return texts.join('');
  }

  #decode(encodedText: Buffer, start: number): { nextPosition: number; length: number } {
    const slice = this.#slice;
    const end = Math.min(encodedText.length, start + SLICE_BYTES);
    let position = start;
    let length = 0;
    for (; position < end; position += 1) {
      const byte = encodedText[position] ?? 0;
      const value =
        byte === PERCENT
          ? hexValueOf(encodedText[position + 1]) * 16 + hexValueOf(encodedText[position + 2])
          : Number.NaN;
      if (!Number.isNaN(value)) position += 2;
      slice[length] = Number.isNaN(value) ? (byte === PLUS ? SPACE : byte) : value;
      length += 1;
    }
    return { nextPosition: position, length };
  }
}

const hexValueOf = (byte: number | undefined): number => HEX_VALUES[byte ?? 0] ?? Number.NaN;

const HEX_VALUES = Array.from({ length: 256 }, (_, byte) => {
  const hexDigit = String.fromCharCode(byte);
  return /[\da-f]/i.test(hexDigit) ? Number.parseInt(hexDigit, 16) : Number.NaN;
});

/** Unicode's stream-safe format has U+034F after 30 combining marks. Normalising 100,000 marks would take minutes. */
const limitCombiningMarks = (text: string): string => text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f');

const MAX_LETTER = 64;

function readLastLetter(text: string): string {
  const ending = text.slice(-MAX_LETTER);
  return /(?:\P{M}|^)\p{M}*$/u.exec(ending)?.[0] ?? '';
}

const FIELD_NAME = /^[A-Za-z_]\w{0,63}$/;

const AMPERSAND = '&'.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);

/** Each of the 64 characters may be percent-encoded. */
const MAX_NAME_BYTES = 3 * 64;

export interface ParsedFields {
  form: FormData;
  truncatedNames: string[];
  isTooMany: boolean;
}

class FieldCollector implements ParsedFields {
  readonly form = new FormData();
  readonly truncatedNames: string[] = [];
  isTooMany = false;
  readonly #bounds: FormLimits;
  #fields = 0;

  constructor(limits: FormLimits) {
    this.#bounds = limits;
  }

  accepts(name: string): boolean {
    return this.#fields < MAX_FORM_FIELDS && FIELD_NAME.test(name) && !this.form.has(name);
  }

  /** In UTF-16 units. Allows one character above the limit, so that the length rule still fails. */
  maxLengthOf(name: string): number {
    const { maxCharacters, maxCharactersByField = {} } = this.#bounds;
    return (
      2 * ((this.allowsLongText(name) ? (maxCharactersByField[name] ?? maxCharacters) : maxCharacters) + 1)
    );
  }

  allowsLongText(name: string): boolean {
    return Object.hasOwn(this.#bounds.maxCharactersByField ?? {}, name);
  }

  addField(name: string, value: string): void {
    this.#fields += 1;
    const maxLength = this.maxLengthOf(name);
    const isLong = value.length > maxLength;
    if (isLong) this.truncatedNames.push(name);
    this.form.set(name, isLong ? copyString(cutText(value, maxLength)) : value);
  }
}

/** A substring would keep the whole text in memory. */
const copyString = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

export async function parseUrlEncodedFields(bytes: Buffer, limits: FormLimits): Promise<ParsedFields> {
  const fields = new FieldCollector(limits);
  const decoder = new PercentDecoder(bytes.length);
  let pairs = 0;
  for (let start = 0; start < bytes.length; ) {
    const ampersandIndex = bytes.indexOf(AMPERSAND, start);
    const end = ampersandIndex < 0 ? bytes.length : ampersandIndex;
    pairs += 1;
    if (pairs > MAX_FORM_PAIRS) {
      fields.isTooMany = true;
      break;
    }
    await addPair(fields, bytes.subarray(start, end), decoder);
    start = end + 1;
  }
  return fields;
}

async function addPair(fields: FieldCollector, pair: Buffer, decoder: PercentDecoder): Promise<void> {
  const equalsIndex = pair.indexOf(EQUALS);
  const nameEnd = equalsIndex < 0 ? pair.length : equalsIndex;
  if (nameEnd > MAX_NAME_BYTES) return;
  const name = await decoder.text(pair.subarray(0, nameEnd), MAX_NAME_BYTES);
  if (!fields.accepts(name)) return;
  const maxLength = fields.maxLengthOf(name) + 1;
  fields.addField(
    name,
    await decoder.text(pair.subarray(nameEnd + 1), maxLength, fields.allowsLongText(name)),
  );
}

export function checkParsedFields(form: FormData, limits: FormLimits): ParsedFields {
  const fields = new FieldCollector(limits);
  for (const [name, value] of form) {
    if (typeof value === 'string' && fields.accepts(name)) fields.addField(name, limitCombiningMarks(value));
  }
  return fields;
}
