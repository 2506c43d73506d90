import { sanitizeFileName } from '~/domain/file-name';

/** Windows reserves these characters. */
const RESERVED_CHARACTERS = /[<>:"|?*]/g;
const RESERVED_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** File names that every operating system accepts, unique without regard to case. */
export function toArchiveNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>();
  return names.map((original) => {
    const [, stem = '', extension = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(toPortableName(original)) ?? [];
    let name = `${stem}${extension}`;
    for (let number = 2; usedNames.has(name.toLowerCase()); number += 1) {
      name = `${stem} (${number})${extension}`;
    }
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
