import type { Language } from 'contracts/api/enumerations';
import { getTexts } from '../texts/texts';
import type { TextsOf } from '../texts/translate';

export const createTexts =
  (language: Language): TextsOf =>
  (namespace) =>
    getTexts(namespace, language);
