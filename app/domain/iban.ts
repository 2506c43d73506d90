import { electronicFormatIBAN, extractIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';
import { invalid, type Rule, valid } from './message';
import { labelPattern, plainPrint, withoutSeparators } from './text';

/** OVER-09 */
const IBAN_MAX = 34;

const TYPED_MAX = 200;

const LABEL = labelPattern(
  ['iban', 'nr', 'no', 'n', 'konto', 'compte', 'account', 'rachunk[iu]', 'rachunek'],
  '\\p{L}{2}\\d',
);

/**
 * Accepts a label, spaces, hyphens or dots (D-53, D-89). Gives the compact form. Messages: `required`, `tooLong`,
 * `ibanInvalid`.
 */
export const checkIban: Rule<string> = (typed) => {
  if (typed.length > TYPED_MAX) return invalid('tooLong', { max: IBAN_MAX });
  const iban = withoutSeparators(plainPrint(typed).replace(LABEL, '')).toUpperCase().replace(/^IBAN/, '');
  if (iban === '') return invalid('required');
  if (iban.length > IBAN_MAX) return invalid('tooLong', { max: IBAN_MAX });
  return isValidIBAN(iban) ? valid(iban) : invalid('ibanInvalid');
};

/** Returns text that is no IBAN unchanged. */
export function formatIban(iban: string): string {
  const compact = electronicFormatIBAN(iban);
  if (compact === null || !isValidIBAN(compact)) return iban;
  return friendlyFormatIBAN(compact, '\u00a0') ?? iban;
}

export function ibanCountry(iban: string): string | null {
  return extractIBAN(iban).countryCode ?? null;
}
