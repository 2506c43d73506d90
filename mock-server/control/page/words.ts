import type { Language } from 'contracts/api/enumerations';
import type { Forms } from './forms';
import { DE, type Words } from './words-de';
import { EN } from './words-en';
import { FR } from './words-fr';
import { PL } from './words-pl';

export type { Words };

export const PAGE_WORDS: Readonly<Record<Language, Words>> = { de: DE, en: EN, fr: FR, pl: PL };

export function counted(language: Language, forms: Forms, n: number): string {
  const form = forms[new Intl.PluralRules(language).select(n)] ?? forms.other;
  return filled(form, { n: n.toLocaleString(language) });
}

export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
