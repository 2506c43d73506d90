export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export class PdfReference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;
export type PdfValue =
  | null
  | boolean
  | number
  | Buffer
  | PdfName
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary;

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

const MAX_DEPTH = 16;

const BLANK_OR_COMMENT = /(?:[\s\0]|%[^\r\n]*)*/y;
const NAME = /\/((?:[^\s\0()<>[\]{}/%])*)/y;
const HEX_TEXT = /<([\da-f\s\0]*)>/iy;
const REFERENCE = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R(?![^\s\0()<>[\]{}/%])/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const KEYWORD = /[a-z]+/y;

/** ISO 32000-2, 7.3, in Latin-1 text. Undefined if missing or incomplete. */
export function readPdfValue(text: string, start: number): PdfValue | undefined {
  return new Reader(text, start).value(0);
}

class Reader {
  readonly #text: string;
  #at: number;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  value(depth: number): PdfValue | undefined {
    if (depth > MAX_DEPTH) return undefined;
    this.#skip();
    if (this.#text.startsWith('<<', this.#at)) return this.#dictionary(depth);
    switch (this.#text[this.#at]) {
      case '(':
        return this.#literal();
      case '[':
        return this.#list(depth);
      case '<': {
        const hex = this.#match(HEX_TEXT)?.[1]?.replace(/[\s\0]/g, '');
        return hex === undefined ? undefined : Buffer.from(hex.length % 2 === 0 ? hex : `${hex}0`, 'hex');
      }
      case '/':
        return this.#name();
    }
    const reference = this.#match(REFERENCE)?.[1];
    if (reference !== undefined) return new PdfReference(Number(reference));
    const number = this.#match(NUMBER)?.[0];
    if (number !== undefined) return Number(number);
    const keyword = this.#match(KEYWORD)?.[0];
    if (keyword === 'true' || keyword === 'false') return keyword === 'true';
    return keyword === 'null' ? null : undefined;
  }

  #dictionary(depth: number): PdfDictionary | undefined {
    const entries = new Map<string, PdfValue>();
    this.#at += 2;
    for (;;) {
      this.#skip();
      if (this.#text.startsWith('>>', this.#at)) {
        this.#at += 2;
        return entries;
      }
      const key = this.#name();
      const value = key && this.value(depth + 1);
      if (key === undefined || value === undefined) return undefined;
      entries.set(key.name, value);
    }
  }

  #list(depth: number): PdfValue[] | undefined {
    const values: PdfValue[] = [];
    this.#at += 1;
    for (;;) {
      this.#skip();
      if (this.#text[this.#at] === ']') {
        this.#at += 1;
        return values;
      }
      const value = this.value(depth + 1);
      if (value === undefined) return undefined;
      values.push(value);
    }
  }

  #name(): PdfName | undefined {
    const nameToken = this.#match(NAME)?.[1];
    if (nameToken === undefined) return undefined;
    const name = nameToken.replace(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    return new PdfName(name);
  }

  #literal(): Buffer | undefined {
    const text = this.#text;
    const bytes: number[] = [];
    let openParentheses = 0;
    for (let index = this.#at; index < text.length; index += 1) {
      const character = text[index] ?? '';
      if (character === '\\') {
        const [escapeSequence = '', octal] = matchAt(ESCAPE, text, index) ?? [];
        if (octal !== undefined) bytes.push(Number.parseInt(octal, 8) & 0xff);
        else if (!/[\r\n]/.test(escapeSequence)) bytes.push(escaped(escapeSequence[1] ?? ''));
        index += escapeSequence.length - 1;
        continue;
      }
      if (character === '(') openParentheses += 1;
      if (character === ')') openParentheses -= 1;
      if (openParentheses === 0) {
        this.#at = index + 1;
        return Buffer.from(bytes);
      }
      if (character === '\r') {
        bytes.push(LINE_FEED);
        if (text[index + 1] === '\n') index += 1;
      } else if (character !== '(' || openParentheses > 1) bytes.push(character.charCodeAt(0));
    }
    return undefined;
  }

  #skip(): void {
    this.#match(BLANK_OR_COMMENT);
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    const match = matchAt(pattern, this.#text, this.#at);
    if (match) this.#at += match[0].length;
    return match;
  }
}

const ESCAPE = /\\(?:([0-7]{1,3})|\r\n|.)?/sy;
const LINE_FEED = 10;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function escaped(letter: string): number {
  return (ESCAPES[letter] ?? letter).charCodeAt(0);
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}
