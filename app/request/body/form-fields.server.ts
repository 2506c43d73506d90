import { type FormBounds, MAX_FIELDS, MAX_PAIRS } from './body-bounds.server';
import { limitMarks } from './combining-marks';
import { PercentDecoder } from './percent-decoder.server';

const FIELD_NAME = /^[A-Za-z_]\w{0,63}$/;

const AMPERSAND = '&'.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);

/** Bytes: each of the 64 characters may be percent-encoded. */
const MAX_NAME = 3 * 64;

export interface Fields {
  form: FormData;
  cut: string[];
  isTooMany: boolean;
}

class FieldCollector implements Fields {
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

/** Decodes only values that are kept, and yields to the event loop. */
export async function urlEncodedFields(bytes: Buffer, bounds: FormBounds): Promise<Fields> {
  const fields = new FieldCollector(bounds);
  const decoder = new PercentDecoder(bytes.length);
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

async function takePair(fields: FieldCollector, pair: Buffer, decoder: PercentDecoder): Promise<void> {
  const equals = pair.indexOf(EQUALS);
  const nameEnd = equals < 0 ? pair.length : equals;
  if (nameEnd > MAX_NAME) return;
  const name = await decoder.text(pair.subarray(0, nameEnd), MAX_NAME);
  if (!fields.wants(name)) return;
  const most = fields.cutAt(name) + 1;
  fields.take(name, await decoder.text(pair.subarray(nameEnd + 1), most, fields.isLonger(name)));
}

export function parsedFields(form: FormData, bounds: FormBounds): Fields {
  const fields = new FieldCollector(bounds);
  for (const [name, value] of form) {
    if (typeof value === 'string' && fields.wants(name)) fields.take(name, limitMarks(value));
  }
  return fields;
}
