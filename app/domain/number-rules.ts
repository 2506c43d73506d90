import { formatCents, formatPlainCents } from './cents';
import { invalid, type ValidationRule, valid } from './message';
import { parseCents } from './money';

const AMOUNT_MAX = 100_000_000_000_000n;

interface AmountLimits {
  currency: string;
  language: string;
  zero?: boolean;
}

/** Returns cents. Refuses zero unless `zero` is true. */
export function createAmountRule({ currency, language, zero = false }: AmountLimits): ValidationRule<bigint> {
  const formatBound = (cents: bigint) => formatCents(cents, currency, language);
  return (typed) => {
    const cents = parseCents(typed, language);
    if (!cents.ok) return cents;
    if (zero && cents.value < 0n) return invalid('amountNegative');
    if (!zero && cents.value <= 0n) return invalid('amountPositive', { zero: formatBound(0n) });
    return cents.value > AMOUNT_MAX ? invalid('amountTooHigh', { max: formatBound(AMOUNT_MAX) }) : cents;
  };
}

const COUNTED_UNIT =
  /(?<=\d)\s*(?:tag(?:en?)?|days?|jours?|dni|stück|stk\.?|pcs\.?|pieces?|pièces?|szt\.?|sztuk[ai]?)$/iu;

export function createCountRule(min: number, max: number, language: string): ValidationRule<number> {
  const formatBound = (count: number) => formatPlainCents(BigInt(count) * 100n, language);
  const rangeError = invalid('countRange', { min: formatBound(min), max: formatBound(max) });
  return (typed) => {
    const hundredths = parseCents(typed.trim().replace(COUNTED_UNIT, ''), language);
    if (!hundredths.ok || hundredths.value % 100n !== 0n) return rangeError;
    const count = Number(hundredths.value / 100n);
    return count >= min && count <= max ? valid(count) : rangeError;
  };
}

export function createYearRule(first: number, last: number): ValidationRule<number> {
  return (typed) => {
    const text = typed.normalize('NFKC').trim();
    const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
    return year >= first && year <= last
      ? valid(year)
      : invalid('yearRange', { min: String(first), max: String(last) });
  };
}
