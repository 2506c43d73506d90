import { invalid, type Rule, valid } from './checked';
import { readNumber } from './decimal';
import { numberFormat, plainSpaces } from './locale';
import { withoutInvisible } from './text';

/** A whole company in basis points. Shares are whole numbers of them, so that sums are exact (D-59): 29.5 percent are 2950. */
export const WHOLE_COMPANY = 10_000;

const POINTS_PER_PERCENT = 100;
const DECIMALS = 2;

/** Longest text that is looked at. */
const TYPED_MAX = 40;

/**
 * The rule of a share as it is typed in percent, `29,5`, `29.5` or `29,50 %`, on a page of the language: gives basis points from `min` to the whole company.
 * Messages: `required`, `shareInvalid`, `shareDecimals` for more than two decimals, `shareRange` or, where nothing is too little,
 * `shareOfOwner`.
 */
export function shareRule(min: 0 | 1, language: string): Rule<number> {
  const range = min === 0 ? 'shareRange' : 'shareOfOwner';
  return (typed) => {
    if (typed.length > TYPED_MAX) return invalid('shareInvalid');
    // A space between two digits may mean a comma that was left out: it is never closed up.
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

/** A typed share without its percent sign, which stands behind the field. */
export function withoutPercentSign(typed: string): string {
  return typed.replace(/\s*[%％]\s*$/u, '');
}

/** The wire's decimal in basis points: 0.295 is 2950. Null for none and for what is no number. */
export function basisPoints(decimal: number | null | undefined): number | null {
  return typeof decimal === 'number' && Number.isFinite(decimal) ? Math.round(decimal * WHOLE_COMPANY) : null;
}

/** Basis points as the wire's decimal (REP-04). */
export function decimalShare(points: number): number {
  return points / WHOLE_COMPANY;
}

const formats = (language: string, style: 'percent' | 'decimal') =>
  numberFormat(language, { style, maximumFractionDigits: 2, useGrouping: false });

/** Basis points as text with as many decimals as it has: `29,5 %`. */
export function formatShare(points: number, language: string): string {
  return plainSpaces(formats(language, 'percent').format(decimalShare(points)));
}

/** Basis points as they are typed: `29,5`. */
export function shareDigits(points: number, language: string): string {
  return formats(language, 'decimal').format(points / POINTS_PER_PERCENT);
}
