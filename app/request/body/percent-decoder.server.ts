import { StringDecoder } from 'node:string_decoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lastLetter, limitMarks } from './combining-marks';

/** Bytes decoded per event-loop turn; takes a few milliseconds. */
const SLICE = 256 * 1024;

const PERCENT = '%'.charCodeAt(0);
const PLUS = '+'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);

/** Decodes one body in slices, and yields to the event loop after each. */
export class PercentDecoder {
  readonly #slice: Buffer;
  #decodedThisTurn = 0;

  constructor(longest: number) {
    this.#slice = Buffer.allocUnsafe(Math.min(SLICE, longest));
  }

  /** @param most stops after this many UTF-16 units @param normalises to NFC */
  async text(encoded: Buffer, most: number, normalises = false): Promise<string> {
    const utf8 = new StringDecoder('utf8');
    const texts: string[] = [];
    let units = 0;
    // Normalised only with the next slice, which may add marks to this letter.
    let openLetter = '';
    const add = (text: string) => {
      texts.push(normalises ? text.normalize('NFC') : text);
      units += text.length;
    };
    for (let from = 0; from < encoded.length && units < most; ) {
      const { next, length } = this.#decode(encoded, from);
      const text = openLetter + limitMarks(utf8.write(this.#slice.subarray(0, length)));
      openLetter = normalises ? lastLetter(text) : '';
      add(text.slice(0, text.length - openLetter.length));
      this.#decodedThisTurn += next - from;
      from = next;
      if (this.#decodedThisTurn < SLICE) continue;
      this.#decodedThisTurn = 0;
      await nextTurn();
    }
    add(openLetter + (units < most ? utf8.end() : ''));
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
