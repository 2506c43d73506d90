import { getNumberFormat, replaceNarrowSpaces } from './locale';
import { invalid, type ValidationResult, valid } from './message';
import { removeInvisible } from './text';

const MAX_CHARACTERS = 40;
const MAX_DIGITS = 15;

const GROUPED_NUMBER = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d+))?$/;
const PLAIN_NUMBER = /^\d+(?:[.,](\d+))?$/;

const AMBIGUOUS_NUMBER = /^[1-9]\d{0,2}([.,])(\d{3})$/;
const AMBIGUOUS_DECIMALS = 3;

interface NumberNotation {
  readonly decimals: number;
  readonly language: string;
}

interface TypedNumber {
  readonly sign: '' | '-';
  readonly whole: string;
  readonly fraction: string;
}

/**
 * SHELL-23. English reads `12,345` as thousands, other languages as decimals. `250.000` has thousands, except
 * in fields with three decimals.
 */
export function readNumber(text: string, { decimals, language }: NumberNotation): TypedNumber | null {
  const sign = text.startsWith('-') ? '-' : '';
  const number = text.replace(/^[-+] ?/, '');
  const [, separator, last = ''] = AMBIGUOUS_NUMBER.exec(number) ?? [];
  const isThousandsGroup = last === '000' && decimals < AMBIGUOUS_DECIMALS;
  if (separator !== undefined && separator === decimalSeparator(language) && !isThousandsGroup) {
    return { sign, whole: number.slice(0, -1 - last.length), fraction: last };
  }
  const match = GROUPED_NUMBER.exec(number) ?? PLAIN_NUMBER.exec(number);
  if (!match) return null;
  const fractionDigits = separator === undefined ? match.at(-1) : undefined;
  const wholeDigits = withoutDecimals(number, fractionDigits).replace(/\D/g, '');
  return {
    sign,
    whole: wholeDigits.replace(/^0+(?=\d)/, ''),
    fraction: (fractionDigits ?? '').replace(/0+$/, ''),
  };
}

const AMBIGUOUS_NUMBER_IN_TEXT = /^(\D*[1-9]\d{0,2})([.,])(\d{3})(\D*)$/;

/** Rewrites the number so that every language reads the same value. */
export function removeAmbiguity(text: string, { decimals, language }: NumberNotation): string {
  return text.replace(
    AMBIGUOUS_NUMBER_IN_TEXT,
    (_, whole: string, separator: string, last: string, suffix: string) => {
      const isDecimal = separator === decimalSeparator(language);
      if (isDecimal && decimals < AMBIGUOUS_DECIMALS) return text;
      return isDecimal ? `${whole}${separator}${last}0${suffix}` : `${whole}${last}${suffix}`;
    },
  );
}

/** Returns decimal text, because binary fractions are inexact. */
export function parseDecimal(typed: string, decimals: number, language: string): ValidationResult<string> {
  if (typed.length > MAX_CHARACTERS) return invalid('numberInvalid');
  const number = readNumber(tidy(typed), { decimals, language });
  if (!number || number.whole.length + number.fraction.length > MAX_DIGITS) return invalid('numberInvalid');
  if (number.fraction.length > decimals) {
    return decimals === 0 ? invalid('numberWhole') : invalid('numberDecimals', { count: decimals });
  }
  const fraction = number.fraction.replace(/0+$/, '');
  const value = fraction ? `${number.whole}.${fraction}` : number.whole;
  return valid(value === '0' ? value : number.sign + value);
}

export function decimalSeparator(language: string): string {
  const parts = getNumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

function withoutDecimals(number: string, decimals: string | undefined): string {
  return decimals === undefined ? number : number.slice(0, -decimals.length - 1);
}

function tidy(typed: string): string {
  return removeInvisible(typed)
    .normalize('NFKC')
    .replace(/%|€|CHF|EUR|Fr\.|PLN|zł/giu, '')
    .replace(/[’‘`´]/gu, "'")
    .replace(/[–—−]/gu, '-')
    .trim()
    .replace(/\s/gu, ' ');
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Shifts `12.5` by -2 to exactly `0.125`. */
export function shiftDecimal(decimal: string, places: number): string {
  const match = DECIMAL.exec(decimal);
  if (!match) return decimal;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits =
    places < 0 ? whole.padStart(1 - places, '0') + fraction : whole + fraction.padEnd(places, '0');
  const decimalPosition = (places < 0 ? Math.max(whole.length, 1 - places) : whole.length) + places;
  const integerPart = digits.slice(0, decimalPosition).replace(/^0+(?=\d)/, '');
  const decimalPart = digits.slice(decimalPosition).replace(/0+$/, '');
  const value = decimalPart ? `${integerPart}.${decimalPart}` : integerPart;
  return value === '0' ? value : sign + value;
}

export function toPlainDecimal(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toFixed(10).replace(/\.?0+$/, '');
}

/** Number formats of Node 20 throw for more decimals. */
const MAX_DECIMALS = 20;

export function formatDecimal(decimal: string, language: string, minimum = 0): string {
  const decimals = DECIMAL.exec(decimal)?.[3]?.length ?? 0;
  const digits = Math.min(Math.max(decimals, minimum), MAX_DECIMALS);
  const format = getNumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return replaceNarrowSpaces(format.format(Number(decimal)));
}

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Returns `5,90 %` with a no-break space in German, `5.90%` in English. */
export function formatPercent(decimal: number, language: string): string {
  const format = getNumberFormat(language, { style: 'percent', ...TWO_DECIMALS });
  return replaceNarrowSpaces(format.format(decimal));
}

export function formatPercentRange(low: number, high: number, language: string): string {
  const upperText = formatPercent(high, language);
  if (formatPercent(low, language) === upperText) return upperText;
  const lowerText = getNumberFormat(language, TWO_DECIMALS).format(low * 100);
  return `${replaceNarrowSpaces(lowerText)}\u00a0–\u00a0${upperText}`;
}

export function addPercentSign(digits: string, language: string): string {
  const parts = getNumberFormat(language, { style: 'percent' }).formatToParts(0);
  return replaceNarrowSpaces(parts.map(({ type, value }) => (type === 'integer' ? digits : value)).join(''));
}
