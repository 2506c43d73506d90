import type { Language } from 'contracts/api/enumerations';
import { readCatalogues } from './catalogues';
import {
  type Catalogues,
  createTranslator,
  type Namespace,
  type TextKey,
  type TextLookup,
} from './translate';

export type { Catalogues, TextKey, TextLookup };

const TRANSLATORS = {
  de: createTranslator('de', readCatalogues('de')),
  en: createTranslator('en', readCatalogues('en')),
  fr: createTranslator('fr', readCatalogues('fr')),
  pl: createTranslator('pl', readCatalogues('pl')),
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
