import { electronicFormatIBAN, extractIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';
import { invalid, type ValidationRule, valid } from './message';
import { invalidWithSuggestion } from './suggestion';
import { createLabelPattern, removeSeparators, simplifyPunctuation } from './text';

const IBAN_MAX = 34;

const TYPED_MAX = 200;

const IBAN_LABEL = createLabelPattern(
  ['iban', 'nr', 'no', 'n', 'konto', 'compte', 'account', 'rachunk[iu]', 'rachunek'],
  '\\p{L}{2}\\d|\\d',
);

/** Matches `, BIC: COBADEFFXXX` behind the number. */
const BIC_AFTER_IBAN = /[ ,;/]+(?:BIC|SWIFT)(?:[ /-]?(?:BIC|SWIFT|CODE))?[ .:]*[A-Z\d ]{8,14}$/i;

const SURROUNDING_PUNCTUATION = /^[\p{Ps}\p{Pi}"']+|[\p{Pe}\p{Pf}\p{Pi}"',;]+$/gu;

const POLISH_ACCOUNT_NUMBER = /^\d{26}$/;

/** D-53, D-89. Ignores a label, separators, signs around the number, and a BIC behind it. */
export const checkIban: ValidationRule<string> = (typed) => {
  if (typed.length > TYPED_MAX) return invalid('tooLong', { max: IBAN_MAX });
  const printed = simplifyPunctuation(typed)
    .replace(BIC_AFTER_IBAN, '')
    .replace(SURROUNDING_PUNCTUATION, '')
    .replace(IBAN_LABEL, '');
  const iban = removeSeparators(printed).toUpperCase().replace(/^IBAN/, '');
  if (iban === '') return invalid('required');
  if (iban.length > IBAN_MAX) return invalid('tooLong', { max: IBAN_MAX });
  if (isValidIBAN(iban)) return valid(iban);
  const polishIban = `PL${iban}`;
  return POLISH_ACCOUNT_NUMBER.test(iban) && isValidIBAN(polishIban)
    ? invalidWithSuggestion('iban', friendlyFormatIBAN(polishIban) ?? polishIban)
    : invalid('ibanInvalid');
};

export function formatIban(iban: string): string {
  const compact = electronicFormatIBAN(iban);
  if (compact === null || !isValidIBAN(compact)) return iban;
  return friendlyFormatIBAN(compact, '\u00a0') ?? iban;
}

export function ibanCountry(iban: string): string | null {
  return extractIBAN(iban).countryCode ?? null;
}
