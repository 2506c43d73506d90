import { LANGUAGES } from 'contracts/api/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal, plainDecimal, shiftDecimal } from './decimal';

describe('parseDecimal', () => {
  it.each([
    ['12', 0, '12'],
    ['012', 0, '12'],
    ['250.000', 0, '250000'],
    ['250,000', 2, '250000'],
    ["1'250'000", 0, '1250000'],
    ['1 250 000 €', 0, '1250000'],
    ['1.250.000,50', 2, '1250000.5'],
    ['1,250,000.05', 2, '1250000.05'],
    ['12,5 %', 1, '12.5'],
    ['12.50', 1, '12.5'],
    ['0,125', 3, '0.125'],
    ['1.234', 3, '1.234'],
    ['1.234,567', 3, '1234.567'],
    ['-12,5', 1, '-12.5'],
    ['−5', 0, '-5'],
    ['-0', 0, '0'],
    ['0,0', 1, '0'],
    ['0012', 0, '12'],
    ['1.5000', 4, '1.5'],
    ['1’250’000', 0, '1250000'],
    ['9'.repeat(15), 0, '9'.repeat(15)],
    ['12'.padStart(40), 0, '12'],
  ])('reads %s with %i decimals as %s', (typed, decimals, value) => {
    expect(parseDecimal(typed, decimals)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'numberInvalid'],
    ['zwölf', 'numberInvalid'],
    ['1.2.3', 'numberInvalid'],
    ['1e5', 'numberInvalid'],
    ['Infinity', 'numberInvalid'],
    ['12,34,567', 'numberInvalid'],
    ['1-2', 'numberInvalid'],
    ['1’25', 'numberInvalid'],
    ['1\t25', 'numberInvalid'],
    ['12'.padStart(41), 'numberInvalid'],
    [`${'9'.repeat(15)},9`, 'numberInvalid'],
    ['9'.repeat(16), 'numberInvalid'],
    ['9'.repeat(5000), 'numberInvalid'],
    ['12,34', 'numberDecimals?{"count":1}'],
  ])('refuses %s', (typed, error) => {
    expect(parseDecimal(typed, 1)).toEqual({ ok: false, error });
  });

  it('refuses decimals where there are none', () => {
    expect(parseDecimal('12,5', 0)).toEqual({ ok: false, error: 'numberWhole' });
  });

  it('reads what it writes, in every language', () => {
    const numbers = fc.tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 2 }));
    fc.assert(
      fc.property(numbers, fc.constantFrom(...LANGUAGES), ([digits, decimals], language) => {
        const value = shiftDecimal(String(digits), -decimals);
        expect(parseDecimal(formatDecimal(value, language), decimals)).toEqual({ ok: true, value });
      }),
    );
  });
});

describe('shiftDecimal', () => {
  it.each([
    ['12.5', -2, '0.125'],
    ['5', -2, '0.05'],
    ['100', -2, '1'],
    ['0.07', 2, '7'],
    ['0.125', 2, '12.5'],
    ['1.5', 3, '1500'],
    ['-5', -2, '-0.05'],
    ['0', -2, '0'],
    ['0.05', -1, '0.005'],
    ['-0', 2, '0'],
    ['x', 2, 'x'],
  ])('%s by %i is %s', (decimal, places, shifted) => {
    expect(shiftDecimal(decimal, places)).toBe(shifted);
  });

  it('comes back where it was', () => {
    const places = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), places, (digits, by) => {
        expect(shiftDecimal(shiftDecimal(String(digits), -by), by)).toBe(String(digits));
      }),
    );
  });
});

it.each([
  [0.05, '0.05'],
  [250_000, '250000'],
  [1e-7, '0.0000001'],
])('plainDecimal writes %d without an exponent', (value, text) => {
  expect(plainDecimal(value)).toBe(text);
});
