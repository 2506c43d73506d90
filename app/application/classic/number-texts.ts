import { parseDuration } from '~/domain/duration';
import { formatAmount, parseMoney } from '~/domain/money';
import type { NumberText } from '~/ui/fields/number/number-text';

export function moneyText(language: string): NumberText {
  return {
    read: (typed) => numberOf(parseMoney(typed, language)),
    write: (value) => formatAmount(value, language),
  };
}

export const monthsText: NumberText = { read: (typed) => numberOf(parseDuration(typed)), write: String };

function numberOf(checked: ReturnType<typeof parseMoney>): number | null {
  return checked.ok ? checked.value : null;
}
