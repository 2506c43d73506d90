import { numberFormat, plainSpaces } from './locale';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Formats `0.059` as `5,90 %` with a no-break space in German, and as `5.90%` in English. */
export function formatPercent(decimal: number, language: string): string {
  const format = numberFormat(language, { style: 'percent', ...TWO_DECIMALS });
  return plainSpaces(format.format(decimal));
}

export function formatPercentRange(low: number, high: number, language: string): string {
  const upper = formatPercent(high, language);
  if (formatPercent(low, language) === upper) return upper;
  const lower = numberFormat(language, TWO_DECIMALS).format(low * 100);
  return `${plainSpaces(lower)}\u00a0–\u00a0${upper}`;
}

export function withPercent(digits: string, language: string): string {
  const parts = numberFormat(language, { style: 'percent' }).formatToParts(0);
  return plainSpaces(parts.map(({ type, value }) => (type === 'integer' ? digits : value)).join(''));
}
