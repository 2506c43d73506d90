import type { NumberTextFormat } from 'ui/fields/number/number-field';
import { formatPlainCents } from '~/domain/cents';
import { parseCents } from '~/domain/money';

export function formatCentsText(language: string): NumberTextFormat {
  return {
    read: (typed) => {
      const cents = parseCents(typed, language);
      return cents.ok && Number.isSafeInteger(Number(cents.value)) ? Number(cents.value) : null;
    },
    write: (cents) => formatPlainCents(BigInt(cents), language),
  };
}
