import { LANGUAGES, type Language } from 'contracts/api/enumerations';

export type LocalizedText = string | Record<string, string> | undefined;

export type TextLanguage = Language | 'all';

export function getLocalizedText(text: LocalizedText, language: TextLanguage): string {
  if (typeof text === 'string') return text;
  return language === 'all' ? '' : (text?.[language] ?? '');
}

/** Falls back like portals: to German, English, then the first text. */
export function getDisplayedText(text: LocalizedText, language: Language): string | undefined {
  if (text === undefined || typeof text === 'string') return text;
  return text[language] ?? text.de ?? text.en ?? Object.values(text)[0];
}

export function setLocalizedText(text: LocalizedText, language: TextLanguage, value: string): LocalizedText {
  if (language === 'all') return value === '' ? undefined : value;
  const before =
    typeof text === 'string' ? Object.fromEntries(LANGUAGES.map((each) => [each, text])) : (text ?? {});
  if ((before[language] ?? '') === value && typeof text !== 'string') return text;
  const { [language]: _, ...others } = before;
  if (value === '') return Object.keys(others).length === 0 ? undefined : others;
  return Object.hasOwn(before, language)
    ? { ...before, [language]: value }
    : { ...others, [language]: value };
}
