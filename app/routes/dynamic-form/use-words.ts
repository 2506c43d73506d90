import { useTranslation } from 'react-i18next';
import type { Words } from '~/application/dynamic/value';
import { durationWords } from './duration-words';

/** The words configured values are shown in, for amounts in a currency. The page's `handle.i18n` names `dynamic` and `enums`. */
export function useWords(currency: string): Words {
  const { t, i18n } = useTranslation('dynamic');
  const { t: enums } = useTranslation('enums');
  return {
    language: i18n.language,
    currency,
    yes: t('yes'),
    no: t('no'),
    duration: durationWords((key, options) => enums(key, options)),
  };
}
