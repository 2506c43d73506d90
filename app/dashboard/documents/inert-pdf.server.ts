import { inflateSync } from 'node:zlib';

const ACTIVE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'XFA',
  'SubmitForm',
  'ImportData',
  'RichMedia',
  'Movie',
  'GoToR',
  'GoToE',
  'Encrypt',
]);

const PACKED = 'ObjStm';

const NAME = /\/((?:[^\s\0()<>[\]{}/%#]|#[0-9a-f]{2})+)/gi;
/** Lenient viewers ignore the rest of the line and accept a lone carriage return. */
const STREAM = /\bstream[^\r\n]*(?:\r\n?|\n)/;
const TEXT_OR_COMMENT = /[(%]/;
const END = 'endstream';

const OVERLAP = 128;
const MAX_DICTIONARY_CHARACTERS = 4_096;

/** Object streams beyond this size, compressed or not, count as active. */
const MAX_PACKED_BYTES = 4 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** Unreadable content counts as active. */
export async function isInertPdf(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  let text = '';
  for await (const chunk of bytes) {
    text += Buffer.from(chunk).toString('latin1');
    const rest = unreadRest(text);
    if (rest === null) return false;
    text = rest;
  }
  return !namesIn(text).some(({ name }) => name === PACKED || ACTIVE.has(name));
}

/** Null if content is active or hidden. */
function unreadRest(text: string): string | null {
  const names = namesIn(text);
  if (names.some(({ name }) => ACTIVE.has(name))) return null;
  const packed = names.find(({ name }) => name === PACKED);
  if (!packed) return text.slice(-OVERLAP);

  const from = text.slice(packed.at);
  const start = STREAM.exec(from);
  if (!start) return from.length > MAX_DICTIONARY_CHARACTERS ? null : from;
  if (TEXT_OR_COMMENT.test(from.slice(0, start.index))) return null;
  const begin = start.index + start[0].length;
  const end = from.indexOf(END, begin);
  if (end < 0) return from.length > MAX_PACKED_BYTES ? null : from;
  const content = unpacked(Buffer.from(from.slice(begin, end), 'latin1'));
  if (content === null || namesIn(content).some(({ name }) => ACTIVE.has(name))) return null;
  return unreadRest(from.slice(end));
}

function unpacked(bytes: Buffer): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }).toString('latin1');
  } catch {
    return null;
  }
}

function namesIn(text: string): { name: string; at: number }[] {
  return Array.from(text.matchAll(NAME), ({ 1: name = '', index }) => ({
    name: name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    at: index,
  }));
}
