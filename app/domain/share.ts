import { readNumber } from './decimal';
import { numberFormat, plainSpaces } from './locale';
import { invalid, type Rule, valid } from './message';
import { withoutInvisible } from './text';

/** D-59. One basis point is 0.01 %. Whole numbers keep sums exact. */
export const WHOLE_COMPANY = 10_000;

const POINTS_PER_PERCENT = 100;
const DECIMALS = 2;

const TYPED_MAX = 40;

/** Reads percent, such as `29,5 %`, and returns basis points. */
export function shareRule(min: 0 | 1, language: string): Rule<number> {
  const range = min === 0 ? 'shareRange' : 'shareOfOwner';
  return (typed) => {
    if (typed.length > TYPED_MAX) return invalid('shareInvalid');
    // A space between digits may be a missing comma, so the rule refuses it.
    const text = withoutInvisible(typed)
      .normalize('NFKC')
      .replace(/(?<![\d\s])\s+|\s+(?![\d\s])/gu, '')
      .replace(/%$/, '')
      .replace('−', '-');
    if (text === '') return invalid('required');
    const read = readNumber(text, { decimals: DECIMALS, language });
    if (read === null) return invalid('shareInvalid');
    if (read.fraction.length > DECIMALS) return invalid('shareDecimals');
    const points = Number(read.whole) * POINTS_PER_PERCENT + Number(read.fraction.padEnd(DECIMALS, '0'));
    const isWithin = points >= min && points <= WHOLE_COMPANY && (read.sign === '' || points === 0);
    return isWithin ? valid(points) : invalid(range);
  };
}

export function withoutPercentSign(typed: string): string {
  return typed.replace(/\s*[%％]\s*$/u, '');
}

export function basisPoints(decimal: number | null | undefined): number | null {
  return typeof decimal === 'number' && Number.isFinite(decimal) ? Math.round(decimal * WHOLE_COMPANY) : null;
}

/** REP-04 */
export function decimalShare(points: number): number {
  return points / WHOLE_COMPANY;
}

const formats = (language: string, style: 'percent' | 'decimal') =>
  numberFormat(language, { style, maximumFractionDigits: 2, useGrouping: false });

export function formatShare(points: number, language: string): string {
  return plainSpaces(formats(language, 'percent').format(decimalShare(points)));
}

export function shareDigits(points: number, language: string): string {
  return formats(language, 'decimal').format(points / POINTS_PER_PERCENT);
}
