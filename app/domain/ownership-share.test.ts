import { LANGUAGES } from 'contracts/api/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createShareRule,
  formatShare,
  formatShareDigits,
  removePercentSign,
  toBasisPoints,
  toDecimalShare,
} from './ownership-share';

describe('REP-04: share of a company', () => {
  it.each([
    ['29,5', 2950],
    ['29.5', 2950],
    ['29,50 %', 2950],
    ['100', 10_000],
    ['100,00', 10_000],
    ['0,01', 1],
    ['0,070', 7],
    ['33.33%', 3333],
  ])('a share is read from the text %s as %i basis points', (typed, value) => {
    expect(createShareRule(1, 'de')(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['25 %', '25'],
    ['12,5%', '12,5'],
    [' 25', ' 25'],
    ['25 % davon', '25 % davon'],
  ])(
    'a share is shown for the text "%s" beside the percent sign of its field as "%s"',
    (typed, expectedText) => {
      expect(removePercentSign(typed)).toBe(expectedText);
    },
  );

  it.each([
    ['', 'required'],
    ['%', 'required'],
    ['viel', 'shareInvalid'],
    ['1e2', 'shareInvalid'],
    ['2 5', 'shareInvalid'],
    ['1.000,5', 'shareRange'],
    ['12,345', 'shareDecimals'],
    ['12.345', 'shareRange'],
    ['29,555', 'shareDecimals'],
    ['100,01', 'shareRange'],
    ['101', 'shareRange'],
    ['-1', 'shareRange'],
    ['−0,01', 'shareRange'],
    ['9'.repeat(40), 'shareRange'],
    ['9'.repeat(1_000_000), 'shareInvalid'],
  ])('a share is refused for the text $0 with the message $1', (typed, error) => {
    expect(createShareRule(0, 'de')(typed)).toEqual({ ok: false, error });
  });

  it('a share may be zero only for a person who is not a beneficial owner', () => {
    expect(createShareRule(0, 'de')('0')).toEqual({ ok: true, value: 0 });
    expect(createShareRule(0, 'de')('-0')).toEqual({ ok: true, value: 0 });
    expect(createShareRule(1, 'de')('0')).toEqual({ ok: false, error: 'shareOfOwner' });
    expect(createShareRule(1, 'de')('100,01')).toEqual({ ok: false, error: 'shareOfOwner' });
  });

  it('SHELL-23: a share is read in the notation of the page’s language', () => {
    expect(createShareRule(0, 'en')('12.345')).toEqual({ ok: false, error: 'shareDecimals' });
    expect(createShareRule(0, 'en')('12,345')).toEqual({ ok: false, error: 'shareRange' });
    expect(createShareRule(0, 'en')('12,5')).toEqual({ ok: true, value: 1250 });
  });

  it("D-59: a share is converted to the API's format and back without loss", () => {
    for (let points = 0; points <= 10_000; points += 1)
      expect(toBasisPoints(toDecimalShare(points))).toBe(points);
  });

  it('a share is read back from the output of formatShare in every language', () => {
    const language = fc.constantFrom(...LANGUAGES);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), language, (points, languageOfPage) => {
        expect(createShareRule(0, languageOfPage)(formatShareDigits(points, languageOfPage))).toEqual({
          ok: true,
          value: points,
        });
        expect(createShareRule(0, languageOfPage)(formatShare(points, languageOfPage))).toEqual({
          ok: true,
          value: points,
        });
      }),
    );
  });

  it.each([
    [2950, 'de', '29,5\u00a0%', '29,5'],
    [5100, 'de', '51\u00a0%', '51'],
    [10_000, 'en', '100%', '100'],
    [1, 'fr', '0,01\u00a0%', '0,01'],
    [3333, 'pl', '33,33%', '33,33'],
  ])('a share is written for %d basis points in %s', (points, language, text, digits) => {
    expect(formatShare(points, language)).toBe(text);
    expect(formatShareDigits(points, language)).toBe(digits);
  });
});

it.each([null, undefined, Number.NaN])('toBasisPoints returns null for %s', (missingShare) => {
  expect(toBasisPoints(missingShare)).toBeNull();
});
