import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPlainCents } from '~/domain/cents';
import { checkSales, readStatedSales } from './sales-check';

describe('D-70: readStatedSales (sales stated in the application)', () => {
  it.each([
    [{ annual_sales_previous_year: 1_200_000, has_international_customers: false }, 120_000_000n],
    [{ annual_sales_previous_year: 1_200_000, annual_sales_previous_year_abroad: 5 }, 120_000_000n],
    [
      {
        annual_sales_previous_year: 4_200_000,
        annual_sales_previous_year_abroad: 1_100_000.01,
        has_international_customers: true,
      },
      530_000_001n,
    ],
    [
      {
        annual_sales_previous_year: 0.1,
        annual_sales_previous_year_abroad: null,
        has_international_customers: true,
      },
      10n,
    ],
    [{ annual_sales_previous_year: null, annual_sales_previous_year_abroad: 5 }, null],
    [{}, null],
  ])('returns the sales total in cents for the form %j', (facts, total) => {
    expect(readStatedSales(facts)).toBe(total);
  });
});

describe('FACT-02: checkSales (entered sales against the sales stated in the application)', () => {
  it.each([
    [['1.200.000'], 'equal', 0n],
    [['1.200.000,01'], 'more', 1n],
    [['1.199.999,99'], 'less', 1n],
    [['800.000', '400000'], 'equal', 0n],
    [['800.000', '500.000'], 'more', 10_000_000n],
    [['0', '0'], 'less', 120_000_000n],
  ])('checkSales for the amounts %j returns "%s"', (typed, verdict, difference) => {
    expect(checkSales(typed, 120_000_000n, 'de')).toMatchObject({ verdict, difference });
  });

  it.each([[['']], [['800.000', undefined]], [['viel']]])('returns null for the amounts %j', (typed) => {
    expect(checkSales(typed, 120_000_000n, 'de')).toBeNull();
  });

  const amount = fc.bigInt({ min: 0n, max: 100_000_000_000_000n });
  it('returns the difference to the cent', () => {
    fc.assert(
      fc.property(amount, amount, amount, (inCountry, abroad, total) => {
        const typed = [formatPlainCents(inCountry, 'de'), formatPlainCents(abroad, 'de')];
        const check = checkSales(typed, total, 'de');
        const signedDifference = check?.verdict === 'less' ? -check.difference : check?.difference;
        expect(signedDifference).toBe(inCountry + abroad - total);
      }),
    );
  });
});
