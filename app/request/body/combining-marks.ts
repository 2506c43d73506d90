/**
 * At most 30 combining marks in a row, then a U+034F (Unicode stream-safe format). Normalising 100,000 marks would take
 * minutes.
 */
export const limitMarks = (text: string): string => text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f');

const MAX_LETTER = 64;

/** The last letter with its combining marks. More marks may follow in the next part of the text. */
export function lastLetter(text: string): string {
  const end = text.slice(-MAX_LETTER);
  return /(?:\P{M}|^)\p{M}*$/u.exec(end)?.[0] ?? '';
}
