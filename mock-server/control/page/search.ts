/** Search index of an entry, in lower case. */
export function searchWords(words: readonly string[]): string {
  return words.join(' ').toLowerCase();
}

/** Whether every word of a search stands in what something can be found by. */
export function matches(words: string, search: string): boolean {
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
