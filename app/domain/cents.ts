import { decimalSeparator } from './decimal';
import { numberFormat, plainSpaces } from './locale';
import { withCurrency } from './money';

/** Money where sums matter: whole cents as `bigint`, exact however much is added up. On the wire amounts have two decimals at most. */

/** An amount of the wire in cents; more decimals than two are rounded. @param amount units of the currency, finite */
export function centsOf(amount: number): bigint {
  // From here on a double has no fractions, and `toFixed` writes no digits alone.
  if (Math.abs(amount) >= 2 ** 53) return BigInt(amount) * 100n;
  return BigInt(amount.toFixed(2).replace('.', ''));
}

/** Cents as the wire carries them, in units of the currency; `centsOf` gives the same cents back up to a million billions. */
export function wireAmount(cents: bigint): number {
  return Number(`${cents < 0n ? '-' : ''}${absolute(cents) / 100n}.${fraction(cents)}`);
}

export function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** The digits of an amount, `46.800,50`, as they are typed into a field; whole amounts without fractions. */
export function writeCents(cents: bigint, language: string): string {
  return digitsOf(cents, language, hasCents(cents));
}

/** An amount as text, `46.800,50 €`, with cents only where there are some (SHELL-27). Where others stand beside it: `groupFormat`. */
export function formatCents(cents: bigint, currency: string, language: string): string {
  return groupFormat([cents], currency, language)(cents);
}

/**
 * Writes amounts that stand together, as a sum and its parts, with one precision: all with cents as soon as one of them has some, else none.
 *
 * @param amounts all that are shown together; cents of another amount are written too
 */
export function groupFormat(
  amounts: readonly bigint[],
  currency: string,
  language: string,
): (cents: bigint) => string {
  const withCents = amounts.some(hasCents);
  return (cents) => {
    const digits = digitsOf(absolute(cents), language, withCents || hasCents(cents));
    const amount = withCurrency(digits, currency, language);
    return cents < 0n ? `-${amount}` : amount;
  };
}

/** Cents in a hundredth of a million. */
const HUNDREDTH = 1_000_000n;

/** Up to so many cents an amount is written in full. */
const MILLION = 100_000_000n;

/**
 * Sales not below zero, without cents: up to one million in full, `410.000 €`, above it in millions with at most two decimals (D-69),
 * `1,23 Mio. €`; rounded half up.
 *
 * @param word the language's for a million
 */
export function formatSales(cents: bigint, currency: string, language: string, word: string): string {
  if (cents <= MILLION) return formatCents(((cents + 50n) / 100n) * 100n, currency, language);
  const hundredths = (cents + HUNDREDTH / 2n) / HUNDREDTH;
  const format = numberFormat(language, { maximumFractionDigits: 2 });
  const digits = plainSpaces(format.format(Number(hundredths) / 100));
  return withCurrency(`${digits}\u00a0${word}`, currency, language);
}

const hasCents = (cents: bigint) => cents % 100n !== 0n;

function digitsOf(cents: bigint, language: string, withCents: boolean): string {
  const whole = plainSpaces(numberFormat(language).format(absolute(cents) / 100n));
  const decimals = withCents ? `${decimalSeparator(language)}${fraction(cents)}` : '';
  return `${cents < 0n ? '-' : ''}${whole}${decimals}`;
}

function absolute(cents: bigint): bigint {
  return cents < 0n ? -cents : cents;
}

function fraction(cents: bigint): string {
  return String(absolute(cents) % 100n).padStart(2, '0');
}
