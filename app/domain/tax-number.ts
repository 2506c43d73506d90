import { stdnum } from 'stdnum';
import { invalid, type ValidationResult, type ValidationRule, valid } from './message';
import { invalidWithSuggestion } from './suggestion';
import { createLabelPattern, createTextRule, removeSeparators, simplifyPunctuation } from './text';

const COMPANY_TAX_DIGITS = { min: 10, max: 11 } as const;

const PERSONAL_TAX_LENGTH = { min: 5, max: 15 } as const;

const GERMAN_PERSONAL_DIGITS = 11;

const TYPED_MAX = 80;

const TAX_NUMBER_LABEL = createLabelPattern(
  [
    'st(?:euer)?',
    'ust',
    'umsatz',
    'mwst',
    'tva',
    'iva',
    'vat',
    'tax',
    'tin',
    'nip',
    'pesel',
    'uid',
    'ide',
    'ahv(?:n13)?',
    'avs',
    'navs(?:13)?',
    'idnr',
    'id',
    'identifi(?:kationsnummer|kationsnr|ant|cation)',
    'nummer',
    'number',
    'num[eé]ro',
    'numer',
    'n[ro]',
    'n',
    'de',
    'codice',
    'partita',
    'fiscale?',
    'podatkowy',
  ],
  '\\d|CHE|PL|(?<=: ?)\\p{L}',
);

const SWISS_SUFFIX = /(?:[ /,;(]*(?:MWST|TVA|IVA|VAT|HR|RC)[ .,;)]*)+$/;

const EXAMPLES: Readonly<Record<string, string>> = { PL: '526-025-02-74' };
const USUAL_EXAMPLE = '60/271/04538';

export type CompanyTaxNumberKind = 'uid' | 'nip' | 'usual';

const KINDS: Readonly<Record<string, CompanyTaxNumberKind>> = { CH: 'uid', PL: 'nip' };

export function companyTaxNumberKindOf(country: string): CompanyTaxNumberKind {
  return KINDS[country] ?? 'usual';
}

