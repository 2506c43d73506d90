import { describe, expect, test } from 'vitest';
import { defaultBaseYearOf, isYearBound, listBaseYears, listYearBoundTypes } from './base-year';

describe('the base year of documents (DOC-07, D-49)', () => {
  test.each([
    ['GMBH', '2026-03-02', [2024, 2023, 2022, 2021, 2020]],
    ['GMBH', '2023-12-31', [2022, 2021, 2020]],
    ['SOLE_PROPRIETORSHIP', '2026-03-02', [2024, 2023, 2022]],
    ['GMBH', '1970-01-01', []],
  ])(
    'the base year can be chosen for the legal form %s on %s from the years %j',
    (companyType, today, years) => {
      expect(listBaseYears(companyType, today)).toEqual(years);
    },
  );

  test.each([
    ['GMBH', '2026-03-02', 2024],
    ['FREIE_BERUFE', '2024-06-30', 2023],
    ['GMBH', '1970-01-01', 2020],
    [null, '2026-03-02', 2024],
  ])('defaults for the legal form %s on %s to the year %d', (companyType, today, year) => {
    expect(defaultBaseYearOf(companyType, today)).toBe(year);
  });

  test.each([
    ['GMBH', 2024, 'annual_statement_2024 annual_statement_2023'],
    ['GMBH', 2020, 'annual_statement_2020'],
    ['FREIE_BERUFE', 2023, 'income_expense_statement_2023 income_expense_statement_2022'],
    ['FREIE_BERUFE', 1999, ''],
  ])(
    'the base year for the legal form %s and the year %d requires the documents %s',
    (companyType, year, types) => {
      expect(listYearBoundTypes(companyType, year).join(' ')).toBe(types);
    },
  );

  test.each([
    ['annual_statement_2023', true],
    ['income_expense_statement_2022', true],
    ['annual_statement', false],
    ['budget_2024_draft', false],
    ['bwa_susa', false],
  ])('isYearBound for the document type %s returns %s', (type, isBound) => {
    expect(isYearBound(type)).toBe(isBound);
  });
});
