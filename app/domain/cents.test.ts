import { LANGUAGES } from 'contracts/api/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createGroupFormat,
  formatCents,
  formatPlainCents,
  formatSales,
  sumCents,
  toApiAmount,
  toCents,
} from './cents';
import { parseCents } from './money';

const cents = fc.bigInt({ min: -100_000_000_000_000n, max: 100_000_000_000_000n });
const language = fc.constantFrom(...LANGUAGES);
const currency = fc.constantFrom('EUR', 'CHF', 'PLN');

describe('toCents and toApiAmount', () => {
  it.each([
    [46_800.5, 4_680_050n],
    [0.1, 10n],
    [1.005, 100n],
    [-12.34, -1_234n],
    [0, 0n],
    [1e21, 100_000_000_000_000_000_000_000n],
  ])('toCents reads the API amount %d as cents', (amount, expected) => {
    expect(toCents(amount)).toBe(expected);
  });

  it("toCents and toApiAmount convert every amount to the API's format and back without loss", () => {
    fc.assert(fc.property(cents, (amount) => toCents(toApiAmount(amount)) === amount));
  });

  it('toApiAmount writes at most two decimals', () => {
    fc.assert(
      fc.property(cents, (amount) => /^-?\d+(\.\d{1,2})?$/.test(JSON.stringify(toApiAmount(amount)))),
    );
  });
});

describe('amounts in cents', () => {
  it.each([
    [4_680_050n, 'EUR', 'de', '46.800,50\u00a0€'],
    [123_456_789n, 'EUR', 'en', '€1,234,567.89'],
    [123_456_789n, 'EUR', 'fr', '1\u00a0234\u00a0567,89\u00a0€'],
    [123_456_789n, 'PLN', 'pl', '1\u00a0234\u00a0567,89\u00a0zł'],
    [123_456_705n, 'CHF', 'de', '1.234.567,05\u00a0CHF'],
    [6_140_000n, 'EUR', 'de', '61.400\u00a0€'],
    [-50n, 'EUR', 'de', '-0,50\u00a0€'],
    [0n, 'EUR', 'de', '0\u00a0€'],
  ])('amounts are written (%d cents of %s) in the language %s', (amount, unit, pageLanguage, text) => {
    expect(formatCents(amount, unit, pageLanguage)).toBe(text);
  });

  it('parseCents reads the formatted text back as the same amount, in every language and currency', () => {
    fc.assert(
      fc.property(cents, currency, language, (amount, unit, pageLanguage) => {
        expect(parseCents(formatPlainCents(amount, pageLanguage), pageLanguage)).toEqual({
          ok: true,
          value: amount,
        });
        expect(parseCents(formatCents(amount, unit, pageLanguage), pageLanguage)).toEqual({
          ok: true,
          value: amount,
        });
      }),
    );
  });

  it('amounts add up exactly, unlike floating-point numbers', () => {
    expect(sumCents([10n, 20n])).toBe(30n);
    expect(sumCents([])).toBe(0n);
    fc.assert(
      fc.property(fc.array(cents), (amounts) => {
        const [first = 0n, ...otherAmounts] = amounts;
        return sumCents(amounts) - first === sumCents(otherAmounts);
      }),
    );
  });
});

describe('OBJ-01: createGroupFormat (equal number of decimals for several amounts)', () => {
  it.each([
    [
      'de',
      [16_400_050n, 1_114_000n, 15_286_050n],
      ['164.000,50\u00a0€', '11.140,00\u00a0€', '152.860,50\u00a0€'],
    ],
    ['de', [6_140_000n, 614_000n, 5_526_000n], ['61.400\u00a0€', '6.140\u00a0€', '55.260\u00a0€']],
    ['en', [5n, 0n, -1_500n], ['€0.05', '€0.00', '-€15.00']],
    ['fr', [123_456_700n, 1n], ['1\u00a0234\u00a0567,00\u00a0€', '0,01\u00a0€']],
    ['pl', [-10_050n, 10_000n], ['-100,50\u00a0€', '100,00\u00a0€']],
    ['de', [-10_000n], ['-100\u00a0€']],
    ['de', [], []],
  ])('writes all amounts with the same number of decimals in %s', (pageLanguage, amounts, texts) => {
    expect(amounts.map(createGroupFormat(amounts, 'EUR', pageLanguage))).toEqual(texts);
  });

  it('shows the cents also of an amount that did not determine the number of decimals', () => {
    expect(createGroupFormat([100n], 'EUR', 'de')(150n)).toBe('1,50\u00a0€');
  });

  it('writes text that parseCents reads back as the same amounts, all with the same number of decimals', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), currency, language, (amounts, unit, pageLanguage) => {
        const texts = amounts.map(createGroupFormat(amounts, unit, pageLanguage));
        expect(texts.map((text) => parseCents(text, pageLanguage))).toEqual(
          amounts.map((value) => ({ ok: true, value })),
        );
        const decimals = texts.map((text) => /[.,](\d\d)(?!\d)/.test(text));
        expect(new Set(decimals).size).toBe(1);
      }),
    );
  });
});

describe('FACT-05: formatSales (annual sales of a debtor)', () => {
  it.each([
    [41_000_000n, 'EUR', 'de', 'Mio.', '410.000\u00a0€'],
    [500_000n, 'EUR', 'de', 'Mio.', '5.000\u00a0€'],
    [499_950n, 'EUR', 'de', 'Mio.', '5.000\u00a0€'],
    [499_949n, 'EUR', 'de', 'Mio.', '4.999\u00a0€'],
    [0n, 'EUR', 'de', 'Mio.', '0\u00a0€'],
    [99_999_900n, 'EUR', 'en', 'million', '€999,999'],
    [100_000_000n, 'EUR', 'en', 'million', '€1,000,000'],
    [100_000_001n, 'EUR', 'en', 'million', '€1\u00a0million'],
    [100_500_000n, 'EUR', 'en', 'million', '€1.01\u00a0million'],
    [123_456_789_000n, 'EUR', 'de', 'Mio.', '1.234,57\u00a0Mio.\u00a0€'],
    [120_000_000n, 'EUR', 'en', 'million', '€1.2\u00a0million'],
    [120_000_000n, 'CHF', 'fr', 'M', '1,2\u00a0M\u00a0CHF'],
    [200_000_000n, 'PLN', 'pl', 'mln', '2\u00a0mln\u00a0zł'],
  ])(
    'writes %d cents of %s in the language %s, with millions abbreviated',
    (amount, unit, pageLanguage, word, text) => {
      expect(formatSales(amount, unit, pageLanguage, word)).toBe(text);
    },
  );
});