/** CLA-11, D-89. Accepts 10 or 11 digits with `/`, in Switzerland also a UID. */
export function createCompanyTaxNumberRule(country: string): ValidationRule<string> {
  const kind = companyTaxNumberKindOf(country);
  return (typed) => {
    const { min, max } = COMPANY_TAX_DIGITS;
    const lengthError = invalid('companyTaxNumberLength', { min, max });
    if (typed.length > TYPED_MAX)
      return kind === 'uid' && isUid(typed) ? invalid('swissUidInvalid') : lengthError;
    const text = simplifyPunctuation(typed).replace(TAX_NUMBER_LABEL, '');
    if (kind === 'uid' && isUid(text)) return checkSwissUid(text);
    const withoutSeparators = removeSeparators(text);
    const number = kind === 'nip' ? withoutSeparators.replace(/^PL(?=\d)/i, '') : withoutSeparators;
    if (number === '') return invalid('required');
    if (!/^[\d/]+$/.test(number)) {
      return invalid('companyTaxNumberCharacters', { example: EXAMPLES[country] ?? USUAL_EXAMPLE });
    }
    if (country === 'DE' && ELECTRONIC_TAX_NUMBER.test(number.replace(/\//g, ''))) {
      return invalid('companyTaxNumberElectronic', { min, max, example: USUAL_EXAMPLE });
    }
    const digits = number.replace(/\//g, '').length;
    if (digits >= min && digits <= max) return valid(number);
    const uid = kind === 'uid' ? checkSwissUid(`CHE${number}`) : null;
    return uid?.ok ? invalidWithSuggestion('swissUid', uid.value) : lengthError;
  };
}

/** Matches numbers for electronic filing: four digits of the tax office, a zero, eight digits. */
const ELECTRONIC_TAX_NUMBER = /^\d{4}0\d{8}$/;

const isUid = (text: string) => /^\s*CHE/i.test(text);

function checkSwissUid(text: string): ValidationResult<string> {
  const uid = removeSeparators(text.toUpperCase().replace(SWISS_SUFFIX, ''));
  const [, firstGroup, secondGroup, thirdGroup] = /^CHE(\d{3})(\d{3})(\d{3})$/.exec(uid) ?? [];
  return thirdGroup !== undefined && stdnum.CH?.uid?.validate(uid).isValid
    ? valid(`CHE-${firstGroup}.${secondGroup}.${thirdGroup}`)
    : invalid('swissUidInvalid');
}

const checkTaxIdCharacters = createTextRule({
  min: PERSONAL_TAX_LENGTH.min,
  max: PERSONAL_TAX_LENGTH.max,
  allowedCharacter: /[\p{L}\p{M}\d ./\\-]/u,
});

/** These personal tax codes exceed the specification's 15 characters. */
const LONG_CODES: Readonly<Record<string, RegExp>> = {
  IT: /^[\p{L}\d]{16}$/u,
  ID: /^\d{16}$/,
  CN: /^\d{17}[\dX]$/i,
};
const ITALIAN_LABEL = /^(?:c\.? ?f|cod(?:ice|\.)? ?fisc(?:ale|\.)?)[.:]*\s+/i;
const ITALIAN_CODE = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/i;

function refuseLongCode(
  rule: ValidationRule<string>,
  country: string,
  isNeeded: boolean,
): ValidationRule<string> {
  return (typed) => {
    const code =
      typed.length > TYPED_MAX
        ? ''
        : removeSigns(removeSureLabel(simplifyPunctuation(typed).replace(ITALIAN_LABEL, '')));
    const isLong = ITALIAN_CODE.test(code) || LONG_CODES[country]?.test(code);
    if (!isLong) return rule(typed);
    return invalid(isNeeded ? 'taxCodeTooLongNeeded' : 'taxCodeTooLong', { max: PERSONAL_TAX_LENGTH.max });
  };
}

/** D-42, D-89. German tax ids have a check digit, others 5 to 15 letters and digits. */
export function createPersonalTaxNumberRule(
  country: string,
  { isNeeded = false } = {},
): ValidationRule<string> {
  return country === 'DE' ? checkGermanTaxId : refuseLongCode(checkForeignTaxId, country, isNeeded);
}

const checkForeignTaxId: ValidationRule<string> = (typed) => {
  if (typed.length > TYPED_MAX) return checkTaxIdCharacters(typed);
  const text = removeSureLabel(simplifyPunctuation(typed));
  const withoutSeparators = removeSeparators(text);
  // D-87. A space between digits is ambiguous next to slashes: `12 1/2` is not `121/2`.
  const isGrouped = withoutSeparators.length >= PERSONAL_TAX_LENGTH.min && !/[\\/]/.test(withoutSeparators);
  return checkTaxIdCharacters(isGrouped ? withoutSeparators : text);
};

const checkGermanTaxId: ValidationRule<string> = (typed) => {
  if (typed.length > TYPED_MAX) return invalid('germanTaxIdLength');
  const number = removeLabelAndSigns(typed);
  if (number === '') return invalid('required');
  if (!/^\d+$/.test(number)) return invalid('germanTaxIdDigits');
  if (number.length !== GERMAN_PERSONAL_DIGITS) return invalid('germanTaxIdLength');
  if (number.startsWith('0')) return invalid('germanTaxIdLeadingZero');
  return hasCheckDigit(number) ? valid(number) : invalid('germanTaxIdCheckDigit');
};

/** ISO 7064 MOD 11,10, as in Croatia. The library's German check also limits repeated digits. */
const hasCheckDigit = (number: string): boolean => stdnum.HR?.oib?.validate(number).isValid === true;

/** D-43: ignores separators and case. */
export function isSameTaxNumber(first: string, second: string): boolean {
  return (
    removeSigns(removeSureLabel(simplifyPunctuation(first))) ===
    removeSigns(removeSureLabel(simplifyPunctuation(second)))
  );
}

/** Two-letter words may belong to the number: British `NR 12 34 56 C`. */
function removeSureLabel(text: string): string {
  const [label = ''] = TAX_NUMBER_LABEL.exec(text) ?? [];
  return /[:.°º]|\p{L}{3}/u.test(label) ? text.slice(label.length) : text;
}

function removeLabelAndSigns(text: string): string {
  return removeSigns(simplifyPunctuation(text).replace(TAX_NUMBER_LABEL, ''));
}

function removeSigns(text: string): string {
  const number = text.toUpperCase();
  const withoutSuffix = isUid(number) ? number.replace(SWISS_SUFFIX, '') : number;
  return removeSeparators(withoutSuffix).replace(/[\\/]/g, '');
}
