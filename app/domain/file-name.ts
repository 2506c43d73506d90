const MAX_LENGTH = 255;

const DECEPTIVE_CHARACTERS = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

export function sanitizeFileName(originalName: string): string {
  const lastSegment = originalName.split(/[/\\]/).at(-1) ?? '';
  const name = lastSegment.normalize('NFC').replace(DECEPTIVE_CHARACTERS, '').trim();
  if (/^\.*$/.test(name)) return '';
  const characters = [...name];
  if (characters.length <= MAX_LENGTH) return name;
  const extension = /\.[^.]{1,10}$/u.exec(name)?.[0] ?? '';
  return characters.slice(0, MAX_LENGTH - [...extension].length).join('') + extension;
}

/** The lending API tells images apart by their names. @param now formatted in the local time zone */
export function addTimeToFileName(name: string, now: Date): string {
  const extension = /^image(\.\w+)$/i.exec(name)?.[1];
  if (extension === undefined) return name;
  // Swedish dates have the ISO 8601 format.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
  const timeText = clock.format(now).replaceAll(':', '.');
  return `image ${timeText}${extension}`;
}
