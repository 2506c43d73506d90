import { describe, expect, test } from 'vitest';
import {
  calculateCover,
  coverStateAt,
  findCoverRefusal,
  findDebtorViolations,
  sortLargestFirst,
} from './debtor-rules';

test.each([
  [0.01, []],
  [999_999_999_999, []],
  [0, ['annual_sales_previous_year']],
  [-5, ['annual_sales_previous_year']],
  [1.005, ['annual_sales_previous_year']],
  [1e13, ['annual_sales_previous_year']],
])('FACT-05 annual sales of %d have the violations %j', (annual_sales_previous_year, fields) => {
  expect(findDebtorViolations({ annual_sales_previous_year }).map(({ field }) => field)).toEqual(fields);
});

test('FACT-05 sortLargestFirst sorts sales in different currencies by their value', () => {
  const debtors = [
    { annualSales: 900_000, currency: 'PLN' },
    { annualSales: 300_000, currency: 'EUR' },
    { annualSales: 300_000, currency: 'CHF' },
    { annualSales: 400_000, currency: 'EUR' },
  ];
  expect(sortLargestFirst(debtors).map(({ annualSales, currency }) => `${annualSales} ${currency}`)).toEqual([
    '400000 EUR',
    '300000 CHF',
    '300000 EUR',
    '900000 PLN',
  ]);
});

describe('insurance cover (D-33)', () => {
  const asked = { askedAt: '2026-03-02T09:00:00.000Z', amount: 40_000, currency: 'EUR', decided: null };
  const at = (instant: string, company_name = 'A', cover: typeof asked | null = asked) =>
    coverStateAt(cover, { company_name }, new Date(instant));

  test('Insurance cover is null before a request', () => {
    expect(at('2026-03-09T09:00:00Z', 'A', null)).toBeNull();
  });

  test.each([
    ['2026-03-02T09:00:00Z', 'Pending'],
    ['2026-03-04T08:59:59Z', 'Pending'],
    ['2026-03-04T09:00:00Z', 'Cover'],
    ['2030-01-01T00:00:00Z', 'Cover'],
  ])('requested on 2 March 2026 has at %s the status %s', (now, expected) => {
    expect(at(now, 'A')?.cover_status).toBe(expected);
  });

  test.each([
    ['H', 'Cover', 40_000],
    ['I', 'Cover', 40_000],
    ['J', 'Partial', 20_000],
    ['K', 'Cover', 40_000],
    ['L', 'NoCover', null],
    ['M', 'Cover', 40_000],
    ['N', 'CheckPolicy', null],
    ['O', 'Cover', 40_000],
  ])('insurance cover for the debtor %s always has the same decision: %s', (name, status, amount) => {
    expect(at('2026-03-05T09:00:00Z', name)).toEqual({
      cover_status: status,
      cover_amount: amount,
      cover_currency: amount === null ? null : 'EUR',
      provider_data: { asked_at: asked.askedAt, asked_amount: 40_000 },
    });
  });

  test('Insurance cover has the status that the back office sets, before and after the two days in which the insurer decides', () => {
    for (const now of ['2026-03-02T09:00:00Z', '2026-03-09T09:00:00Z']) {
      const cover = coverStateAt({ ...asked, decided: 'Closed' }, { company_name: 'A' }, new Date(now));
      expect(cover).toMatchObject({ cover_status: 'Closed', cover_amount: null });
    }
  });

  test('amounts to a tenth of the sales, in whole units', () => {
    expect([calculateCover(410_000), calculateCover(185_250.75), calculateCover(0.01)]).toEqual([
      41_000, 18_526, 1,
    ]);
  });
});

describe('a request for cover (FACT-07)', () => {
  const provider = (number: string | null, name: string) => ({
    external_provider_company_id: number,
    external_provider_name: name,
  });

  test.each([
    ['a company of the configured provider', provider('C-1', 'allianz_trade'), null, null],
    ['a company of another provider', provider('R-1', 'company_register'), null, 'err_update_not_allowed'],
    ['a company without a number', provider(null, 'allianz_trade'), null, 'err_update_not_allowed'],
    ['a company with an empty number', provider('', 'allianz_trade'), null, 'err_update_not_allowed'],
    ['a company without a provider', null, null, 'err_update_not_allowed'],
    ['a company that has cover', provider('C-1', 'allianz_trade'), {}, 'err_insurance_cover_exists'],
  ])('a request for cover for $0 returns the error $3', (_, external, cover, expected) => {
    expect(findCoverRefusal({ provider: external, cover }, 'allianz_trade')).toBe(expected);
  });

  test('a request for cover for a company of Coface is allowed if Coface is the configured provider', () => {
    expect(findCoverRefusal({ provider: provider('1', 'coface'), cover: null }, 'coface')).toBeNull();
  });
});
