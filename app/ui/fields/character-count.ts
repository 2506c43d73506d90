/** Where a text stands against its limits: characters missing, used of the maximum, or too many. */
export type CharacterCount =
  | { state: 'short'; missing: number }
  | { state: 'within'; used: number }
  | { state: 'over'; excess: number };

/**
 * Counts a text of several lines as the rules do: without blanks at its ends, a line break as one character, in code
 * points after NFC (an emoji or an accented letter is one). An empty text is `within`, so that an untouched field doesn't
 * ask for anything.
 */
export function countCharacters(text: string, limits: { min?: number; max?: number }): CharacterCount {
  const used = [...text.normalize('NFC').replace(/\r\n?/g, '\n').trim()].length;
  if (limits.max !== undefined && used > limits.max) return { state: 'over', excess: used - limits.max };
  if (limits.min !== undefined && used > 0 && used < limits.min) {
    return { state: 'short', missing: limits.min - used };
  }
  return { state: 'within', used };
}
