import { sanitizeFileName } from '~/domain/file-name';

/** Reserved on Windows. */
const RESERVED_CHARACTERS = /[<>:"|?*]/g;
const RESERVED_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** File names that every operating system accepts, unique without regard to case. */
export function toArchiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const [, stem = '', extension = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(portable(given)) ?? [];
    let name = `${stem}${extension}`;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
      name = `${stem} (${number})${extension}`;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}

function portable(given: string): string {
  const name = sanitizeFileName(given)
    .replace(RESERVED_CHARACTERS, '_')
    .replace(RESERVED_NAME, '_$&')
    .replace(/[. ]+$/, '');
  return name || 'document';
}
