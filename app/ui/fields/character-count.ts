export type CharacterCount =
  | { state: 'short'; missing: number }
  | { state: 'within'; used: number }
  | { state: 'over'; excess: number };

/** Counts code points after trimming and NFC; a line break counts as one. An empty text counts as `within`. */
export function countCharacters(text: string, limits: { min?: number; max?: number }): CharacterCount {
  const used = [...text.normalize('NFC').replace(/\r\n?/g, '\n').trim()].length;
  if (limits.max !== undefined && used > limits.max) return { state: 'over', excess: used - limits.max };
  if (limits.min !== undefined && used > 0 && used < limits.min) {
    return { state: 'short', missing: limits.min - used };
  }
  return { state: 'within', used };
}
