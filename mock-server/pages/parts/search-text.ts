/** Removes accents, so that each spelling finds the word. */
export function normalizeSearchText(words: readonly string[]): string {
  return [...new Set(withoutAccents(words.join(' ')).split(/\s+/))].join(' ');
}

export function includesSearchWords(words: string, search: string): boolean {
  return withoutAccents(search)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');
}
