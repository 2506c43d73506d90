import { describe, expect, it } from 'vitest';
import { checkIban, formatIban, ibanCountry } from './iban';
import { encodeMessage } from './message';

describe('OVER-09: IBAN', () => {
  it.each([
    ['DE89370400440532013000', 'DE89370400440532013000'],
    [' de89 3704 0044 0532 0130 00 ', 'DE89370400440532013000'],
    ['DE89\u00a03704\u00a00044\t0532 0130 00', 'DE89370400440532013000'],
    ['DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
    ['PL61109010140000071219812874', 'PL61109010140000071219812874'],
    ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
  ])('accepts %j (D-53)', (typed, stored) => {
    expect(checkIban(typed)).toEqual({ ok: true, value: stored });
  });

  it.each([
    ['', 'required'],
    [' \n', 'required'],
    ['DE88370400440532013000', 'ibanInvalid'],
    ['DE8937040044053201300', 'ibanInvalid'],
    ['DE89_3704_0044_0532_0130_00', 'ibanInvalid'],
    ['XX89370400440532013000', 'ibanInvalid'],
    ['89370400440532013000', 'ibanInvalid'],
    ['DE8937040044053201300\u202e0', 'ibanInvalid'],
    ['constructor', 'ibanInvalid'],
    [`DE89${'3'.repeat(31)}`, encodeMessage('tooLong', { max: 34 })],
    ['D'.repeat(5000), encodeMessage('tooLong', { max: 34 })],
  ])('refuses $0', (typed, error) => {
    expect(checkIban(typed)).toEqual({ ok: false, error });
  });

  it('An IBAN is formatted in groups of four, and its first letters give its country', () => {
    expect(formatIban('DE89370400440532013000').replaceAll('\u00a0', ' ')).toBe(
      'DE89 3704 0044 0532 0130 00',
    );
    expect(ibanCountry('DE89370400440532013000')).toBe('DE');
    expect(formatIban('no iban')).toBe('no iban');
    expect(ibanCountry('no iban')).toBeNull();
  });
});
