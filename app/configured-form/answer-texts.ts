import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { createDurationFormatter } from '~/domain/duration';
import type { AnswerTexts } from './rules/value';

interface Texts {
  readonly language: string;
  readonly t: TFunction<'dynamic'>;
  readonly enums: TFunction<'enums'>;
}

export function createAnswerTexts({ language, t, enums }: Texts, currency: string): AnswerTexts {
  return {
    language,
    currency,
    yes: t('yes'),
    no: t('no'),
    duration: createDurationFormatter((key, options) => enums(key, options)),
  };
}

/** The page's `handle.i18n` must name `dynamic` and `enums`. */
export function useAnswerTexts(currency: string): AnswerTexts {
  const { t, i18n } = useTranslation('dynamic');
  const { t: enums } = useTranslation('enums');
  return createAnswerTexts({ language: i18n.language, t, enums }, currency);
}
