import { COVER_STATUSES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { submit } from '~/domain/testing/submit';
import {
  canRequestCover,
  coverStatusOf,
  createSalesSchema,
  listSalesCurrencies,
  sumDebtorSales,
} from './debtor';

describe('FACT-05: sales of a debtor', () => {
  const send = (values: Record<string, string>) =>
    submit(createSalesSchema(['EUR', 'CHF'], 'de', values), values);

  it('the request contains the sales with cents and currency', () => {
    expect(send({ annual_sales_previous_year: '410.000,50', currency: 'CHF' })).toEqual({
      value: { annual_sales_previous_year: 410_000.5, currency: 'CHF' },
    });
  });

  it.each([
    [{}, { annual_sales_previous_year: ['required'], currency: ['choose'] }],
    [
      { annual_sales_previous_year: '0', currency: 'CHF' },
      { annual_sales_previous_year: ['amountPositive?{"zero":"0\u00a0CHF"}'] },
    ],
    [
      { annual_sales_previous_year: '-5', currency: 'EUR' },
      { annual_sales_previous_year: ['amountPositive?{"zero":"0\u00a0€"}'] },
    ],
    [{ annual_sales_previous_year: '5', currency: 'USD' }, { currency: ['choiceInvalid'] }],
  ])('the sales of a debtor are refused if invalid: %j', (values, errors) => {
    expect(send(values as Record<string, string>)).toEqual({ errors });
  });

  it.each([
    [['EUR', 'CHF', 'USD'], 'PLN', ['PLN', 'EUR', 'CHF']],
    [['CHF', 'EUR'], 'EUR', ['EUR', 'CHF']],
    [[], '?', ['EUR']],
  ])(
    "the sales of a debtor accept the partner's currencies %j and the application's currency %s",
    (supported, ownCurrency, expected) => {
      expect(listSalesCurrencies(supported, ownCurrency)).toEqual(expected);
    },
  );
});

it('FACT-05: coverStatusOf returns each of the nine cover states, and "unknown" for any other state', () => {
  expect(COVER_STATUSES).toHaveLength(9);
  expect(COVER_STATUSES.map((cover_status) => coverStatusOf({ cover_status }))).toEqual(COVER_STATUSES);
  expect(coverStatusOf({ cover_status: 'Suspended' })).toBe('unknown');
  expect(coverStatusOf(null)).toBeNull();
});

describe('FACT-07: canRequestCover (insurance cover for a debtor)', () => {
  const company = { external_provider_company_id: 'C-1', external_provider_name: 'allianz_trade' };
  const debtor = { insurance_cover: null, external_provider_company: company };

  it.each([
    ['for a company of the insurance provider', debtor, true],
    ['without a company of the insurance provider', { ...debtor, external_provider_company: null }, false],
    [
      'without a company number',
      { ...debtor, external_provider_company: { ...company, external_provider_company_id: null } },
      false,
    ],
    [
      'with an empty company number',
      { ...debtor, external_provider_company: { ...company, external_provider_company_id: ' ' } },
      false,
    ],
    [
      'for a company of another insurance provider',
      { ...debtor, external_provider_company: { ...company, external_provider_name: 'other' } },
      false,
    ],
    ['if the debtor already has cover', { ...debtor, insurance_cover: { cover_status: 'Rejected' } }, false],
  ])('returns $2 %s', (_, given, expected) => {
    expect(canRequestCover(given, 'allianz_trade')).toBe(expected);
  });
});

it('FACT-05: sumDebtorSales adds up the sales by currency to the cent', () => {
  const debtors = [
    { annual_sales_previous_year: 410_000.1, currency: 'EUR' },
    { annual_sales_previous_year: 12_000, currency: 'CHF' },
    { annual_sales_previous_year: 0.2, currency: 'EUR' },
  ];
  expect(sumDebtorSales(debtors)).toEqual([
    { currency: 'EUR', cents: 41_000_030n },
    { currency: 'CHF', cents: 1_200_000n },
  ]);
  expect(sumDebtorSales([])).toEqual([]);
});
