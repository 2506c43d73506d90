import { characters, type Violation } from './violation';

/** Rules that many fields share. Each takes the member's name and value and gives its violations, none or one. */

interface Bounds {
  min: number;
  max: number;
}

/** How long a text is, in characters, and whether it may have several lines. */
export interface TextShape extends Bounds {
  lines?: true;
}

/** Bounds of a line of text where the specification names none: not empty, and short enough for a column. */
export const LINE: TextShape = { min: 1, max: 255 };

/** Bounds of a remark, which may be empty. */
export const REMARK: TextShape = { min: 0, max: 2000, lines: true };

/**
 * What no text holds: control characters, line breaks that only some programs know, halves of characters, and marks that turn the direction
 * of reading, so that something else is seen than is there.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text can be shown as it is; one of several lines may have breaks and tabs. */
export function isReadable(text: string, mayHaveLines = false): boolean {
  return !UNREADABLE.test(mayHaveLines ? text.replace(/[\t\n\r]/g, '') : text);
}

/** Readable text of so many characters, without surrounding spaces, that consists of what the pattern allows. Nothing counts as empty. */
export function textViolations<Field extends string>(
  field: Field,
  text: string | null | undefined,
  { min, max, lines }: TextShape,
  pattern?: RegExp,
): Violation<Field>[] {
  const length = characters(text ?? '');
  if (length < min || length > max) return [{ code: 'err_validation_failed', field, values: { min, max } }];
  const trimmed = (text ?? '').trim();
  const isWellFormed = isReadable(trimmed, lines) && (pattern?.test(trimmed) ?? true);
  return isWellFormed ? [] : [{ code: 'err_validation_failed', field }];
}

/** Largest amount of money anybody can enter, in whole units of the currency. */
const AMOUNT_MAXIMUM = 1_000_000_000_000;

/** An amount of money in whole cents, not below `min` (in units of the currency). Nothing given is for the caller to judge. */
export function amountViolations<Field extends string>(
  field: Field,
  amount: number | null | undefined,
  min = 0,
): Violation<Field>[] {
  if (amount === null || amount === undefined) return [];
  if (amount < min || amount > AMOUNT_MAXIMUM) {
    return [{ code: 'err_validation_failed', field, values: { min, max: AMOUNT_MAXIMUM } }];
  }
  return isInWholeCents(amount) ? [] : [{ code: 'err_validation_failed', field }];
}

/** The smallest amount above nothing. */
export const ONE_CENT = 0.01;

function isInWholeCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

/** A whole number within the bounds. Nothing given is for the caller to judge. */
export function countViolations<Field extends string>(
  field: Field,
  count: number | null | undefined,
  { min, max }: Bounds,
): Violation<Field>[] {
  if (count === null || count === undefined) return [];
  return Number.isInteger(count) && count >= min && count <= max
    ? []
    : [{ code: 'err_validation_failed', field, values: { min, max } }];
}

/** A country by its code of ISO 3166-1 alpha-2. */
export function countryViolations<Field extends string>(field: Field, code: string): Violation<Field>[] {
  return isCountry(code) ? [] : [{ code: 'err_validation_failed', field }];
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes of two letters that name something, but no country. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Whether a code of two letters names a country. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code) && names.of(code) !== undefined;
}
