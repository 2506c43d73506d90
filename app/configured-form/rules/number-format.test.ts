import { LANGUAGES } from 'contracts/api/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfiguredNumberFormat } from './field';
import {
  formatConfiguredNumber,
  formatNumberInput,
  parseConfiguredNumber,
  toNumberFormat,
} from './number-format';

const PERCENT: ConfiguredNumberFormat = { format: 'percent', precision: 1, unit: null };
const YEARS: ConfiguredNumberFormat = { format: 'number', precision: 0, unit: 'years' };
const MONTHS: ConfiguredNumberFormat = { format: 'number', precision: 0, unit: 'months' };
const MONEY_FORMAT: ConfiguredNumberFormat = { format: 'currency', precision: 2, unit: null };

describe('DYN-05, DYN-08: numbers with a format', () => {
  it.each([
    ['12,5', PERCENT, '0.125'],
    ['12.5 %', PERCENT, '0.125'],
    ['100', PERCENT, '1'],
    ['10', YEARS, '120'],
    ['2,5', YEARS, '30'],
    ['30 Monate', YEARS, '30'],
    ['3 ans', MONTHS, '36'],
    ['48', MONTHS, '48'],
    ['1.234,50 €', MONEY_FORMAT, '1234.5'],
  ])(
    'numbers are read from the text %s with the format %o as the API value %s',
    (typed, numberFormat, value) => {
      expect(parseConfiguredNumber(typed, numberFormat, 'de')).toEqual({ ok: true, value });
    },
  );

  it.each([
    ['zehn', YEARS, 'numberInvalid'],
    ['12,5', MONTHS, 'numberWhole'],
    ['12,55', PERCENT, 'numberDecimals?{"count":1}'],
  ])('numbers are refused for the text %s with the format %o', (typed, numberFormat, error) => {
    expect(parseConfiguredNumber(typed, numberFormat, 'de')).toEqual({ ok: false, error });
  });

  it.each([
    ['0.125', PERCENT, '12.5', '12,5'],
    ['120', YEARS, '10', '10'],
    ['50', YEARS, '4.17', '4,17'],
    ['250000', MONEY_FORMAT, '250000', '250.000'],
    ['1234.5', MONEY_FORMAT, '1234.5', '1.234,50'],
  ])(
    'numbers with the API value %s and the format %o fill a field with %s and appear as %s',
    (wireText, numberFormat, typed, shown) => {
      expect(formatNumberInput(wireText, numberFormat)).toBe(typed);
      expect(formatConfiguredNumber(wireText, numberFormat, 'de')).toBe(shown);
    },
  );

  it('a number with three decimals gets a fourth decimal, so that no language reads three decimals as a group of thousands', () => {
    const threeDecimals: ConfiguredNumberFormat = { format: 'number', precision: 3, unit: null };
    expect(formatNumberInput('1.234', threeDecimals)).toBe('1.2340');
    expect(formatConfiguredNumber('1.234', threeDecimals, 'de')).toBe('1,234');
    for (const language of LANGUAGES) {
      expect(
        parseConfiguredNumber(formatNumberInput('1.234', threeDecimals), threeDecimals, language),
      ).toEqual({
        ok: true,
        value: '1.234',
      });
    }
  });

  it('a field that shows months in years reads back the same number of months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_200 }), fc.constantFrom(...LANGUAGES), (months, language) => {
        const wireText = String(months);
        expect(
          parseConfiguredNumber(formatConfiguredNumber(wireText, YEARS, language), YEARS, language),
        ).toEqual({
          ok: true,
          value: wireText,
        });
      }),
    );
  });

  it.each([
    ['int', { format: 'currency', precision: 2 }, { format: 'currency', precision: 0, unit: null }],
    ['decimal', {}, { format: 'number', precision: 2, unit: null }],
    ['decimal', { format: 'percent', precision: 99 }, { format: 'percent', precision: 8, unit: null }],
    ['int', { format: 'percent' }, { format: 'number', precision: 0, unit: null }],
    ['decimal', { unit: 'months', format: 'percent' }, { format: 'number', precision: 0, unit: 'months' }],
    ['int', { unit: 'years' }, { format: 'number', precision: 0, unit: 'years' }],
    ['int', { unit: 'fortnights', format: 'hex' }, { format: 'number', precision: 0, unit: null }],
  ] as const)(
    'numbers with the type %s, configured as %o, have the format %o',
    (type, settings, numberFormat) => {
      expect(toNumberFormat(type, settings)).toEqual(numberFormat);
    },
  );
});
