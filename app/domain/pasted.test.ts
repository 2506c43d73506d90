import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { checkHouseNumber, checkPostcode } from './address';
import { checkEmail } from './credentials';
import { parseDecimal } from './decimal';
import { checkIban } from './iban';
import type { ValidationRule } from './message';
import { formatMoney, parseCents } from './money';
import { createPhoneNumberRule } from './phone-number';

const SURROUNDING_SPACES = [
  ['no-break spaces', '\u00a0', '\u00a0'],
  ['a narrow no-break space', '\u202f', ''],
  ['a line break', '', '\r\n'],
  ['a tab', '\t', '\t'],
  ['zero-width spaces', '\u200b', '\u200b'],
  ['a byte order mark', '\ufeff', ''],
  ['marks of the reading direction', '\u202a', '\u202c'],
] as const;

const RULES: [string, ValidationRule<unknown>, string, unknown][] = [
  ['an e-mail', checkEmail, 'katrin@brandt.example', 'katrin@brandt.example'],
  ['a telephone number', createPhoneNumberRule(), '+49 40 1234567', '+49 40 1234567'],
  ['an IBAN', checkIban, 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['a postcode', checkPostcode, '28195', '28195'],
  ['a house number', checkHouseNumber, '14a', '14a'],
  ['an amount', (typed) => parseCents(typed, 'de'), '1’234.50', 123_450n],
  ['a percentage', (typed) => parseDecimal(typed, 2, 'de'), '12,5 %', '12.5'],
];

describe('validation of texts with invisible pasted characters', () => {
  for (const [name, rule, text, value] of RULES) {
    it.each(SURROUNDING_SPACES)(`validation accepts ${name} between %s`, (_, before, after) => {
      expect(rule(before + text + after)).toEqual({ ok: true, value });
    });
  }

  it.each([
    ['a telephone number', createPhoneNumberRule(), '+49\u00a040\u202f1234567', '+49 40 1234567'],
    ['a telephone number', createPhoneNumberRule(), '+49\u00ad40\u200b1234567', '+49401234567'],
    ['an IBAN', checkIban, 'DE89\u00a03704\u202f0044\u200b0532 0130 00', 'DE89370400440532013000'],
    ['a postcode', checkPostcode, '00\u00a0950', '00 950'],
    ['an e-mail', checkEmail, 'katrin@\u200bbrandt.\u00adexample', 'katrin@brandt.example'],
  ])('validation accepts invisible characters inside %s', (_, rule, typed, value) => {
    expect(rule(typed)).toEqual({ ok: true, value });
  });
});

describe('SHELL-27: Swiss amounts', () => {
  it.each([
    'CHF 1’234’567.50',
    "1'234'567.50",
    '1 234 567.50',
    '1\u00a0234\u00a0567,50 CHF',
    'Fr. 1’234’567.50',
    '1‘234‘567.50',
  ])('Swiss amounts are read like typed amounts: %s', (typed) => {
    expect(parseCents(typed, 'de')).toEqual({ ok: true, value: 123_456_750n });
  });

  it.each(['250’000.–', "250'000.-", 'CHF 250’000.—'])(
    'Swiss amounts are read with a dash in place of cents: %s',
    (typed) => {
      expect(parseCents(typed, 'de')).toEqual({ ok: true, value: 25_000_000n });
    },
  );

  it.each(LANGUAGES)('amounts are read as the same amount after they are formatted in %s', (language) => {
    expect(parseCents(formatMoney(1_234_567, 'CHF', language), language)).toEqual({
      ok: true,
      value: 123_456_700n,
    });
  });
});
