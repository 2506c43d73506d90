import type { FormUiField } from './form-document';

type Check = NonNullable<FormUiField['validations']>[number];

const CHECKS_WITH_NUMBER: readonly Check['type'][] = ['min', 'max', 'minLength', 'maxLength'];
const NUMBER_IN_TEXT = /\d(?:[\d.,'’\s]*\d)?/g;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Null unless an error text names other numbers than the bound. `limit`: number to quote, if each text has one that
 * can only be the bound.
 */
export function findStaleBound(
  { type, value, error }: Check,
  { format, unit }: Pick<FormUiField, 'format' | 'unit'>,
): { limit?: number } | null {
  const bound = typeof value === 'boolean' || value === '' ? Number.NaN : Number(value);
  if (error === undefined || !CHECKS_WITH_NUMBER.includes(type) || !Number.isFinite(bound)) return null;
  const shownBound = format === 'percent' ? bound * 100 : unit === 'years' ? bound / 12 : bound;
  const [sentNumber, limit] = [bound, shownBound].map((number) => Number(number.toPrecision(12)));
  const digits = [sentNumber, limit].map((number) => digitsOf(String(number)));
  const texts = Object.values(typeof error === 'string' ? [error] : error);
  const isStale = texts.some((text) => {
    const namedNumbers = text.match(NUMBER_IN_TEXT)?.map(digitsOf) ?? [];
    return namedNumbers.length > 0 && !namedNumbers.some((number) => digits.includes(number));
  });
  if (!isStale) return null;
  const isClear =
    typeof error !== 'string' &&
    unit !== 'years' &&
    texts.every(
      (text) => text.match(NUMBER_IN_TEXT)?.length === 1 && (format !== 'percent' || text.includes('%')),
    );
  return isClear && limit !== undefined ? { limit } : {};
}

/** Replaces the number of each text, in the notation of its language. */
export function replaceQuotedNumber(
  error: Readonly<Record<string, string>>,
  limit: number,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(error).map(([language, text]) => {
      const number = new Intl.NumberFormat(language, { maximumFractionDigits: 12 }).format(limit);
      return [language, text.replace(NUMBER_IN_TEXT, () => number)];
    }),
  );
}
