import { useTranslation } from 'react-i18next';
import { inYears } from '~/domain/duration';
import { formatMoney } from '~/domain/money';
import type { ApplicationHead } from './application-head';

export function useApplicationWords({
  amount,
  currency,
  loanType,
  months,
  inYears: saysYears,
}: ApplicationHead) {
  const { t, i18n } = useTranslation(['dashboard', 'enums']);
  const term = saysYears && months !== null ? inYears(months) : { years: 0, months: months ?? 0 };
  const duration = [
    term.years > 0 && t('enums:durationUnit.years', { count: term.years }),
    term.months > 0 && t('enums:durationUnit.months', { count: term.months }),
  ];
  return {
    amount: amount === null ? t('list.noAmount') : formatMoney(amount, currency, i18n.language),
    loanType,
    duration: duration.filter(Boolean).join(' ') || null,
  };
}
