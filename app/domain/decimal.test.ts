import { LANGUAGES } from 'contracts/api/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal, removeAmbiguity, shiftDecimal, toPlainDecimal } from './decimal';

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
    expect(parseDecimal(typed, decimals, 'en')).toEqual({ ok: true, value });
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
  ])('refuses $0', (typed, error) => {
    expect(parseDecimal(typed, 1, 'de')).toEqual({ ok: false, error });
  });

  it('refuses decimals in a whole number', () => {
    expect(parseDecimal('12,5', 0, 'de')).toEqual({ ok: false, error: 'numberWhole' });
  });

  const TOO_MANY_DECIMALS = 'numberDecimals?{"count":2}';

  it.each([
    ['12,345', { de: TOO_MANY_DECIMALS, fr: TOO_MANY_DECIMALS, pl: TOO_MANY_DECIMALS, en: '12345' }],
    ['12.345', { de: '12345', fr: '12345', pl: '12345', en: TOO_MANY_DECIMALS }],
    ['12,340', { de: TOO_MANY_DECIMALS, fr: TOO_MANY_DECIMALS, pl: TOO_MANY_DECIMALS, en: '12340' }],
    ['250.000', { de: '250000', fr: '250000', pl: '250000', en: '250000' }],
    ['250,000', { de: '250000', fr: '250000', pl: '250000', en: '250000' }],
    ['1.250,500', { de: '1250.5', fr: '1250.5', pl: '1250.5', en: '1250.5' }],
    [
      '1,250.345',
      { de: TOO_MANY_DECIMALS, fr: TOO_MANY_DECIMALS, pl: TOO_MANY_DECIMALS, en: TOO_MANY_DECIMALS },
    ],
    [
      '1234,567',
      { de: TOO_MANY_DECIMALS, fr: TOO_MANY_DECIMALS, pl: TOO_MANY_DECIMALS, en: TOO_MANY_DECIMALS },
    ],
    ['0,345', { de: TOO_MANY_DECIMALS, fr: TOO_MANY_DECIMALS, pl: TOO_MANY_DECIMALS, en: TOO_MANY_DECIMALS }],
    ['12.5', { de: '12.5', fr: '12.5', pl: '12.5', en: '12.5' }],
    ['12,5', { de: '12.5', fr: '12.5', pl: '12.5', en: '12.5' }],
  ])('SHELL-23: reads the ambiguous number %s by the language of the page', (typed, expectedByLanguage) => {
    const read = (language: string) => {
      const result = parseDecimal(typed, 2, language);
      return result.ok ? result.value : result.error;
    };
    expect(Object.fromEntries(LANGUAGES.map((language) => [language, read(language)]))).toEqual(
      expectedByLanguage,
    );
  });

  it.each([
    ['1,234', { de: '1.234', fr: '1.234', pl: '1.234', en: '1234' }],
    ['1.234', { de: '1234', fr: '1234', pl: '1234', en: '1.234' }],
    ['1,000', { de: '1', fr: '1', pl: '1', en: '1000' }],
  ])('SHELL-23: reads three decimals by the language of the page: %s', (typed, expectedByLanguage) => {
    for (const [language, value] of Object.entries(expectedByLanguage)) {
      expect(parseDecimal(typed, 3, language)).toEqual({ ok: true, value });
    }
  });

  it('reads the output of formatDecimal in every language', () => {
    const numbers = fc.tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(numbers, fc.constantFrom(...LANGUAGES), ([digits, decimals], language) => {
        const value = shiftDecimal(String(digits), -decimals);
        expect(parseDecimal(formatDecimal(value, language), decimals, language)).toEqual({ ok: true, value });
      }),
    );
  });
});

it('formatDecimal cuts decimals beyond the maximum of number formats', () => {
  expect(formatDecimal('-0.0000010010599083774502', 'de')).toBe('-0,00000100105990837745');
});

describe('shiftDecimal (moves the decimal point)', () => {
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
  ])('shifts %s by %i digits to %s', (decimal, places, expected) => {
    expect(shiftDecimal(decimal, places)).toBe(expected);
  });

  it('shifts a decimal to the left and back without loss', () => {
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
])('toPlainDecimal writes %d without an exponent', (value, text) => {
  expect(toPlainDecimal(value)).toBe(text);
});

describe('removeAmbiguity (number that every language reads alike)', () => {
  const TEXTS = ['48.500', '48,500', '250.000', '250,000', '1.234,5', '48500', '-1,250', '12', 'viel', ''];

  it.each(LANGUAGES)(
    'keeps the meaning of a number typed in %s for every other page language',
    (typedLanguage) => {
      for (const decimals of [0, 2, 3, 4]) {
        for (const text of TEXTS) {
          const resultInLanguage = parseDecimal(text, decimals, typedLanguage);
          const rewritten = removeAmbiguity(text, { decimals, language: typedLanguage });
          if (!resultInLanguage.ok) continue;
          for (const language of LANGUAGES) {
            const read = parseDecimal(rewritten, decimals, language);
            expect([text, decimals, language, read.ok && read.value]).toEqual([
              text,
              decimals,
              language,
              resultInLanguage.value,
            ]);
          }
        }
      }
    },
  );

  it.each([
    ['48.500', 'de', '48500'],
    ['48.500', 'en', '48.500'],
    ['48.500 €', 'de', '48500 €'],
    ['CHF 48,500', 'en', 'CHF 48500'],
    ['250.000', 'de', '250000'],
    ['250.000', 'en', '250.000'],
    ['HRB 1', 'de', 'HRB 1'],
  ])('rewrites %s from a page in %s as %s', (text, language, rewritten) => {
    expect(removeAmbiguity(text, { decimals: 2, language })).toBe(rewritten);
  });
});
