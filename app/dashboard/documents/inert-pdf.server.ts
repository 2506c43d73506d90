import { inflateSync } from 'node:zlib';

/** Names by which a PDF says that something in it acts: scripts, starting programs, sending data, other files, media. */
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
  // Encrypted content cannot be read.
  'Encrypt',
]);

/** Objects that stand together in a packed stream. */
const PACKED = 'ObjStm';

const NAME = /\/((?:[^\s\0()<>[\]{}/%#]|#[0-9a-f]{2})+)/gi;
/** The rest of its line is passed over, and a lone carriage return ends it, as viewers that forgive much have it. */
const STREAM = /\bstream[^\r\n]*(?:\r\n?|\n)/;
/** Begins a text or a comment, in which a keyword is none; the dictionary of packed objects needs neither. */
const TEXT_OR_COMMENT = /[(%]/;
const END = 'endstream';

/** The longest piece that is looked at again with the next one: a name in escapes, or the dictionary before a packed stream. */
const OVERLAP = 128;
const LONGEST_DICTIONARY = 4_096;

/** Packed objects beyond this, packed or not, are not looked into. */
const MOST_PACKED = 4 * 1024 * 1024;
const MOST_UNPACKED = 32 * 1024 * 1024;

/** Whether nothing in a PDF acts (scripts, programs, sending), read as a stream into its packed objects; what cannot be read counts as acting. */
export async function isInertPdf(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  let text = '';
  for await (const chunk of bytes) {
    text += Buffer.from(chunk).toString('latin1');
    const rest = unreadRest(text);
    if (rest === null) return false;
    text = rest;
  }
  // A packed stream that does not end, or a dictionary without one, hides something.
  return !namesIn(text).some(({ name }) => name === PACKED || ACTIVE.has(name));
}

/** The end of the text, which must be read again together with what follows; null when something acts or hides. */
function unreadRest(text: string): string | null {
  const names = namesIn(text);
  if (names.some(({ name }) => ACTIVE.has(name))) return null;
  const packed = names.find(({ name }) => name === PACKED);
  if (!packed) return text.slice(-OVERLAP);

  const from = text.slice(packed.at);
  const start = STREAM.exec(from);
  if (!start) return from.length > LONGEST_DICTIONARY ? null : from;
  if (TEXT_OR_COMMENT.test(from.slice(0, start.index))) return null;
  const begin = start.index + start[0].length;
  const end = from.indexOf(END, begin);
  if (end < 0) return from.length > MOST_PACKED ? null : from;
  const content = unpacked(Buffer.from(from.slice(begin, end), 'latin1'));
  if (content === null || namesIn(content).some(({ name }) => ACTIVE.has(name))) return null;
  return unreadRest(from.slice(end));
}

function unpacked(bytes: Buffer): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_UNPACKED }).toString('latin1');
  } catch {
    return null;
  }
}

/** The names in a text with where they stand; `/J#53` is `/JS`. */
function namesIn(text: string): { name: string; at: number }[] {
  return Array.from(text.matchAll(NAME), ({ 1: name = '', index }) => ({
    name: name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    at: index,
  }));
}
