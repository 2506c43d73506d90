import { describe, expect, it } from 'vitest';
import { message } from '~/domain/message';
import { bankSchema } from './bank';

const IBAN = 'DE89 3704 0044 0532 0130 00';

describe('OVER-09 bank schema', () => {
  it('accepts a bank name of 1 to 100 characters and an IBAN', () => {
    for (const bankName of ['N', 'B'.repeat(100)]) {
      expect(bankSchema.parse({ bankName, iban: IBAN })).toEqual({
        bankName,
        iban: 'DE89370400440532013000',
      });
    }
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['B'.repeat(101), message('tooLong', { max: 100 })],
  ])('refuses the bank name %j', (bankName, error) => {
    const { error: failed } = bankSchema.safeParse({ bankName, iban: IBAN });
    expect(failed?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([['bankName', error]]);
  });
});
