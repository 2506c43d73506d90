/**
 * The region whose habits a language is written with. English is British: days before months, and no dollar habits for
 * euros. A language without an entry formats as itself.
 */
const LOCALES: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR', pl: 'pl-PL' };

/** The locale numbers are formatted with for an interface language (`de`, `en`, `fr`, `pl`). */
export function localeOf(language: string): string {
  return LOCALES[language] ?? language;
}

/** French separates digits and units by U+202F, which the portal's font lacks; U+00A0 does the same. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
