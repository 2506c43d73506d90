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
