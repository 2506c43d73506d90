import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { durationWords } from '~/domain/duration';
import type { Words } from './rules/value';

interface Texts {
  readonly language: string;
  readonly t: TFunction<'dynamic'>;
  readonly enums: TFunction<'enums'>;
}

export function wordsFrom({ language, t, enums }: Texts, currency: string): Words {
  return {
    language,
    currency,
    yes: t('yes'),
    no: t('no'),
    duration: durationWords((key, options) => enums(key, options)),
  };
}

/** The page's `handle.i18n` must name `dynamic` and `enums`. */
export function useWords(currency: string): Words {
  const { t, i18n } = useTranslation('dynamic');
  const { t: enums } = useTranslation('enums');
  return wordsFrom({ language: i18n.language, t, enums }, currency);
}
