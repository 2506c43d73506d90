import { describe, expect, it } from 'vitest';
import { encodeMessage } from '~/domain/message';
import { canLookUpBank, createBankSchema, needsBankName } from './bank';

const IBAN = 'DE89 3704 0044 0532 0130 00';

describe('OVER-09 bank schema', () => {
  it('accepts a bank name of 1 to 100 characters and an IBAN', () => {
    for (const bankName of ['N', 'B'.repeat(100)]) {
      expect(createBankSchema(null).parse({ bankName, iban: IBAN })).toEqual({
        bankName,
        iban: 'DE89370400440532013000',
      });
    }
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['B'.repeat(101), encodeMessage('tooLong', { max: 100 })],
  ])('refuses the bank name %j', (bankName, error) => {
    const { error: failed } = createBankSchema(null).safeParse({ bankName, iban: IBAN });
    expect(failed?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([['bankName', error]]);
  });

  it.each([
    ['Commerzbank', '', 'Commerzbank'],
    ['Commerzbank', undefined, 'Commerzbank'],
    ['Commerzbank', 'Comdirect', 'Comdirect'],
    [undefined, '', ''],
  ])(
    'a bank with the name %j from its IBAN and the typed name %j is stored as %j',
    (known, bankName, stored) => {
      expect(createBankSchema(known).parse({ bankName, iban: IBAN }).bankName).toBe(stored);
    },
  );

  it.each([
    [IBAN, false],
    ['CH93 0076 2011 6238 5295 7', true],
    ['DE00 3704 0044 0532 0130 00', false],
    ['', false],
  ])('D-264: needsBankName for the IBAN %j returns %s', (iban, needs) => {
    expect(needsBankName(iban)).toBe(needs);
  });

  it.each([
    [IBAN, true],
    ['CH93 0076 2011 6238 5295 7', false],
    ['DE00 3704 0044 0532 0130 00', false],
    ['', false],
  ])('canLookUpBank for the IBAN %j returns %s', (iban, expected) => {
    expect(canLookUpBank(iban)).toBe(expected);
  });
});
