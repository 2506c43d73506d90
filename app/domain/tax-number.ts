import { validate as validateUid } from 'stdnum/lib/cjs/ch/uid.js';
import { iso7064mod10x11validate } from 'stdnum/lib/cjs/util/iso7064.js';
import { type Checked, invalid, type Rule, valid } from './checked';
import { textRule } from './text';

/** Digits of a company's number, without separators (CLA-11, D-43). */
const COMPANY_TAX_DIGITS = { min: 10, max: 11 } as const;

/** Characters of a person's number outside Germany (D-42). */
const PERSONAL_TAX_LENGTH = { min: 5, max: 15 } as const;

const GERMAN_PERSONAL_DIGITS = 11;

/** Longest text that is looked at: the digits, generously separated. */
const TYPED_MAX = 40;

/** White space never counts: numbers are printed and pasted in groups. Nor do the customary hyphens of a Polish NIP. */
const GAPS = /\s/gu;
const NIP_GAPS = /[\s\u2010-\u2015-]/gu;

/** A number as people of a country know it; the slashes are those of a German one. */
const EXAMPLES: Readonly<Record<string, string>> = { PL: '526-025-02-74' };
const USUAL_EXAMPLE = '60/271/04538';

/** What the tax number of a company is called and looks like: a Swiss UID, a Polish NIP, or digits as in Germany. */
export type CompanyTaxNumberKind = 'uid' | 'nip' | 'usual';

const KINDS: Readonly<Record<string, CompanyTaxNumberKind>> = { CH: 'uid', PL: 'nip' };

/** The kind of tax number that companies of a country have; `country` is ISO 3166-1 alpha-2. */
export function companyTaxNumberKind(country: string): CompanyTaxNumberKind {
  return KINDS[country] ?? 'usual';
}

/**
 * The rule of a company's tax number in its country (ISO 3166-1 alpha-2): digits and `/`, 10 or 11 digits; in Switzerland
 * the UID as well (`CHE-123.456.788`, with its check digit). Kept as it was typed, but for spaces and the hyphens of a Polish NIP
 * (`526-025-02-74`), which the lending system does not know.
 * Messages: `required`, `companyTaxNumberCharacters` with an example, `companyTaxNumberLength`, `swissUidInvalid`.
 */
export function companyTaxNumberRule(country: string): Rule<string> {
  return (typed) => {
    if (companyTaxNumberKind(country) === 'uid' && /^\s*CHE/i.test(typed))
      return checkSwissUid(typed.trim().toUpperCase());
    const { min, max } = COMPANY_TAX_DIGITS;
    if (typed.length > TYPED_MAX) return invalid('companyTaxNumberLength', { min, max });
    const number = typed.replace(companyTaxNumberKind(country) === 'nip' ? NIP_GAPS : GAPS, '');
    if (number === '') return invalid('required');
    if (!/^[\d/]+$/.test(number)) {
      return invalid('companyTaxNumberCharacters', { example: EXAMPLES[country] ?? USUAL_EXAMPLE });
    }
    const digits = bareTaxNumber(number).length;
    return digits < min || digits > max ? invalid('companyTaxNumberLength', { min, max }) : valid(number);
  };
}

function checkSwissUid(text: string): Checked<string> {
  return text.length <= TYPED_MAX && validateUid(text).isValid ? valid(text) : invalid('swissUidInvalid');
}

const personalCharacters = textRule({
  min: PERSONAL_TAX_LENGTH.min,
  max: PERSONAL_TAX_LENGTH.max,
  allowed: /[\p{L}\p{M}\d ./\\-]/u,
});

/**
 * The rule of a person's tax number in a country (D-42): in Germany eleven digits, the first no zero, with the check
 * digit of ISO 7064 MOD 11,10; elsewhere letters, digits and separators, 5 to 15 characters.
 * Messages: those of a text, and `germanTaxId…` for what is wrong with a German one.
 */
export function personalTaxNumberRule(country: string): Rule<string> {
  return country === 'DE' ? checkGermanTaxId : personalCharacters;
}

/** Spaces are how the tax office prints the number; it is stored without. */
const checkGermanTaxId: Rule<string> = (typed) => {
  if (typed.length > TYPED_MAX) return invalid('germanTaxIdLength');
  const number = bareTaxNumber(typed);
  if (number === '') return invalid('required');
  if (!/^\d+$/.test(number)) return invalid('germanTaxIdDigits');
  if (number.length !== GERMAN_PERSONAL_DIGITS) return invalid('germanTaxIdLength');
  if (number.startsWith('0')) return invalid('germanTaxIdLeadingZero');
  return iso7064mod10x11validate(number) ? valid(number) : invalid('germanTaxIdCheckDigit');
};

/** True when two tax numbers are the same but for separators and case; such are never a company's and a person's (D-43). */
export function isSameTaxNumber(one: string, other: string): boolean {
  return bareTaxNumber(one) === bareTaxNumber(other);
}

function bareTaxNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s./\\-]/gu, '')
    .toUpperCase();
}
