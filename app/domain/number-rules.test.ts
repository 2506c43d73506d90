import { describe, expect, it } from 'vitest';
import { createAmountRule, createCountRule, createYearRule } from './number-rules';

describe('createAmountRule', () => {
  const checkPositiveAmount = createAmountRule({ currency: 'EUR', language: 'de' });
  const checkAmountFromZero = createAmountRule({ currency: 'PLN', language: 'pl', zero: true });

  it.each([
    ['0,01', { ok: true, value: 1n }],
    ['1.000.000.000.000', { ok: true, value: 100_000_000_000_000n }],
    ['0', { ok: false, error: 'amountPositive?{"zero":"0\u00a0€"}' }],
    ['-1', { ok: false, error: 'amountPositive?{"zero":"0\u00a0€"}' }],
    ['1.000.000.000.000,01', { ok: false, error: 'amountTooHigh?{"max":"1.000.000.000.000\u00a0€"}' }],
    ['1e21', { ok: false, error: 'amountInvalid' }],
  ])('createAmountRule for an amount above zero reads %j as %o', (typed, expected) => {
    expect(checkPositiveAmount(typed)).toEqual(expected);
  });

  it.each([
    ['0', { ok: true, value: 0n }],
    ['-0,01 zł', { ok: false, error: 'amountNegative' }],
  ])('createAmountRule for an amount of zero or more reads %j as %o', (typed, expected) => {
    expect(checkAmountFromZero(typed)).toEqual(expected);
  });
});

describe('createCountRule', () => {
  it.each([
    ['1', 1],
    [' 20 ', 20],
    ['1.200', 1_200],
    ['1 200', 1_200],
    ['30 Tage', 30],
    ['30 days', 30],
    ['30\u00a0jours', 30],
    ['30 dni', 30],
    ['2 Stück', 2],
    ['2 szt.', 2],
  ])('accepts the count $0', (typed, value) => {
    expect(createCountRule(1, 5_000, 'de')(typed)).toEqual({ ok: true, value });
  });

  it.each(['0', '5001', '-3', '2,5', 'zwei', '1e3', '١٢', '2 Mio.', 'Tage'])(
    'refuses the count %s',
    (typed) => {
      expect(createCountRule(1, 5_000, 'de')(typed)).toEqual({
        ok: false,
        error: 'countRange?{"min":"1","max":"5.000"}',
      });
    },
  );
});

describe('createYearRule', () => {
  it.each(['1900', ' 2050 ', '２０２４'])('accepts the year $0', (typed) => {
    expect(createYearRule(1900, 2050)(typed).ok).toBe(true);
  });

  it.each(['1899', '2051', '24', '2024.5', '-2024', '02024'])('refuses the year %s', (typed) => {
    expect(createYearRule(1900, 2050)(typed)).toEqual({
      ok: false,
      error: 'yearRange?{"min":"1900","max":"2050"}',
    });
  });
});
