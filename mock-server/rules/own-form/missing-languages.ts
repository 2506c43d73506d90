import { LANGUAGES } from 'contracts/api/enumerations';

export function missingLanguages(text: string | Readonly<Record<string, string>> | undefined): string[] {
  if (text === undefined || typeof text === 'string') return [];
  return LANGUAGES.filter((language) => !Object.hasOwn(text, language));
}
