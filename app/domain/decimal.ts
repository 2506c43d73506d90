import { type Checked, invalid, valid } from './checked';
import { numberFormat, plainSpaces } from './locale';
import { withoutInvisible } from './text';

/** The longest text that is read as a number, and the most digits one may have and still be exact wherever it is reckoned with. */
const LONGEST = 40;
const MOST_DIGITS = 15;

/** Digits in threes with one kind of separator between them, and perhaps decimals after another kind. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d+))?$/;
const PLAIN = /^\d+(?:[.,](\d+))?$/;

/** One separator before exactly three digits: it may group, or begin the decimals. */
const EITHER = /^[1-9]\d{0,2}([.,])(\d{3})$/;
const THOUSANDTHS = 3;

/** How a number is read: with the decimals of its field, and as the page's language writes numbers (`de`, `en`). */
interface Reading {
  readonly decimals: number;
  readonly language: string;
}

/** A number as it was typed, its parts in digits alone. */
export interface TypedNumber {
  readonly sign: '' | '-';
  readonly whole: string;
  /** Without zeros at the end, but for those that say that thousandths were meant. */
  readonly fraction: string;
}

/**
 * Reads a number as people of any of the portal's languages type it: `1.234,5`, `1 234.5`, `1,234.5`, `-12`. This is the one rule for amounts,
 * shares, percentages and configured numbers. What could be thousands or decimals, `12,345`, is what it is in the language of the page
 * (SHELL-23): decimals in German, French and Polish, thousands in English. Thousands in round figures, `250.000`, are thousands everywhere, as
 * nobody writes three zeros behind a comma; not so where the field has thousandths. Null for no number.
 */
export function readNumber(text: string, { decimals, language }: Reading): TypedNumber | null {
  const sign = text.startsWith('-') ? '-' : '';
  const number = text.replace(/^[-+] ?/, '');
  const [, separator, last = ''] = EITHER.exec(number) ?? [];
  const isRound = last === '000' && decimals < THOUSANDTHS;
  if (separator !== undefined && separator === decimalSeparator(language) && !isRound) {
    return { sign, whole: number.slice(0, -1 - last.length), fraction: last };
  }
  const match = GROUPED.exec(number) ?? PLAIN.exec(number);
  if (!match) return null;
  // Decimals are the last group of both patterns.
  const typed = separator === undefined ? match.at(-1) : undefined;
  const whole = withoutDecimals(number, typed).replace(/\D/g, '');
  return { sign, whole: whole.replace(/^0+(?=\d)/, ''), fraction: (typed ?? '').replace(/0+$/, '') };
}

/** The same with what may stand around the digits, a currency. */
const EITHER_WITHIN = /^(\D*[1-9]\d{0,2})([.,])(\d{3})(\D*)$/;

/** A text for a number that reads alike on pages of every language: what could be thousands or decimals says which. What is refused comes back as it is. */
export function readAlike(text: string, { decimals, language }: Reading): string {
  return text.replace(EITHER_WITHIN, (_, whole: string, separator: string, last: string, behind: string) => {
    const isDecimal = separator === decimalSeparator(language);
    // Refused for its decimals, or round.
    if (isDecimal && decimals < THOUSANDTHS) return text;
    return isDecimal ? `${whole}${separator}${last}0${behind}` : `${whole}${last}${behind}`;
  });
}

/**
 * Reads a number of a field, as `readNumber`; signs of currencies and percent are left out, and what a percent means is the caller's to say.
 *
 * Gives plain decimal notation, `-1234.5`: text, because sums and shares are never reckoned in binary fractions.
 * Messages: `numberInvalid`, `numberWhole` and `numberDecimals` where more decimals were typed than the field has.
 *
 * @param decimals how many decimals the field has
 * @param language of the page
 */
export function parseDecimal(typed: string, decimals: number, language: string): Checked<string> {
  if (typed.length > LONGEST) return invalid('numberInvalid');
  const read = readNumber(tidy(typed), { decimals, language });
  if (!read || read.whole.length + read.fraction.length > MOST_DIGITS) return invalid('numberInvalid');
  if (read.fraction.length > decimals) {
    return decimals === 0 ? invalid('numberWhole') : invalid('numberDecimals', { count: decimals });
  }
  const fraction = read.fraction.replace(/0+$/, '');
  const value = fraction ? `${read.whole}.${fraction}` : read.whole;
  return valid(value === '0' ? value : read.sign + value);
}

/** `,` or `.`, as the language writes decimals. */
export function decimalSeparator(language: string): string {
  const parts = numberFormat(language, { minimumFractionDigits: 1 }).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

function withoutDecimals(number: string, decimals: string | undefined): string {
  return decimals === undefined ? number : number.slice(0, -decimals.length - 1);
}

function tidy(typed: string): string {
  return withoutInvisible(typed)
    .normalize('NFKC')
    .replace(/%|€|CHF|EUR|Fr\.|PLN|zł/giu, '')
    .replace(/[’‘`´]/gu, "'")
    .replace(/[–—−]/gu, '-')
    .trim()
    .replace(/\s/gu, ' ');
}

/** Plain decimal notation, as `parseDecimal` gives it and the wire carries it. */
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Moves the decimal point `places` to the right, exactly: `12.5` by -2 is `0.125`. A text that is no plain decimal comes back as it is. */
export function shiftDecimal(decimal: string, places: number): string {
  const match = DECIMAL.exec(decimal);
  if (!match) return decimal;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits =
    places < 0 ? whole.padStart(1 - places, '0') + fraction : whole + fraction.padEnd(places, '0');
  const point = (places < 0 ? Math.max(whole.length, 1 - places) : whole.length) + places;
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const right = digits.slice(point).replace(/0+$/, '');
  const value = right ? `${left}.${right}` : left;
  return value === '0' ? value : sign + value;
}

/** A JavaScript number in plain decimal notation, never `1e-7`; at most ten decimals. */
export function plainDecimal(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toFixed(10).replace(/\.?0+$/, '');
}

/** More decimals than this are an error to the number formats of Node 20. */
const MOST_DECIMALS = 20;

/** A number in plain decimal notation as the language writes it, grouped, with as many decimals as it has, 20 at most, but at least `minimum`. */
export function formatDecimal(decimal: string, language: string, minimum = 0): string {
  const decimals = DECIMAL.exec(decimal)?.[3]?.length ?? 0;
  const digits = Math.min(Math.max(decimals, minimum), MOST_DECIMALS);
  const format = numberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return plainSpaces(format.format(Number(decimal)));
}
