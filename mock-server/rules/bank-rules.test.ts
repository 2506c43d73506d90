import { describe, expect, test } from 'vitest';
import { findBankViolations, removeIbanSpaces } from './bank-rules';

const BANK = { bankName: 'Sparkasse Bremen', iban: 'DE89 3704 0044 0532 0130 00' };

describe('bank data (OVER-09, D-53)', () => {
  test.each<[string, Partial<typeof BANK>, string]>([
    ['with spaces', {}, ''],
    ['in small letters', { iban: 'de89370400440532013000' }, ''],
    ['of Switzerland', { iban: 'CH93 0076 2011 6238 5295 7' }, ''],
    ['of Poland', { iban: 'PL61109010140000071219812874' }, ''],
    ['of Malta, one of the longest', { iban: 'MT84MALT011000012345MTLCAST001S' }, ''],
    ['with a wrong check digit', { iban: 'DE88370400440532013000' }, 'err_invalid_iban iban'],
    ['too short for its country', { iban: 'DE8937040044053201300' }, 'err_invalid_iban iban'],
    ['of no country', { iban: 'ZZ89370400440532013000' }, 'err_invalid_iban iban'],
    ['with an underscore', { iban: 'DE89_370400440532013000' }, 'err_invalid_iban iban'],
    ['with hyphens', { iban: 'DE89-3704-0044-0532-0130-00' }, 'err_invalid_iban iban'],
    ['without end', { iban: 'DE89370400440532013000'.repeat(50) }, 'err_invalid_iban iban'],
    ['empty', { iban: '' }, 'err_invalid_iban iban'],
    ['with a bank of one letter', { bankName: 'N' }, ''],
    ['with a bank of 100 letters', { bankName: 'ä'.repeat(100) }, ''],
    ['with a bank of 101 letters', { bankName: 'ä'.repeat(101) }, 'err_validation_failed bankName'],
    ['with a bank of blanks', { bankName: '   ' }, 'err_validation_failed bankName'],
    ['with a bank on two lines', { bankName: 'Sparkasse\nBremen' }, 'err_validation_failed bankName'],
    [
      'all members invalid',
      { bankName: '', iban: '?' },
      'err_validation_failed bankName, err_invalid_iban iban',
    ],
  ])('are accepted or refused: IBAN or name %s', (_, change, expected) => {
    const violations = findBankViolations({ ...BANK, ...change });
    expect(violations.map(({ code, field }) => `${code} ${field}`).join(', ')).toBe(expected);
  });

  test('removeIbanSpaces removes spaces and capitalises letters', () => {
    expect(removeIbanSpaces(' de89 3704\u00A00044 0532 0130 00 ')).toBe('DE89370400440532013000');
  });
});
