import type { Language } from 'contracts/api/enumerations';
import { de } from './locales/de';
import { en } from './locales/en';
import { fr } from './locales/fr';
import { pl } from './locales/pl';
import {
  type Catalogues,
  createTranslator,
  type Namespace,
  type TextKey,
  type TextLookup,
} from './translate';

export type { Catalogues, TextKey, TextLookup };

const TRANSLATORS = {
  de: createTranslator('de', de),
  en: createTranslator('en', en),
  fr: createTranslator('fr', fr),
  pl: createTranslator('pl', pl),
};

export function getTexts<Name extends Namespace>(namespace: Name, language: Language): TextLookup<Name> {
  return TRANSLATORS[language].texts(namespace);
}

export function hasText<Name extends Namespace>(
  namespace: Name,
  language: Language,
  key: string,
): key is TextKey<Name> {
  return TRANSLATORS[language].has(namespace, key);
}
