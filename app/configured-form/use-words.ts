import { useTranslation } from 'react-i18next';
import type { Words } from './rules/value';
import { wordsFrom } from './words';

/** The page's `handle.i18n` must name `dynamic` and `enums`. */
export function useWords(currency: string): Words {
  const { t, i18n } = useTranslation('dynamic');
  const { t: enums } = useTranslation('enums');
  return wordsFrom({ language: i18n.language, t, enums }, currency);
}
