import { useTranslation } from 'react-i18next';
import { chosenCurrency, type DynamicForm } from '~/configured-form/rules/form';
import { formatMoney } from '~/domain/money';
import type { Typed } from '~/domain/typed';
import { purposeLimits } from './rules/purpose-limits';

interface Context {
  typed: Typed;
  usualCurrency: string;
}

/** Smallest amount and terms of a purpose, for its card. */
export function usePurposeHint({ purposes }: DynamicForm, { typed, usualCurrency }: Context) {
  const { t, i18n } = useTranslation('application');
  return (name: string): string | undefined => {
    const purpose = purposes.find((each) => each.name === name);
    if (!purpose) return undefined;
    const { amountFrom, term } = purposeLimits(purpose);
    const currency = chosenCurrency(purpose, typed, usualCurrency);
    const parts = [
      amountFrom && t('purposeLimits.amount', { amount: formatMoney(amountFrom, currency, i18n.language) }),
      term && t(`purposeLimits.${term.unit}`, { from: term.from, count: term.to }),
    ];
    return parts.filter(Boolean).join(', ') || undefined;
  };
}
