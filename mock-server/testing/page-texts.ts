import type { Language } from 'contracts/api/enumerations';
import { getTexts } from '../texts/texts';
import type { TextsOf } from '../texts/translate';

/** Texts of page components in tests. */
export const createTexts =
  (language: Language): TextsOf =>
  (namespace) =>
    getTexts(namespace, language);
