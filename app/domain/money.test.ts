import { describe, expect, it } from 'vitest';
import { currencyUnitOf, formatAmount, formatMoney, parseCents, parseMoney } from './money';

describe('parseMoney', () => {
  it.each([
    ['250000', 250_000],
    ['250.000', 250_000],
    ['250,000', 250_000],
    ['250 000', 250_000],
    ['250\u00a0000', 250_000],
    ['250\u202f000', 250_000],
    ["250'000", 250_000],
    ['250’000.–', 250_000],
    ['250.000,-', 250_000],
    ['250.000 €', 250_000],
    ['€250,000', 250_000],
    ['EUR 250.000', 250_000],
    ['250 000 zł', 250_000],
    ['CHF 250’000', 250_000],
    ['1.234.567,00', 1_234_567],
    ['1,234,567.00', 1_234_567],
    ['1 234 567.00', 1_234_567],
    ['250000,0', 250_000],
    ['  80000  ', 80_000],
    ['２５００００', 250_000],
    ['0', 0],
    ['-5', -5],
    ['−5.000', -5_000],
    ['-0', 0],
  ])('SHELL-27: reads %j as %d', (typed, value) => {
    expect(parseMoney(typed, 'de')).toStrictEqual({ ok: true, value });
  });

  it.each(['1.234.567,89', '1 234 567.89', '1,234,567.89', '250000.5', '0,01'])(
    'refuses the cents of %j instead of dropping them',
    (typed) => {
      expect(parseMoney(typed, 'de')).toEqual({ ok: false, error: 'amountWhole' });
    },
  );

  it.each([
    '',
    '   ',
    'viel',
    '12a',
    '1.234.56',
    '25.00.00',
    '1e9',
    '٢٥٠',
    '💰',
    '--5',
    '<script>',
    '1'.repeat(16),
    '1'.repeat(10_000_000),
  ])('refuses $0', (typed) => {
    expect(parseMoney(typed, 'de')).toEqual({ ok: false, error: 'amountInvalid' });
  });
});

describe('parseCents', () => {
  it.each([
    ['12,345', 'amountDecimals', 'de'],
    ['12,345', 'amountDecimals', 'fr'],
    ['12,345', 'amountDecimals', 'pl'],
    ['12.345', 'amountDecimals', 'en'],
    ['1.2345', 'amountDecimals', 'de'],
    ['1.234,567', 'amountDecimals', 'en'],
    ['0.501', 'amountDecimals', 'de'],
  ])('refuses %s for its number of decimals: %s in %s', (typed, error, language) => {
    expect(parseCents(typed, language)).toEqual({ ok: false, error });
    expect(parseMoney(typed, language)).toEqual({ ok: false, error: 'amountWhole' });
  });

  it.each([
    ['12,345', 'en', 1_234_500n],
    ['12.345', 'de', 1_234_500n],
    ['12.345', 'fr', 1_234_500n],
    ['250.000', 'en', 25_000_000n],
    ['250,000', 'de', 25_000_000n],
  ])('SHELL-23: reads %s by the language of the page, %s', (typed, language, value) => {
    expect(parseCents(typed, language)).toStrictEqual({ ok: true, value });
  });

  it.each([
    ['1.234.567,89', 123_456_789n],
    ['1 234 567.89', 123_456_789n],
    ["1'234'567.89", 123_456_789n],
    ['1’234’567,89', 123_456_789n],
    ['1,234,567.89', 123_456_789n],
    ['1\u00a0234\u00a0567,89\u00a0€', 123_456_789n],
    ['1\u202f234\u202f567,89\u00a0zł', 123_456_789n],
    ['\ufeff€1,234,567.89\t', 123_456_789n],
    ['\u200e1.234,50 EUR\r\n', 123_450n],
    ["CHF 1'234.50", 123_450n],
    ['Fr. 12.50', 1_250n],
    ['12,5', 1_250n],
    ['12.05', 1_205n],
    ['0,01', 1n],
    ['1.234', 123_400n],
    ['0.500', 50n],
    ['-€1,234.50', -123_450n],
    ['- 1.234,50 €', -123_450n],
    ['1.234,50 Euro', 123_450n],
    ["250'000.–", 25_000_000n],
    ['999999999999999,99', 99_999_999_999_999_999n],
  ])('reads %j to the cent', (typed, value) => {
    expect(parseCents(typed, 'de')).toStrictEqual({ ok: true, value });
  });

  it.each(['', '12 € 34', '12EUR34', '1,234,5678', '1e21', '1.234\t5.678', '(1.234,50)', 'NaN', '0x10'])(
    'refuses %j',
    (typed) => {
      expect(parseCents(typed, 'de')).toEqual({ ok: false, error: 'amountInvalid' });
    },
  );
});

describe('formatMoney, formatAmount and currencyUnitOf', () => {
  it.each([
    [250_000, 'EUR', 'de', '250.000\u00a0€'],
    [250_000, 'EUR', 'en', '€250,000'],
    [250_000, 'EUR', 'fr', '250\u00a0000\u00a0€'],
    [250_000, 'PLN', 'pl', '250\u00a0000\u00a0zł'],
    [1_250, 'PLN', 'pl', '1\u00a0250\u00a0zł'],
    [250_000, 'CHF', 'de', '250.000\u00a0CHF'],
    [5_945.5, 'EUR', 'de', '5.946\u00a0€'],
    [5_945.49, 'EUR', 'de', '5.945\u00a0€'],
    [10, '?', 'de', '10\u00a0?'],
  ])('SHELL-27: formatMoney writes %d %s in %s without fractions', (amount, currency, language, text) => {
    expect(formatMoney(amount, currency, language)).toBe(text);
  });

  it('formatAmount writes only digits for a field that shows its unit beside the number', () => {
    expect(formatAmount(1_234_567, 'fr')).toBe('1\u00a0234\u00a0567');
  });

  it.each([
    ['EUR', 'de', '€', false],
    ['EUR', 'en', '€', true],
    ['CHF', 'en', 'CHF', true],
    ['PLN', 'pl', 'zł', false],
    ['CHF', 'fr', 'CHF', false],
    ['?', 'en', '?', true],
  ])(
    'SHELL-27: currencyUnitOf places the unit of %s in %s before or after the field, as usual in the language',
    (currency, language, unit, isUnitFirst) => {
      expect(currencyUnitOf(currency, language)).toEqual({ unit, isUnitFirst });
    },
  );
});
