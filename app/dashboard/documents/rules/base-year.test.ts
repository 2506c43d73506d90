import { describe, expect, it } from 'vitest';
import { isYearBound, listBaseYears } from './base-year';

const KNOWN = [
  'annual_statement',
  'annual_statement_2022',
  'annual_statement_2023',
  'income_2024',
  'bwa_susa',
];

describe('DOC-07 D-49 base year', () => {
  it.each([
    ['annual_statement_2023', true],
    ['annual_statement', false],
    ['bwa_susa', false],
    ['form_2123', false],
  ])('isYearBound (whether a document type belongs to one year) for type %s returns %s', (type, expected) => {
    expect(isYearBound(type)).toBe(expected);
  });

  it.each<[string[], number | null, string, number[]]>([
    [['annual_statement_2023', 'bwa_susa'], 2023, '2026-03-08', [2023, 2022]],
    [['annual_statement_2022'], 2022, '2023-12-31', [2022]],
    [['annual_statement_2021'], 2021, '2026-03-08', [2023, 2022, 2021]],
    [['income_2024'], 2024, '2026-03-08', [2024]],
    [['bwa_susa'], 2024, '2026-03-08', []],
    [['annual_statement_2023'], null, '2026-03-08', []],
  ])(
    'listBaseYears for the types %j, the current base year %s and the day %s returns %j',
    (requestedTypes, baseYear, today, years) => {
      expect(listBaseYears(requestedTypes, KNOWN, { baseYear, today })).toEqual(years);
    },
  );
});
