import { LANGUAGES } from 'contracts/api/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quantity } from './field';
import { formatQuantity, formatQuantityInput, readQuantity, toQuantity } from './quantity';

const PERCENT: Quantity = { format: 'percent', precision: 1, unit: null };
const YEARS: Quantity = { format: 'number', precision: 0, unit: 'years' };
const MONTHS: Quantity = { format: 'number', precision: 0, unit: 'months' };
const MONEY: Quantity = { format: 'currency', precision: 2, unit: null };

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
    ['1.234,50 €', MONEY, '1234.5'],
  ])('numbers are read from the text %s with the format %o as the API value %s', (typed, quantity, value) => {
    expect(readQuantity(typed, quantity, 'de')).toEqual({ ok: true, value });
  });

  it.each([
    ['zehn', YEARS, 'numberInvalid'],
    ['12,5', MONTHS, 'numberWhole'],
    ['12,55', PERCENT, 'numberDecimals?{"count":1}'],
  ])('numbers are refused for the text %s with the format %o', (typed, quantity, error) => {
    expect(readQuantity(typed, quantity, 'de')).toEqual({ ok: false, error });
  });

  it.each([
    ['0.125', PERCENT, '12.5', '12,5'],
    ['120', YEARS, '10', '10'],
    ['50', YEARS, '4.17', '4,17'],
    ['250000', MONEY, '250000', '250.000'],
    ['1234.5', MONEY, '1234.5', '1.234,50'],
  ])(
    'numbers with the API value %s and the format %o fill a field with %s and appear as %s',
    (wire, quantity, typed, shown) => {
      expect(formatQuantityInput(wire, quantity)).toBe(typed);
      expect(formatQuantity(wire, quantity, 'de')).toBe(shown);
    },
  );

  it('a number with three decimals gets a fourth decimal, so that no language reads three decimals as a group of thousands', () => {
    const fine: Quantity = { format: 'number', precision: 3, unit: null };
    expect(formatQuantityInput('1.234', fine)).toBe('1.2340');
    expect(formatQuantity('1.234', fine, 'de')).toBe('1,234');
    for (const language of LANGUAGES) {
      expect(readQuantity(formatQuantityInput('1.234', fine), fine, language)).toEqual({
        ok: true,
        value: '1.234',
      });
    }
  });

  it('a field that shows months in years reads back the same number of months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_200 }), fc.constantFrom(...LANGUAGES), (months, language) => {
        const wire = String(months);
        expect(readQuantity(formatQuantity(wire, YEARS, language), YEARS, language)).toEqual({
          ok: true,
          value: wire,
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
  ] as const)('numbers with the type %s, configured as %o, have the format %o', (type, said, quantity) => {
    expect(toQuantity(type, said)).toEqual(quantity);
  });
});
