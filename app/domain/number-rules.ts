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
  const written = (cents: bigint) => formatCents(cents, currency, language);
  return (typed) => {
    const checked = parseCents(typed, language);
    if (!checked.ok) return checked;
    if (zero && checked.value < 0n) return invalid('amountNegative');
    if (!zero && checked.value <= 0n) return invalid('amountPositive', { zero: written(0n) });
    return checked.value > AMOUNT_MAX ? invalid('amountTooHigh', { max: written(AMOUNT_MAX) }) : checked;
  };
}

const COUNTED_UNIT =
  /(?<=\d)\s*(?:tag(?:en?)?|days?|jours?|dni|stück|stk\.?|pcs\.?|pieces?|pièces?|szt\.?|sztuk[ai]?)$/iu;

export function createCountRule(min: number, max: number, language: string): ValidationRule<number> {
  const written = (count: number) => formatPlainCents(BigInt(count) * 100n, language);
  const refused = invalid('countRange', { min: written(min), max: written(max) });
  return (typed) => {
    const checked = parseCents(typed.trim().replace(COUNTED_UNIT, ''), language);
    if (!checked.ok || checked.value % 100n !== 0n) return refused;
    const count = Number(checked.value / 100n);
    return count >= min && count <= max ? valid(count) : refused;
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
