import { describe, expect, it } from 'vitest';
import { submit } from '~/domain/testing/submit';
import {
  countShownRows,
  createDebtorRowsSchema,
  filledRowsOf,
  MAX_DEBTOR_ROWS,
  moveRowsToTop,
  sumSalesWithRows,
  valuesOfRow,
} from './debtor-rows';

const SEEHOTEL = { company_name: 'Seehotel Plau GmbH', company: 'id=7&name=Seehotel+Plau+GmbH&land=DE' };
const HAFENBAU = {
  company_name_3: 'Hafenbau Weser GmbH',
  company_3: 'id=8&name=Hafenbau+Weser+GmbH&land=DE',
};
const EURO_CURRENCIES = { currency: 'EUR', currency_2: 'EUR', currency_3: 'EUR' };

const context = {
  currencies: ['EUR', 'CHF'] as const,
  language: 'de',
  applicant: { name: 'Metallbau Brandt GmbH', country: 'DE' },
};
const send = (values: Record<string, string>) => submit(createDebtorRowsSchema(context, values), values);

describe('FACT-05: rows of debtors', () => {
  it.each<[Record<string, string>, number[]]>([
    [{ ...EURO_CURRENCIES }, []],
    [{ ...EURO_CURRENCIES, company_name: '  ' }, []],
    [{ ...EURO_CURRENCIES, ...SEEHOTEL, annual_sales_previous_year_3: '5' }, [1, 3]],
    [{ company_name_20: 'A' }, [20]],
    [{ company_name_21: 'A', company_name_1: 'B' }, []],
  ])('filledRowsOf returns the rows with a company or sales: %j', (typed, rows) => {
    expect(filledRowsOf(typed)).toEqual(rows);
  });

  it.each<[Record<string, string>, number, number]>([
    [{}, 0, 5],
    [{}, 2, 3],
    [{}, 5, 1],
    [{}, 9, 1],
    [{ rows: '10' }, 0, 10],
    [{ rows: '1000' }, 0, MAX_DEBTOR_ROWS],
    [{ rows: 'x' }, 0, 5],
    [{ rows: '-1' }, 0, 5],
    [{ company_name_7: 'A' }, 0, 7],
  ])(
    'countShownRows for the typed values %j and %i stored debtors returns $2 rows',
    (typed, stored, rows) => {
      expect(countShownRows(typed, stored)).toBe(rows);
    },
  );

  it('an empty row between two filled rows is accepted', () => {
    const typed = { ...EURO_CURRENCIES, ...SEEHOTEL, annual_sales_previous_year: '12.000', ...HAFENBAU };
    expect(send({ ...typed, annual_sales_previous_year_3: '5' })).toMatchObject({ value: {} });
  });

  it.each<[string, Record<string, string>, Record<string, string[]>]>([
    [
      'nothing typed',
      EURO_CURRENCIES,
      { company_name: ['required'], annual_sales_previous_year: ['required'] },
    ],
    [
      'sales without a company',
      { ...EURO_CURRENCIES, annual_sales_previous_year_2: '5' },
      { company_name_2: ['required'] },
    ],
    [
      'a company without sales',
      { ...EURO_CURRENCIES, ...HAFENBAU },
      { annual_sales_previous_year_3: ['required'] },
    ],
    [
      'a company that is not chosen',
      { ...EURO_CURRENCIES, company_name_2: 'Seehotel', annual_sales_previous_year_2: '5' },
      { company_name_2: ['companyNotChosen'] },
    ],
    [
      'a name that was changed after the choice',
      { ...EURO_CURRENCIES, ...SEEHOTEL, company_name: 'Molkerei Geest', annual_sales_previous_year: '5' },
      { company_name: ['companyNotChosen'] },
    ],
    [
      'one company in two rows',
      {
        ...EURO_CURRENCIES,
        ...SEEHOTEL,
        annual_sales_previous_year: '5',
        company_name_3: ' SEEHOTEL Plau gmbh',
        company_3: 'number=1&provider=allianz_trade&name=Seehotel+Plau+GmbH&land=DE',
        annual_sales_previous_year_3: '6',
      },
      { company_name_3: ['debtorTwice?{"row":1}'] },
    ],
    [
      'the applicant',
      {
        ...EURO_CURRENCIES,
        company_name_2: 'Metallbau Brandt GmbH',
        company_2: 'id=1',
        annual_sales_previous_year_2: '5',
      },
      { company_name_2: ['ownCompanyAsDebtor'] },
    ],
  ])('rows of debtors are refused with the error at the field of the row: %s', (_, typed, errors) => {
    expect(send(typed)).toEqual({ errors });
  });

  it('two companies of one name in two countries are two debtors', () => {
    const typed = {
      ...EURO_CURRENCIES,
      ...SEEHOTEL,
      annual_sales_previous_year: '5',
      annual_sales_previous_year_3: '6',
    };
    const abroad = {
      company_name_3: 'Seehotel Plau GmbH',
      company_3: 'id=9&name=Seehotel+Plau+GmbH&land=CH',
    };
    expect(send({ ...typed, ...abroad })).toMatchObject({ value: {} });
  });

  it('valuesOfRow keeps a company that was picked for the searched name', () => {
    const typed = { company_name_2: 'Seehotel', company_2: SEEHOTEL.company, searched_2: 'Seehotel' };
    expect(valuesOfRow(typed, 2)).toMatchObject({ company_name: 'Seehotel', company: SEEHOTEL.company });
    expect(valuesOfRow({ ...typed, company_name_2: 'Seeblick' }, 2).company).toBeUndefined();
  });

  it('sumSalesWithRows adds the typed amounts to the amounts of the stored debtors, by currency', () => {
    const typed = {
      ...EURO_CURRENCIES,
      annual_sales_previous_year: '12.000,50',
      annual_sales_previous_year_2: 'viel',
      annual_sales_previous_year_3: '100',
      currency_3: 'CHF',
    };
    expect(sumSalesWithRows(typed, [{ annual_sales_previous_year: 0.25, currency: 'EUR' }], 'de')).toEqual([
      { currency: 'EUR', cents: 12_000_75n },
      { currency: 'CHF', cents: 100_00n },
    ]);
    expect(sumSalesWithRows(EURO_CURRENCIES, [], 'de')).toEqual([]);
  });

  it('moveRowsToTop moves the given rows to the top and keeps other values', () => {
    const typed = {
      formKey: 'k',
      rows: '5',
      ...EURO_CURRENCIES,
      ...SEEHOTEL,
      ...HAFENBAU,
      company_name_2: 'Weg',
    };
    expect(moveRowsToTop(typed, [3])).toEqual({
      formKey: 'k',
      rows: '5',
      company_name: 'Hafenbau Weser GmbH',
      company: HAFENBAU.company_3,
      currency: 'EUR',
    });
  });
});
