/** Scans from every object header, even inside stream data, because viewers may do so. */
export class PdfNameScanner {
  /** In order of appearance, with `#xx` resolved. Callers empty this list and `objectStreams`. */
  readonly names: string[] = [];
  readonly objectStreams: ObjectStream[] = [];
  /** True if viewers could read objects where the scan saw text, a comment or data. */
  isAmbiguous = false;

  readonly #isPacked: boolean;
  readonly #starts: readonly number[];
  #nextStart = 0;

  #text = '';
  #offset = 0;
  #at = 0;
  #mode: Mode = 'data';
  #textDepth = 0;
  #skippedFrom = 0;
  #open: ('<<' | '[')[] = [];
  #isAfterDictionary = false;
  #objectFrom = 0;
  #objectNames = new Set<string>();
  #isTrailer = false;
  #collected: ObjectStream | null = null;
  #collectedTo = 0;

  /** @param objectStarts sorted offsets of the objects, if the text is a decompressed object stream */
  constructor(objectStarts?: readonly number[]) {
    this.#isPacked = objectStarts !== undefined;
    this.#starts = objectStarts ?? [];
    if (this.#isPacked) this.#mode = 'syntax';
  }

  /** @param text Latin-1 */
  push(text: string, isLast = false): void {
    this.#forget();
    this.#text += text;
    const end = isLast ? this.#text.length : this.#text.length - LOOK_AHEAD_CHARACTERS;
    while (this.#at < end) this.#read(end);
    this.#collect(end);
    if (!isLast) return;
    if (this.#collected !== null) this.isAmbiguous = true;
    if (this.#mode !== 'data' && this.#mode !== 'syntax') this.#leave(end);
  }

  #read(end: number): void {
    switch (this.#mode) {
      case 'data':
        this.#readData(end);
        return;
      case 'syntax':
        this.#readToken(end);
        return;
      case 'word':
        this.#skip(WORD_END, end, (_, index) => this.#leave(index));
        return;
      case 'comment':
        this.#skip(COMMENT_END, end, (_, index) => this.#leave(index));
        return;
      case 'hex':
        this.#skip(HEX_END, end, (_, index) => this.#leave(index + 1));
        return;
      case 'text':
        this.#skip(TEXT_END, end, (found, index) => this.#readText(found, index));
        return;
    }
  }

  #readData(end: number): void {
    const match = matchFrom(HEADER_END, this.#text, this.#at);
    if (match === null || match.index >= end) {
      this.#at = end;
      return;
    }
    const { 0: keyword, index } = match;
    this.#at = index + keyword.length;
    if (!this.#isObjectAt(keyword, index)) return;
    this.#mode = 'syntax';
    this.#open = [];
    this.#isTrailer = keyword === 'trailer';
    this.#beginObject();
  }

  /** Copies the data of an object stream. `#read` also scans this text for headers. */
  #collect(end: number): void {
    if (this.#collected === null) return;
    const start = this.#collectedTo - this.#offset;
    const endIndex = this.#text.indexOf('endstream', start);
    const isEnd = endIndex >= 0 && endIndex < end;
    const copyEnd = isEnd ? endIndex : Math.max(start, end);
    this.#collected.data += this.#text.slice(start, copyEnd);
    this.#collectedTo = this.#offset + copyEnd;
    if (isEnd) this.objectStreams.push(this.#collected);
    else if (this.#collected.data.length > MAX_PACKED_BYTES) this.isAmbiguous = true;
    else return;
    this.#collected = null;
  }

  #isObjectAt(keyword: string, index: number): boolean {
    if (keyword === 'trailer') return matchFrom(TRAILER, this.#text, index) !== null;
    if (!isBlank(this.#text, index - 1) && !isDigit(this.#text, index - 1)) return false;
    const start = Math.max(0, index - LOOK_BEHIND_CHARACTERS);
    return followsTwoNumbers(this.#text.slice(start, index), this.#offset + start > 0);
  }

  #beginObject(): void {
    this.#objectFrom = this.#offset + this.#at;
    this.#objectNames = new Set();
    this.#isAfterDictionary = false;
  }

  #readToken(end: number): void {
    const match = matchFrom(TOKEN, this.#text, this.#at);
    if (match === null || match.index >= end) {
      this.#at = end;
      return;
    }
    const [token] = match;
    const start = this.#at;
    this.#at = match.index + token.length;
    if (token.length > MAX_WORD_LENGTH) {
      this.#enter('word', match.index);
      this.#isAfterDictionary = false;
      return;
    }
    const isAfterDictionary = this.#isAfterDictionary;
    if (token !== '%') this.#isAfterDictionary = false;
    switch (token) {
      case '(':
        this.#textDepth = 1;
        this.#enter('text', match.index);
        return;
      case '<':
        this.#enter('hex', match.index);
        return;
      case '%':
        this.#enter('comment', match.index);
        return;
      case '<<':
      case '[':
        if (this.#open.length < MAX_NESTING) this.#open.push(token);
        else this.isAmbiguous = true;
        return;
      case '>>':
      case ']':
        // Viewers ignore unmatched closing brackets.
        if (this.#open.at(-1) !== (token === ']' ? '[' : '<<')) return;
        this.#open.pop();
        this.#isAfterDictionary = token === '>>';
        if (this.#isTrailer && this.#open.length === 0) this.#mode = 'data';
        return;
      case 'endobj':
        if (this.#open.length === 0 && !this.#isPacked) this.#mode = 'data';
        return;
      case 'stream':
        if (isAfterDictionary) this.#beginStream(start);
        return;
      default:
        if (token.startsWith('/')) this.#note(nameOf(token));
        else if (this.#open.length === 0 && /^\d*obj/.test(token)) this.#beginObject();
    }
  }

  #note(name: string): void {
    this.names.push(name);
    if (OBJECT_STREAM_NAMES.has(name)) this.#objectNames.add(name);
  }

  #beginStream(dictionaryEnd: number): void {
    if (this.#open.length > 0 || this.#isPacked) {
      this.isAmbiguous = true;
      return;
    }
    const lineEnd = matchFrom(LINE_END, this.#text, this.#at);
    if (lineEnd !== null) this.#at = Math.min(lineEnd.index + lineEnd[0].length, this.#text.length);
    this.#mode = 'data';
    const names = this.#objectNames;
    if (!names.has('ObjStm') && !(names.has('First') && names.has('N'))) return;
    const objectStart = this.#objectFrom - this.#offset;
    this.#collect(dictionaryEnd);
    if (this.#collected !== null) this.isAmbiguous = true;
    if (lineEnd === null || objectStart < 0 || dictionaryEnd - objectStart > MAX_DICTIONARY_LENGTH) {
      this.isAmbiguous = true;
      return;
    }
    this.#collected = { dictionary: this.#text.slice(objectStart, dictionaryEnd), data: '' };
    this.#collectedTo = this.#offset + this.#at;
  }

  #enter(mode: Mode, start: number): void {
    this.#mode = mode;
    this.#skippedFrom = this.#offset + start;
  }

  #leave(index: number): void {
    this.#at = index;
    this.#mode = 'syntax';
    const end = this.#offset + index;
    while ((this.#starts[this.#nextStart] ?? end) <= this.#skippedFrom) this.#nextStart += 1;
    if ((this.#starts[this.#nextStart] ?? end) < end) this.isAmbiguous = true;
  }

  #skip(pattern: RegExp, end: number, readMatch: (matchedText: string, at: number) => void): void {
    const match = matchFrom(pattern, this.#text, this.#at);
    if (match === null || match.index >= end) {
      this.#at = end;
      return;
    }
    const { 0: word, index } = match;
    this.#at = index + word.length;
    if (word !== 'obj' && word !== 'trailer') readMatch(word, index);
    else if (!this.#isPacked && !this.isAmbiguous && this.#isObjectAt(word, index)) {
      // A header at a comment's end is harmless: no object follows on that line.
      const isHarmless = this.#mode === 'comment' && matchFrom(BLANK_LINE, this.#text, this.#at) !== null;
      if (!isHarmless) this.isAmbiguous = true;
    }
  }

  #readText(matchedText: string, index: number): void {
    if (matchedText === '(') this.#textDepth += 1;
    else if (matchedText === ')') this.#textDepth -= 1;
    if (this.#textDepth === 0) this.#leave(index + 1);
  }

  #forget(): void {
    const object = this.#objectFrom - this.#offset;
    const isNeeded = this.#mode !== 'data' && this.#at - object <= MAX_DICTIONARY_LENGTH;
    const retainedFrom = Math.min(this.#at - LOOK_BEHIND_CHARACTERS, isNeeded ? object : this.#at);
    if (retainedFrom <= 0) return;
    this.#text = this.#text.slice(retainedFrom);
    this.#offset += retainedFrom;
    this.#at -= retainedFrom;
  }
}

export interface ObjectStream {
  /** Latin-1, like `data`. */
  dictionary: string;
  data: string;
}

type Mode = 'data' | 'syntax' | 'word' | 'comment' | 'hex' | 'text';

/** Real object headers are far shorter. A cut header counts as an object. */
const LOOK_BEHIND_CHARACTERS = 512;
/** Must cover the longest token, and the longest keyword with its surroundings. */
const LOOK_AHEAD_CHARACTERS = 1_024;
const MAX_WORD_LENGTH = 512;
const MAX_NESTING = 1_000;
const MAX_DICTIONARY_LENGTH = 8_192;
const MAX_PACKED_BYTES = 4 * 1024 * 1024;

const OBJECT_STREAM_NAMES = new Set(['ObjStm', 'First', 'N']);

const HEADER_END = /obj|trailer/g;
const TRAILER = /trailer[\0\t\n\f\r ]{0,200}(?:<<|%)|trailer[\0\t\n\f\r ]{200}/y;
const TOKEN = /<<|>>|[[\](<%]|\/[^\0\t\n\f\r ()<>[\]{}/%]{0,600}|[^\0\t\n\f\r ()<>[\]{}/%]{1,600}/g;
const WORD_END = /[\0\t\n\f\r ()<>[\]{}/%]/g;
const COMMENT_END = /[\r\n]|obj|trailer/g;
const BLANK_LINE = /[\0\t\f ]{0,200}[\r\n]/y;
const HEX_END = />|obj|trailer/g;
const TEXT_END = /[()]|\\.|obj|trailer/gs;
/** Lenient viewers ignore the rest of the line and accept a lone carriage return. */
const LINE_END = /[^\r\n]{0,900}(?:\r\n?|\n)/y;

function matchFrom(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function nameOf(token: string): string {
  const nameText = token.slice(1);
  if (!nameText.includes('#')) return nameText;
  return nameText.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** @param isCut true if the beginning of `text` was dropped; the dropped part then counts as numbers */
function followsTwoNumbers(text: string, isCut: boolean): boolean {
  const isUnknown = (end: number) => end === 0 && isCut;
  return endsBefore(text, text.length).some((end) => {
    const number = digitsBefore(text, end);
    if (isUnknown(end) || (number < end && isUnknown(number))) return true;
    if (number === end) return false;
    return endsBefore(text, number).some(
      (other) => isUnknown(other) || (other < number && isDigit(text, other - 1)),
    );
  });
}

/** Positions where the previous token may end, skipping blanks and comments. */
function endsBefore(text: string, index: number): number[] {
  const endPositions: number[] = [];
  const positions = new Set([index]);
  for (const position of positions) {
    let end = position;
    let isNewLine = false;
    for (; isBlank(text, end - 1); end -= 1) isNewLine ||= isLineEnd(text, end - 1);
    endPositions.push(end);
    if (!isNewLine) continue;
    for (let lineIndex = end - 1; lineIndex >= 0 && !isLineEnd(text, lineIndex); lineIndex -= 1) {
      if (text[lineIndex] === '%') positions.add(lineIndex);
    }
  }
  return endPositions;
}

function digitsBefore(text: string, end: number): number {
  let index = end;
  while (isDigit(text, index - 1)) index -= 1;
  return index;
}

const BLANKS = '\0\t\n\f\r ';
const isBlank = (text: string, index: number) => index >= 0 && BLANKS.includes(text[index] ?? 'x');
const isLineEnd = (text: string, index: number) => text[index] === '\r' || text[index] === '\n';
const isDigit = (text: string, index: number) => index >= 0 && /\d/.test(text[index] ?? '');
