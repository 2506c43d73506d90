import { withoutInvisible } from './text';

export function plainDashes(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212]/gu, '-');
}

export function plainPrint(typed: string): string {
  return plainDashes(withoutInvisible(typed).normalize('NFKC')).replace(/\s+/gu, ' ').trim();
}

export function withoutSeparators(text: string): string {
  return text.replace(/[\s.-]/gu, '');
}

/**
 * Matches `Tel.:`, `USt-IdNr.`, `N° TVA`.
 * @param begins pattern of the number's beginning
 */
export function labelPattern(words: readonly string[], begins: string): RegExp {
  return new RegExp(`^(?:(?:${words.join('|')})[.:°º# -]*){1,4}(?<=[.:°º# -])(?=${begins})`, 'iu');
}
