import { formatCents, writeCents } from './cents';
import { invalid, type Rule, valid } from './checked';
import { parseCents } from './money';

/** The largest amount of money anybody may enter, in cents: a million millions. */
const AMOUNT_MAX = 100_000_000_000_000n;

interface AmountLimits {
  currency: string;
  /** Writes the amounts that messages mention. */
  language: string;
  /** Nothing is an answer too. */
  zero?: boolean;
}

/** The rule of an amount; gives cents. Messages: `amountInvalid`, `amountDecimals`, `amountPositive` (`amountNegative` with `zero`), `amountTooHigh`. */
export function amountRule({ currency, language, zero = false }: AmountLimits): Rule<bigint> {
  const written = (cents: bigint) => formatCents(cents, currency, language);
  return (typed) => {
    const checked = parseCents(typed, language);
    if (!checked.ok) return checked;
    if (zero && checked.value < 0n) return invalid('amountNegative');
    if (!zero && checked.value <= 0n) return invalid('amountPositive', { zero: written(0n) });
    return checked.value > AMOUNT_MAX ? invalid('amountTooHigh', { max: written(AMOUNT_MAX) }) : checked;
  };
}

/** The rule of a whole number from `min` to `max`, grouped as one likes. Message: `countRange` with both, written in the language. */
export function countRule(min: number, max: number, language: string): Rule<number> {
  const written = (count: number) => writeCents(BigInt(count) * 100n, language);
  const refused = invalid('countRange', { min: written(min), max: written(max) });
  return (typed) => {
    const checked = parseCents(typed, language);
    if (!checked.ok || checked.value % 100n !== 0n) return refused;
    const count = Number(checked.value / 100n);
    return count >= min && count <= max ? valid(count) : refused;
  };
}

/** The rule of a year in four digits. Message: `yearRange` with the first and the last. */
export function yearRule(first: number, last: number): Rule<number> {
  return (typed) => {
    const text = typed.normalize('NFKC').trim();
    const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
    return year >= first && year <= last
      ? valid(year)
      : invalid('yearRange', { min: String(first), max: String(last) });
  };
}
