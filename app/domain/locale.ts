/** Locales of languages not formatted as themselves: plain `en` is American, the portal's English is British (days first). */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The locale numbers are formatted with for an interface language (`de`, `en`). */
export function localeOf(language: string): string {
  return LOCALES[language] ?? language;
}

/** French separates digits and units by U+202F, which the portal's font lacks; U+00A0 does the same. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/**
 * Writes numbers as an interface language does. Each format is made once and kept: making one takes a hundred times as long as writing with
 * it. Thousands are always set apart: by itself Polish begins at five digits, and columns of amounts would not line up.
 */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format =
    NUMBER_FORMATS.get(key) ??
    new Intl.NumberFormat(localeOf(language), { useGrouping: 'always', ...options });
  NUMBER_FORMATS.set(key, format);
  return format;
}

const NUMBER_FORMATS = new Map<string, Intl.NumberFormat>();
