import { describe, expect, it } from 'vitest';
import { listLikelyAsOfDates, oldestAsOfDateOf, readAsOfDate } from './document-age';

describe('DOC-05 D-58 oldestAsOfDateOf (earliest allowed as-of date)', () => {
  it.each([
    ['debt_ledger', '2026-03-08', '2026-02-22'],
    ['debt_registry', '2024-03-10', '2024-02-25'],
    ['bwa', '2026-05-31', '2026-02-28'],
    ['susa', '2024-05-31', '2024-02-29'],
    ['bwa_susa', '2026-02-15', '2025-11-15'],
    ['annual_statement_2024', '2026-03-08', null],
    ['toString', '2026-03-08', null],
  ])('oldestAsOfDateOf for type %s on %s returns %s', (type, today, oldest) => {
    expect(oldestAsOfDateOf(type, today)).toBe(oldest);
  });
});

describe('DOC-05 readAsOfDate (entered as-of date)', () => {
  const today = '2026-03-08';
  it.each([
    ['debt_ledger', '2026-02-22', '2026-02-22'],
    ['debt_ledger', '21.02.2026', 'dateTooOld'],
    ['debt_ledger', '8.3.2026', '2026-03-08'],
    ['debt_ledger', '2026-03-09', 'dateInFuture'],
    ['bwa_susa', '2025-12-08', '2025-12-08'],
    ['bwa_susa', '2025-12-07', 'dateTooOld'],
    ['debt_ledger', '', 'dateMissing'],
    ['debt_ledger', '31.02.2026', 'dateInvalid'],
    ['debt_ledger', 'gestern', 'dateInvalid'],
    ['debt_ledger', '01.01.0026', 'dateInvalid'],
    ['bank_statement', '1.1.1990', '1990-01-01'],
  ])('D-58 readAsOfDate for type %s and the entered date %j returns %s', (type, typed, expected) => {
    const read = readAsOfDate(typed, { type, isRequired: true, today });
    expect(read.ok ? read.date : read.problem).toBe(expected);
  });

  it('requires no date if the type needs none, but validates an entered date', () => {
    const other = { type: 'other', isRequired: false, today };
    expect(readAsOfDate(' ', other)).toEqual({ ok: true, date: null });
    expect(readAsOfDate('2027-01-01', other)).toEqual({ ok: false, problem: 'dateInFuture' });
  });
});

it.each([
  ['any age', null, '2026-03-08', ['2026-02-28', '2026-01-31']],
  ['any age in January', null, '2026-01-15', ['2025-12-31', '2025-11-30']],
  ['three months', '2025-12-08', '2026-03-08', ['2026-02-28', '2026-01-31']],
  ['14 days that hold the end of a month', '2026-02-22', '2026-03-08', ['2026-02-28']],
  ['14 days that hold none', '2026-03-06', '2026-03-20', ['2026-03-20']],
])(
  'DOC-05 listLikelyAsOfDates suggests ends of months within the allowed age: %s',
  (_, oldest, today, days) => {
    expect(listLikelyAsOfDates(oldest, today)).toEqual(days);
  },
);
