import { LANGUAGES } from 'contracts/api/enumerations';

export function findMissingLanguages(text: string | Readonly<Record<string, string>> | undefined): string[] {
  if (text === undefined || typeof text === 'string') return [];
  return LANGUAGES.filter((language) => !Object.hasOwn(text, language));
}
