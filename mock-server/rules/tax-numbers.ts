import type { ErrorCode } from 'contracts/api/error-codes';
import { stdnum } from 'stdnum';

/** D-43: 10 or 11 digits with optional slashes, or a Swiss UID. */
export function findCompanyTaxNumberProblem(text: string, country: string): ErrorCode | null {
  const digits = text.replaceAll('/', '');
  if (/^\d{10,11}$/.test(digits)) return null;
  if (country === 'CH' && stdnum.CH?.uid?.validate(text).isValid) return null;
  return 'err_validation_failed';
}

/** D-42: in Germany 11 digits with a check digit, elsewhere 5 to 15 letters, digits and separators. */
export function findPersonalTaxNumberProblem(text: string, country: string): ErrorCode | null {
  if (country === 'DE') return germanTaxIdProblem(compact(text));
  return /^[\p{L}\p{N} ./\\-]{5,15}$/u.test(text) ? null : 'err_validation_failed';
}

function germanTaxIdProblem(number: string): ErrorCode | null {
  if (!/^\d*$/.test(number)) return 'err_german_tin_non_numeric';
  if (number.length !== 11) return 'err_german_tin_invalid_length';
  if (number.startsWith('0')) return 'err_german_tin_leading_zero';
  return hasCheckDigit(number) ? null : 'err_german_tin_invalid_check_digit';
}

/**
 * ISO 7064 MOD 11,10, which the library exports for Croatia. The library's German check also limits repeated digits.
 */
const hasCheckDigit = (number: string): boolean => stdnum.HR?.oib?.validate(number).isValid === true;

/** Ignores separators and case (D-43). */
export function isSameTaxNumber(left: string, right: string): boolean {
  return compact(left) === compact(right);
}

function compact(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
