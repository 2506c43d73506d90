import { MIMEType } from 'node:util';
import { MAX_FIELDS, MAX_PAIRS } from './body-bounds.server';

/** The portal's forms have flat names; brackets would make a form library build what they describe. */
const FIELD_NAME = /^[A-Za-z_]\w{0,63}$/;

const AMPERSAND = '&'.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);

/** Bytes of a percent-encoded character at most: an emoji. */
const MAX_ENCODED = 12;

/** The fields of a form within the bounds. */
export interface Fields {
  form: FormData;
  /** Names of values that were cut. */
  cut: string[];
  /** Members beyond the bound were not looked at. */
  isTooMany: boolean;
}

/** Longer values are cut to this: one character more than the field takes, each maybe two units of a text, so that its own rule is still broken. */
const cutAt = (longest: number) => 2 * (longest + 1);

/** Takes the first value of each flat name, and leaves out what no form of the portal sends. */
class Collected implements Fields {
  readonly form = new FormData();
  readonly cut: string[] = [];
  isTooMany = false;
  #fields = 0;

  wants(name: string): boolean {
    return this.#fields < MAX_FIELDS && FIELD_NAME.test(name) && !this.form.has(name);
  }

  take(name: string, value: string, longest: number): void {
    this.#fields += 1;
    const isLong = value.length > cutAt(longest);
    if (isLong) this.cut.push(name);
    this.form.set(name, isLong ? ownCopy(value.slice(0, cutAt(longest))) : value);
  }
}

/** A part of a text would keep the whole text in memory. */
const ownCopy = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** Reads `application/x-www-form-urlencoded`: only what is kept is decoded. */
export function urlEncodedFields(bytes: Buffer, longest: number): Fields {
  const fields = new Collected();
  let pairs = 0;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(AMPERSAND, start);
    const end = found < 0 ? bytes.length : found;
    if (end > start) {
      pairs += 1;
      if (pairs > MAX_PAIRS) {
        fields.isTooMany = true;
        break;
      }
      takePair(fields, bytes.subarray(start, end), longest);
    }
    start = end + 1;
  }
  return fields;
}

function takePair(fields: Collected, pair: Buffer, longest: number): void {
  const equals = pair.indexOf(EQUALS);
  const nameEnd = equals < 0 ? pair.length : equals;
  if (nameEnd > 3 * 64) return;
  // One character more than is kept shows that the value was cut.
  const valueEnd = nameEnd + 1 + MAX_ENCODED * (cutAt(longest) + 1);
  const [decoded] = new URLSearchParams(pair.toString('utf8', 0, Math.min(pair.length, valueEnd)));
  if (decoded === undefined) return;
  const [name, value] = decoded;
  if (fields.wants(name)) fields.take(name, value, longest);
}

/** The fields of a form that the platform has read. */
export function parsedFields(form: FormData, longest: number): Fields {
  const fields = new Collected();
  for (const [name, value] of form) {
    if (typeof value === 'string' && fields.wants(name)) fields.take(name, value, longest);
  }
  return fields;
}

/** Bytes of the headers of one part: its name, and a file's name and kind. */
const MAX_PART_HEADERS = 4 * 1024;

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

/** True for a `multipart/form-data` body with more parts, or more headers in one, than a form has; the platform would read each of them. */
export function hasTooManyParts(bytes: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`;
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    const begun = bytes.subarray(at, at + delimiter.length + MAX_PART_HEADERS);
    const isComplete = begun.length < delimiter.length + MAX_PART_HEADERS || begun.includes('\r\n\r\n');
    if (parts > MAX_PAIRS || !isComplete) return true;
  }
  return false;
}
