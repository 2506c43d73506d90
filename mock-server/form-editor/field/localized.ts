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
  const currentTexts =
    typeof text === 'string' ? Object.fromEntries(LANGUAGES.map((code) => [code, text])) : (text ?? {});
  if ((currentTexts[language] ?? '') === value && typeof text !== 'string') return text;
  const { [language]: _, ...otherTexts } = currentTexts;
  if (value === '') return Object.keys(otherTexts).length === 0 ? undefined : otherTexts;
  return Object.hasOwn(currentTexts, language)
    ? { ...currentTexts, [language]: value }
    : { ...otherTexts, [language]: value };
}
