import { describe, expect, test } from 'vitest';
import { findBankViolations, removeIbanSpaces } from './bank-rules';

const BANK = { bankName: 'Sparkasse Bremen', iban: 'DE89 3704 0044 0532 0130 00' };

describe('bank data (OVER-09, D-53)', () => {
  const violationsOf = (change: Partial<typeof BANK>) =>
    findBankViolations({ ...BANK, ...change })
      .map(({ code, field }) => `${code} ${field}`)
      .join(', ');

  test.each<[string, Partial<typeof BANK>]>([
    ['an IBAN with spaces', {}],
    ['an IBAN in small letters', { iban: 'de89370400440532013000' }],
    ['an IBAN of Switzerland', { iban: 'CH93 0076 2011 6238 5295 7' }],
    ['an IBAN of Poland', { iban: 'PL61109010140000071219812874' }],
    ['one of the longest IBANs, of Malta', { iban: 'MT84MALT011000012345MTLCAST001S' }],
    ['a bank name of one letter', { bankName: 'N' }],
    ['a bank name of 100 letters', { bankName: 'ä'.repeat(100) }],
  ])('bank data are accepted with %s', (_, change) => {
    expect(violationsOf(change)).toBe('');
  });

  test.each<[string, Partial<typeof BANK>, string]>([
    ['an IBAN with a wrong check digit', { iban: 'DE88370400440532013000' }, 'err_invalid_iban iban'],
    ['an IBAN that is too short for its country', { iban: 'DE8937040044053201300' }, 'err_invalid_iban iban'],
    ['an IBAN of an unknown country', { iban: 'ZZ89370400440532013000' }, 'err_invalid_iban iban'],
    ['an IBAN with an underscore', { iban: 'DE89_370400440532013000' }, 'err_invalid_iban iban'],
    ['an IBAN with hyphens', { iban: 'DE89-3704-0044-0532-0130-00' }, 'err_invalid_iban iban'],
    ['an IBAN of 1,100 characters', { iban: 'DE89370400440532013000'.repeat(50) }, 'err_invalid_iban iban'],
    ['an empty IBAN', { iban: '' }, 'err_invalid_iban iban'],
    ['a bank name of 101 letters', { bankName: 'ä'.repeat(101) }, 'err_validation_failed bankName'],
    ['a bank name of blanks', { bankName: '   ' }, 'err_validation_failed bankName'],
    ['a bank name on two lines', { bankName: 'Sparkasse\nBremen' }, 'err_validation_failed bankName'],
    [
      'an empty bank name and an invalid IBAN',
      { bankName: '', iban: '?' },
      'err_validation_failed bankName, err_invalid_iban iban',
    ],
  ])('bank data are refused with %s', (_, change, expected) => {
    expect(violationsOf(change)).toBe(expected);
  });

  test('removeIbanSpaces removes spaces and capitalises letters', () => {
    expect(removeIbanSpaces(' de89 3704\u00A00044 0532 0130 00 ')).toBe('DE89370400440532013000');
  });
});
