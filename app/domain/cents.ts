import { decimalSeparator } from './decimal';
import { getNumberFormat, replaceNarrowSpaces } from './locale';
import { addCurrency } from './money';

/** Amounts are whole cents as `bigint`, because sums of floating-point numbers are inexact. */

export function toCents(amount: number): bigint {
  // From 2^53 a double has no fraction, and `toFixed` may write an exponent.
  if (Math.abs(amount) >= 2 ** 53) return BigInt(amount) * 100n;
  return BigInt(amount.toFixed(2).replace('.', ''));
}

export function toApiAmount(cents: bigint): number {
  return Number(`${cents < 0n ? '-' : ''}${absolute(cents) / 100n}.${centDigits(cents)}`);
}

export function sumCents(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

export function formatPlainCents(cents: bigint, language: string): string {
  return digitsOf(cents, language, hasCents(cents));
}

/** SHELL-27. Returns `46.800,50 €` or `46.800 €`. Use `createGroupFormat` for amounts shown together. */
export function formatCents(cents: bigint, currency: string, language: string): string {
  return createGroupFormat([cents], currency, language)(cents);
}

export function createGroupFormat(
  amounts: readonly bigint[],
  currency: string,
  language: string,
): (cents: bigint) => string {
  const showsCents = amounts.some(hasCents);
  return (cents) => {
    const digits = digitsOf(absolute(cents), language, showsCents || hasCents(cents));
    const amount = addCurrency(digits, currency, language);
    return cents < 0n ? `-${amount}` : amount;
  };
}

const HUNDREDTH_MILLION_CENTS = 1_000_000n;

const MILLION_CENTS = 100_000_000n;

/** D-69. Rounds half up: `410.000 €`, but `1,23 Mio. €` above one million. */
export function formatSales(cents: bigint, currency: string, language: string, millionWord: string): string {
  if (cents <= MILLION_CENTS) return formatCents(((cents + 50n) / 100n) * 100n, currency, language);
  const hundredths = (cents + HUNDREDTH_MILLION_CENTS / 2n) / HUNDREDTH_MILLION_CENTS;
  const format = getNumberFormat(language, { maximumFractionDigits: 2 });
  const digits = replaceNarrowSpaces(format.format(Number(hundredths) / 100));
  return addCurrency(`${digits}\u00a0${millionWord}`, currency, language);
}

const hasCents = (cents: bigint) => cents % 100n !== 0n;

function digitsOf(cents: bigint, language: string, showsCents: boolean): string {
  const wholeDigits = replaceNarrowSpaces(getNumberFormat(language).format(absolute(cents) / 100n));
  const decimals = showsCents ? `${decimalSeparator(language)}${centDigits(cents)}` : '';
  return `${cents < 0n ? '-' : ''}${wholeDigits}${decimals}`;
}

function absolute(cents: bigint): bigint {
  return cents < 0n ? -cents : cents;
}

function centDigits(cents: bigint): string {
  return String(absolute(cents) % 100n).padStart(2, '0');
}
