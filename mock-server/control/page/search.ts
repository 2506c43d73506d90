export function searchWords(words: readonly string[]): string {
  return words.join(' ').toLowerCase();
}

export function matches(words: string, search: string): boolean {
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
