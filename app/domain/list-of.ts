import { getListFormat } from './locale';

const ONE_LETTER_CONJUNCTION_END = /(?<= \p{L}) $/u;

/** Puts a no-break space after the Polish "i". @param type `unit` omits "and" in languages that do */
export function joinList(
  language: string,
  names: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string {
  return getListFormat(language, type)
    .formatToParts(names)
    .map((part) =>
      part.type === 'literal' ? part.value.replace(ONE_LETTER_CONJUNCTION_END, '\u00a0') : part.value,
    )
    .join('');
}
