import type { ErrorCode } from 'contracts/api/error-codes';
import { validate as validateUid } from 'stdnum/lib/cjs/ch/uid.js';
import { iso7064mod10x11validate } from 'stdnum/lib/cjs/util/iso7064.js';

/**
 * What is wrong with a company's tax number (D-43): 10 to 11 digits, set apart by slashes if at all; a Swiss company may give its UID
 * with a right check digit instead. Null when nothing is.
 */
export function companyTaxNumberProblem(text: string, country: string): ErrorCode | null {
  const digits = text.replaceAll('/', '');
  if (/^\d{10,11}$/.test(digits)) return null;
  if (country === 'CH' && validateUid(text).isValid) return null;
  return 'err_validation_failed';
}

/**
 * What is wrong with a person's tax number (D-42): in Germany 11 digits without a leading zero and with a right check
 * digit; elsewhere 5 to 15 letters, digits and separators. Null when nothing is.
 */
export function personalTaxNumberProblem(text: string, country: string): ErrorCode | null {
  if (country === 'DE') return germanTaxIdProblem(compact(text));
  return /^[\p{L}\p{N} ./\\-]{5,15}$/u.test(text) ? null : 'err_validation_failed';
}

/**
 * Only the check digit of ISO 7064 MOD 11,10 is looked at. The library's own rule for the number also refuses some by how often
 * a digit repeats, which D-42 does not ask.
 */
function germanTaxIdProblem(number: string): ErrorCode | null {
  if (!/^\d*$/.test(number)) return 'err_german_tin_non_numeric';
  if (number.length !== 11) return 'err_german_tin_invalid_length';
  if (number.startsWith('0')) return 'err_german_tin_leading_zero';
  return iso7064mod10x11validate(number) ? null : 'err_german_tin_invalid_check_digit';
}

/** True when both are the same number, whatever the separators and the case (D-43). */
export function sameTaxNumber(one: string, other: string): boolean {
  return compact(one) === compact(other);
}

function compact(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
