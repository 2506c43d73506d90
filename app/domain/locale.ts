/** Intl reads plain `en` as American English. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

export function localeOf(language: string): string {
  return LOCALES[language] ?? language;
}

/** The portal's font lacks U+202F, which French uses as a separator. */
export function replaceNarrowSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/**
 * Creating a format takes a hundred times as long as using it. Polish otherwise groups only from five digits.
 */
export function getNumberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format =
    NUMBER_FORMATS.get(key) ??
    new Intl.NumberFormat(localeOf(language), { useGrouping: 'always', ...options });
  NUMBER_FORMATS.set(key, format);
  return format;
}

const NUMBER_FORMATS = new Map<string, Intl.NumberFormat>();

const formats = new Map<string, Intl.DateTimeFormat>();

export function toCalendarDay(timeZone: string, instant: Date): string {
  return formatOf(timeZone).format(instant);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached !== undefined) return cached;
  // Swedish dates have the ISO 8601 format.
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts });
  formats.set(timeZone, format);
  return format;
}
