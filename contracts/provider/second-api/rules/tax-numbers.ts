import { stdnum } from 'stdnum';

export const normalizeTaxNumber = (number: string) => number.replace(/[^\p{L}\d]/gu, '').toUpperCase();

export function findPersonalTaxNumberError(
  number: string,
  country: string | null | undefined,
): string | undefined {
  const digits = number.replace(/[\s/.-]/g, '');
  if (country !== 'DE') {
    return /^[\p{L}\d\s/.-]{5,15}$/u.test(number) ? undefined : 'err_validation_failed';
  }
  if (!/^\d*$/.test(digits)) return 'err_german_tin_non_numeric';
  if (digits.length !== 11) return 'err_german_tin_invalid_length';
  if (digits.startsWith('0')) return 'err_german_tin_leading_zero';
  return isCheckDigitRight(digits) ? undefined : 'err_german_tin_invalid_check_digit';
}

/** Checks ISO 7064 MOD 11,10. Repeated digits are accepted. */
function isCheckDigitRight(digits: string): boolean {
  const product = [...digits.slice(0, -1)].reduce((remainder, digit) => {
    const sum = (Number(digit) + remainder) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Accepts 10 or 11 digits, or a Swiss UID (D-43). */
export function isCompanyTaxNumber(number: string, country: string | null | undefined): boolean {
  if (country === 'CH' && stdnum.CH?.uid?.validate(number).isValid) return true;
  return /^[\d/]+$/.test(number) && /^\d{10,11}$/.test(number.replaceAll('/', ''));
}
