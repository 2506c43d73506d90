import { withoutInvisible } from './text';

/** Every dash, the minus sign among them, as the hyphen of a keyboard. */
export function plainDashes(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212]/gu, '-');
}

/** A number as it is pasted from a letter or a card, in plain characters: one kind of space, hyphen and digit, nothing unseen. */
export function plainPrint(typed: string): string {
  return plainDashes(withoutInvisible(typed).normalize('NFKC')).replace(/\s+/gu, ' ').trim();
}

/** The same without the separators that print puts between groups of characters; slashes stay. */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s.-]/gu, '');
}

/**
 * The pattern of a label before a number, as letters and cards write it: `Tel.:`, `USt-IdNr.`, `N° TVA`.
 * @param words the words of labels, as patterns; one label may have several @param begins pattern of what the number begins with
 */
export function labelPattern(words: readonly string[], begins: string): RegExp {
  return new RegExp(`^(?:(?:${words.join('|')})[.:°º# -]*){1,4}(?<=[.:°º# -])(?=${begins})`, 'iu');
}
