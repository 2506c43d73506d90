import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { inYears } from '~/domain/duration';
import type { Words } from './rules/value';

type Translate = (key: 'durationUnit.years' | 'durationUnit.months', options: { count: number }) => string;

export function durationWords(t: Translate): Words['duration'] {
  return (months, unit) => {
    if (unit === 'months') return t('durationUnit.months', { count: months });
    const span = inYears(months);
    const parts = [
      (span.years > 0 || span.months === 0) && t('durationUnit.years', { count: span.years }),
      span.months > 0 && t('durationUnit.months', { count: span.months }),
    ];
    return parts.filter(Boolean).join(' ');
  };
}

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
