/** Longest name of a file, in characters. */
const MAX_LENGTH = 255;

/** Control characters, halves of characters, and marks that turn the direction of reading or break lines: they make a name look like another. */
const DECEIVING = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * The name under which a file is kept: without folders and deceiving characters, composed, at most 255 characters with its
 * extension; empty when nothing is left of it.
 */
export function safeFileName(given: string): string {
  const bare = given.split(/[/\\]/).at(-1) ?? '';
  const name = bare.normalize('NFC').replace(DECEIVING, '').trim();
  if (/^\.*$/.test(name)) return '';
  const characters = [...name];
  if (characters.length <= MAX_LENGTH) return name;
  const extension = /\.[^.]{1,10}$/u.exec(name)?.[0] ?? '';
  return characters.slice(0, MAX_LENGTH - [...extension].length).join('') + extension;
}

/**
 * A name that no other picture has, where a phone calls every picture of its camera the same: the server knows one image by one name.
 * @param now the moment, which the name tells as a clock of this time zone shows it
 */
export function distinctFileName(name: string, now: Date): string {
  const extension = /^image(\.\w+)$/i.exec(name)?.[1];
  if (extension === undefined) return name;
  // Swedish writes days and times as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
  const moment = clock.format(now).replaceAll(':', '.');
  return `image ${moment}${extension}`;
}
