import { readNumber } from './decimal';
import { getNumberFormat, replaceNarrowSpaces } from './locale';
import { invalid, type ValidationRule, valid } from './message';
import { removeInvisible } from './text';

/** D-59. One basis point is 0.01 %. Whole numbers keep sums exact. */
export const WHOLE_COMPANY_BASIS_POINTS = 10_000;

const POINTS_PER_PERCENT = 100;
const DECIMALS = 2;

const TYPED_MAX = 40;

/** Reads percent, such as `29,5 %`, and returns basis points. */
export function createShareRule(min: 0 | 1, language: string): ValidationRule<number> {
  const range = min === 0 ? 'shareRange' : 'shareOfOwner';
  return (typed) => {
    if (typed.length > TYPED_MAX) return invalid('shareInvalid');
    // A space between digits may be a missing comma, so the rule refuses it.
    const text = removeInvisible(typed)
      .normalize('NFKC')
      .replace(/(?<![\d\s])\s+|\s+(?![\d\s])/gu, '')
      .replace(/%$/, '')
      .replace('−', '-');
    if (text === '') return invalid('required');
    const number = readNumber(text, { decimals: DECIMALS, language });
    if (number === null) return invalid('shareInvalid');
    if (number.fraction.length > DECIMALS) return invalid('shareDecimals');
    const points = Number(number.whole) * POINTS_PER_PERCENT + Number(number.fraction.padEnd(DECIMALS, '0'));
    const isWithin =
      points >= min && points <= WHOLE_COMPANY_BASIS_POINTS && (number.sign === '' || points === 0);
    return isWithin ? valid(points) : invalid(range);
  };
}

export function removePercentSign(typed: string): string {
  return typed.replace(/\s*[%％]\s*$/u, '');
}

export function toBasisPoints(decimal: number | null | undefined): number | null {
  return typeof decimal === 'number' && Number.isFinite(decimal)
    ? Math.round(decimal * WHOLE_COMPANY_BASIS_POINTS)
    : null;
}

export function toDecimalShare(points: number): number {
  return points / WHOLE_COMPANY_BASIS_POINTS;
}

const formats = (language: string, style: 'percent' | 'decimal') =>
  getNumberFormat(language, { style, maximumFractionDigits: 2, useGrouping: false });

export function formatShare(points: number, language: string): string {
  return replaceNarrowSpaces(formats(language, 'percent').format(toDecimalShare(points)));
}

export function formatShareDigits(points: number, language: string): string {
  return formats(language, 'decimal').format(points / POINTS_PER_PERCENT);
}
