import { electronicFormatIBAN, extractIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';
import { invalid, type Rule, valid } from './checked';
import { labelPattern, plainPrint, withoutSeparators } from './printed';

/** The longest an IBAN can be, without spaces (OVER-09). */
const LONGEST = 34;

/** Maximum number of characters read from a typed IBAN, generous for spaces. */
const TYPED_MAX = 200;

const LABEL = labelPattern(
  ['iban', 'nr', 'no', 'n', 'konto', 'compte', 'account', 'rachunk[iu]', 'rachunek'],
  '\\p{L}{2}\\d',
);

/**
 * The rule of an IBAN of any country (D-53), as people write and print it: with a label, spaces, hyphens or dots (D-89). Kept compact.
 * Messages: `required`, `tooLong`, `ibanInvalid`.
 */
export const checkIban: Rule<string> = (typed) => {
  if (typed.length > TYPED_MAX) return invalid('tooLong', { max: LONGEST });
  const iban = withoutSeparators(plainPrint(typed).replace(LABEL, '')).toUpperCase().replace(/^IBAN/, '');
  if (iban === '') return invalid('required');
  if (iban.length > LONGEST) return invalid('tooLong', { max: LONGEST });
  return isValidIBAN(iban) ? valid(iban) : invalid('ibanInvalid');
};

/** An IBAN in groups of four, parted by no-break spaces as on a bank statement; a text that is none comes back as it is. */
export function formatIban(iban: string): string {
  const compact = electronicFormatIBAN(iban);
  if (compact === null || !isValidIBAN(compact)) return iban;
  return friendlyFormatIBAN(compact, '\u00a0') ?? iban;
}

/** The country an account is in (ISO 3166-1 alpha-2); null for what is no IBAN. */
export function ibanCountry(iban: string): string | null {
  return extractIBAN(iban).countryCode ?? null;
}
