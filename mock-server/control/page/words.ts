import type { Language } from 'contracts/api/enumerations';
import type { Forms } from './forms';
import { DE, type Words } from './words-de';
import { EN } from './words-en';
import { FR } from './words-fr';
import { PL } from './words-pl';

export type { Words };

export const PAGE_WORDS: Readonly<Record<Language, Words>> = { de: DE, en: EN, fr: FR, pl: PL };

/** A number of things, in the form that the language wants for it. */
export function counted(language: Language, forms: Forms, n: number): string {
  const form = forms[new Intl.PluralRules(language).select(n)] ?? forms.other;
  return filled(form, { n: n.toLocaleString(language) });
}

/** A text with its `{{name}}` filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
