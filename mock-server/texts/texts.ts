import type { Language } from 'contracts/api/enumerations';
import { de } from './locales/de';
import { en } from './locales/en';
import { fr } from './locales/fr';
import { pl } from './locales/pl';
import { type Catalogues, type Namespace, type TextKey, type Texts, translator } from './translate';

export type { Catalogues, TextKey, Texts };

const TRANSLATORS = {
  de: translator('de', de),
  en: translator('en', en),
  fr: translator('fr', fr),
  pl: translator('pl', pl),
};

export function texts<Name extends Namespace>(namespace: Name, language: Language): Texts<Name> {
  return TRANSLATORS[language].texts(namespace);
}

export function hasText<Name extends Namespace>(
  namespace: Name,
  language: Language,
  key: string,
): key is TextKey<Name> {
  return TRANSLATORS[language].has(namespace, key);
}
