import type { Language } from 'contracts/api/enumerations';
import { expect, it } from 'vitest';
import { formatPlanCsv } from './plan-csv.server';

const PLAN = {
  instalments: [{ number: 1, payment: 123_456, interest: 5_000, principal: 118_456, remaining: 0 }],
  years: [],
  totalInterest: 5_000,
  totalPayments: 123_456,
};
const COLUMNS = ['Monat', 'Rate', 'Zinsen', 'Tilgung', 'Restschuld'] as const;

const SEMICOLON_CSV = 'Monat;Rate;Zinsen;Tilgung;Restschuld\r\n1;1234,56;50,00;1184,56;0,00';
const COMMA_CSV = 'Monat,Rate,Zinsen,Tilgung,Restschuld\r\n1,1234.56,50.00,1184.56,0.00';

it.each([
  ...Object.entries({
    de: SEMICOLON_CSV,
    en: COMMA_CSV,
    fr: SEMICOLON_CSV,
    pl: SEMICOLON_CSV,
  } satisfies Record<Language, string>),
  ['it', SEMICOLON_CSV],
] as const)('formatPlanCsv formats numbers as spreadsheets in the language %s expect', (language, lines) => {
  expect(formatPlanCsv(PLAN, { title: 'Plan', columns: COLUMNS }, language)).toContain(lines);
});

it.each(['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'formatPlanCsv neutralises a spreadsheet formula in the company name: %s',
  (name) => {
    const [first] = formatPlanCsv(PLAN, { title: name, columns: COLUMNS }, 'de')
      .replace('\ufeff', '')
      .split('\r\n');
    expect(first?.replace(/^"/, '')).toMatch(/^'/);
  },
);

it('formatPlanCsv starts with a byte order mark, so that spreadsheets display umlauts', () => {
  expect(formatPlanCsv(PLAN, { title: 'Prüfung', columns: COLUMNS }, 'de')).toMatch(/^\ufeffPrüfung\r\n/);
});
