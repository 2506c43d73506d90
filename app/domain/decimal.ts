import { type Checked, invalid, valid } from './checked';
import { numberFormat, plainSpaces } from './locale';
import { withoutInvisible } from './text';

/** The longest text that is read as a number, and the most digits one may have and still be exact wherever it is reckoned with. */
const LONGEST = 40;
const MOST_DIGITS = 15;

/** Digits in threes with one kind of separator between them, and perhaps decimals after another kind. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d+))?$/;
const PLAIN = /^\d+(?:[.,](\d+))?$/;

/** As many decimals as make a single separator before three digits a decimal point instead of one that groups. */
const THOUSANDTHS = 3;

/**
 * Reads a number as people of any of the portal's languages type it: `1.234,5`, `1 234.5`, `1,234.5`, `12 %`, `250 €`.
 * With fewer than three decimals allowed, a separator before exactly three digits groups, whatever the language. Signs of currencies and
 * percent are left out; what a percent means is the caller's to say.
 *
 * Gives plain decimal notation, `-1234.5`: text, because sums and shares are never reckoned in binary fractions.
 * Messages: `numberInvalid`, `numberWhole` and `numberDecimals` where more decimals were typed than the field has.
 *
 * @param decimals how many decimals the field has
 */
export function parseDecimal(typed: string, decimals: number): Checked<string> {
  if (typed.length > LONGEST) return invalid('numberInvalid');
  const text = tidy(typed);
  const sign = text.startsWith('-') ? '-' : '';
  const number = text.replace(/^[-+] ?/, '');
  const isDecimal = decimals >= THOUSANDTHS && PLAIN.test(number);
  const match = (isDecimal ? null : GROUPED.exec(number)) ?? PLAIN.exec(number);
  if (!match) return invalid('numberInvalid');
  // Decimals are the last group of both patterns.
  const fraction = (match.at(-1) ?? '').replace(/0+$/, '');
  const whole = withoutDecimals(number, match.at(-1))
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  if (whole.length + fraction.length > MOST_DIGITS) return invalid('numberInvalid');
  if (fraction.length > decimals) {
    return decimals === 0 ? invalid('numberWhole') : invalid('numberDecimals', { count: decimals });
  }
  const value = fraction ? `${whole}.${fraction}` : whole;
  return valid(value === '0' ? value : sign + value);
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

/** A number in plain decimal notation as the language writes it, grouped, with as many decimals as it has but at least `minimum`. */
export function formatDecimal(decimal: string, language: string, minimum = 0): string {
  const decimals = DECIMAL.exec(decimal)?.[3]?.length ?? 0;
  const digits = Math.max(decimals, minimum);
  const format = numberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return plainSpaces(format.format(Number(decimal)));
}
