import { useTranslation } from 'react-i18next';
import type { Words } from '~/application/dynamic/value';
import { inYears } from '~/domain/duration';

type Translate = (key: 'durationUnit.years' | 'durationUnit.months', options: { count: number }) => string;

/** A duration in words, "10 Jahre", "4 Jahre 2 Monate" or "50 Monate". `t` speaks of the namespace `enums`. */
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
