import type { TFunction } from 'i18next';
import { NO_AMOUNT, type SheetContents } from '~/application/journey/request-sheet';
import type { Words } from '~/configured-form/rules/value';
import { formatMoney } from '~/domain/money';
import type { ConfiguredSummary } from './rules/summary';

export function configuredContents(
  { amount, months, unit, purpose }: ConfiguredSummary,
  { t, words }: { t: TFunction<'application'>; words: Words },
): SheetContents {
  const { currency, language, duration } = words;
  const otherUnit = unit === 'years' ? 'months' : 'years';
  return {
    amount: amount === null ? NO_AMOUNT : formatMoney(amount, currency, language),
    terms: [
      { label: t('request.purpose'), value: purpose ?? t('request.open') },
      {
        label: t('request.duration'),
        value: months === null ? t('request.open') : duration(months, unit),
        ...(months !== null && { note: duration(months, otherUnit) }),
      },
    ],
  };
}
