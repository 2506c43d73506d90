import { useTranslation } from 'react-i18next';
import type { Words } from './rules/value';
import { wordsFrom } from './words';

/** The words configured values are shown in, for amounts in a currency. The page's `handle.i18n` names `dynamic` and `enums`. */
export function useWords(currency: string): Words {
  const { t, i18n } = useTranslation('dynamic');
  const { t: enums } = useTranslation('enums');
  return wordsFrom({ language: i18n.language, t, enums }, currency);
}
