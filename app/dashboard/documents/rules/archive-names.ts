import { sanitizeFileName } from '~/domain/file-name';

/** Windows reserves these characters. */
const RESERVED_CHARACTERS = /[<>:"|?*]/g;
const RESERVED_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** File systems allow 255 bytes, including a number that keeps names apart. */
const MAX_BYTES = 240;

/** Returns file names that every operating system accepts, unique without regard to case. */
export function toArchiveNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>();
  const nextNumbers = new Map<string, number>();
  return names.map((original) => {
    const [, baseName = '', extension = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(toPortableName(original)) ?? [];
    const stem = shorten(baseName, MAX_BYTES - byteLength(extension));
    let name = `${stem}${extension}`;
    const unnumberedKey = name.toLowerCase();
    let number = nextNumbers.get(unnumberedKey) ?? 2;
    for (; usedNames.has(name.toLowerCase()); number += 1) name = `${stem} (${number})${extension}`;
    nextNumbers.set(unnumberedKey, number);
    usedNames.add(name.toLowerCase());
    return name;
  });
}

function toPortableName(original: string): string {
  const name = sanitizeFileName(original)
    .replace(RESERVED_CHARACTERS, '_')
    .replace(RESERVED_NAME, '_$&')
    .replace(/[. ]+$/, '');
  return name || 'document';
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

function shorten(text: string, maxBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read).trimEnd();
}
