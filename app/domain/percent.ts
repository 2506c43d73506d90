import { numberFormat, plainSpaces } from './locale';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A rate as text with two decimals: `0.059` is `5,90 %` in German (no-break space), `5.90%` in English. */
export function formatPercent(decimal: number, language: string): string {
  const format = numberFormat(language, { style: 'percent', ...TWO_DECIMALS });
  return plainSpaces(format.format(decimal));
}

/** Two rates as `5,90 – 7,40 %`, which no line divides; one, where both read the same. */
export function formatPercentRange(low: number, high: number, language: string): string {
  const upper = formatPercent(high, language);
  if (formatPercent(low, language) === upper) return upper;
  const lower = numberFormat(language, TWO_DECIMALS).format(low * 100);
  return `${plainSpaces(lower)}\u00a0–\u00a0${upper}`;
}

/** Digits that are written already, `12,5`, with the sign as the language puts it: `12,5 %`. */
export function withPercent(digits: string, language: string): string {
  const parts = numberFormat(language, { style: 'percent' }).formatToParts(0);
  return plainSpaces(parts.map(({ type, value }) => (type === 'integer' ? digits : value)).join(''));
}
