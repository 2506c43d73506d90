import type { Language } from 'contracts/api/enumerations/language';

export const LANGUAGE_NAMES = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  pl: 'Polski',
} as const satisfies Record<Language, string>;
