/** Intl reads plain `en` as American English. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

export function localeOf(language: string): string {
  return LOCALES[language] ?? language;
}

/** The portal's font lacks U+202F, which French uses as a separator. */
export function replaceNarrowSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** Creating a format takes a hundred times as long as using it. */
function cacheFormat<Format>(formats: Map<string, Format>, key: string, create: () => Format): Format {
  const cachedFormat = formats.get(key);
  if (cachedFormat !== undefined) return cachedFormat;
  const format = create();
  formats.set(key, format);
  return format;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Polish otherwise groups only from five digits. */
export function getNumberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return cacheFormat(
    numberFormats,
    `${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(localeOf(language), { useGrouping: 'always', ...options }),
  );
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

export function getDateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cacheFormat(
    dateFormats,
    `${language} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(localeOf(language), options),
  );
}

const listFormats = new Map<string, Intl.ListFormat>();

export function getListFormat(language: string, type: Intl.ListFormatType): Intl.ListFormat {
  return cacheFormat(
    listFormats,
    `${language} ${type}`,
    () => new Intl.ListFormat(localeOf(language), { type }),
  );
}

const displayNames = new Map<string, Intl.DisplayNames>();

export function getDisplayNames(language: string, type: 'region' | 'currency'): Intl.DisplayNames {
  return cacheFormat(displayNames, `${language} ${type}`, () => new Intl.DisplayNames([language], { type }));
}

export function toCalendarDay(timeZone: string, instant: Date): string {
  // Swedish dates have the ISO 8601 format.
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return getDateFormat('sv-SE', { timeZone, ...parts }).format(instant);
}
