import { countCharacters, type Violation } from './violation';

interface Bounds {
  min: number;
  max: number;
}

export interface TextShape extends Bounds {
  lines?: true;
}

export const SINGLE_LINE_SHAPE: TextShape = { min: 1, max: 255 };

export const REMARK_SHAPE: TextShape = { min: 0, max: 2000, lines: true };

/** Control characters, uncommon line breaks, lone surrogates and direction marks. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

export function isReadableText(text: string, mayHaveLines = false): boolean {
  return !UNREADABLE.test(mayHaveLines ? text.replace(/[\t\n\r]/g, '') : text);
}

export function findTextViolations<Field extends string>(
  field: Field,
  text: string | null | undefined,
  { min, max, lines }: TextShape,
  pattern?: RegExp,
): Violation<Field>[] {
  const length = countCharacters(text ?? '');
  if (length < min || length > max) return [{ code: 'err_validation_failed', field, values: { min, max } }];
  const trimmed = (text ?? '').trim();
  const isWellFormed = isReadableText(trimmed, lines) && (pattern?.test(trimmed) ?? true);
  return isWellFormed ? [] : [{ code: 'err_validation_failed', field }];
}

const AMOUNT_MAXIMUM = 1_000_000_000_000;

export function findAmountViolations<Field extends string>(
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

export const ONE_CENT = 0.01;

function isInWholeCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

export function findCountViolations<Field extends string>(
  field: Field,
  count: number | null | undefined,
  { min, max }: Bounds,
): Violation<Field>[] {
  if (count === null || count === undefined) return [];
  return Number.isInteger(count) && count >= min && count <= max
    ? []
    : [{ code: 'err_validation_failed', field, values: { min, max } }];
}

export function findCountryViolations<Field extends string>(field: Field, code: string): Violation<Field>[] {
  return isCountry(code) ? [] : [{ code: 'err_validation_failed', field }];
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code) && names.of(code) !== undefined;
}
