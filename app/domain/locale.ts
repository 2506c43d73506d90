/** Plain `en` is American; the portal's English is British. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

export function localeOf(language: string): string {
  return LOCALES[language] ?? language;
}

/** The portal's font lacks U+202F, which French uses as a separator. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/**
 * Creating a format takes a hundred times as long as using it. Polish would group thousands only
 * from five digits.
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
