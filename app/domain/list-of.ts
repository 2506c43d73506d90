import { localeOf } from './locale';

/** An "and" of one letter between two names, with the spaces around it: " i ". */
const LONE_AND = /(?<= \p{L}) $/u;

/**
 * Names joined as an interface language lists them: "A, B und C", in (British) English "A, B and C", in Polish "A, B i C", where the "i" stays on
 * the line of the name after it.
 * @param type `unit` leaves the "and" out where the language does
 */
export function listOf(
  language: string,
  names: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(localeOf(language), { type })
    .formatToParts(names)
    .map((part) => (part.type === 'literal' ? part.value.replace(LONE_AND, '\u00a0') : part.value))
    .join('');
}
