import { expect, test } from 'vitest';
import { findAsOfDateViolation, findFirstDayTooOld, oldestAsOfDateOf, toCalendarDay } from './document-age';

const TODAY = '2026-03-02';

test.each([
  ['Europe/Berlin', '2026-03-01T22:59:59Z', '2026-03-01'],
  ['Europe/Berlin', '2026-03-01T23:00:00Z', '2026-03-02'],
  ['Europe/Berlin', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['Europe/Warsaw', '2026-12-31T23:30:00Z', '2027-01-01'],
])('D-58 a day starts at midnight in %s: %s is %s', (zone, instant, day) => {
  expect(toCalendarDay(zone, new Date(instant))).toBe(day);
});

test.each([
  ['debt_ledger', '2026-03-02', '2026-02-16'],
  ['debt_registry', '2026-03-02', '2026-02-16'],
  ['bwa', '2026-03-02', '2025-12-02'],
  ['susa', '2026-05-31', '2026-02-28'],
  ['bwa_susa', '2024-05-31', '2024-02-29'],
])('D-58 the oldest valid %s on %s has the date %s', (type, today, oldest) => {
  expect(oldestAsOfDateOf(type, today)).toBe(oldest);
});

test.each(['annual_statement_2024', 'constructor'])(
  'D-58 a document of the type %s has no oldest date',
  (type) => {
    expect(oldestAsOfDateOf(type, '2026-03-02')).toBeUndefined();
  },
);

test.each([
  ['debt_ledger', '2026-02-16', '2026-03-03'],
  ['bwa', '2025-12-02', '2026-03-03'],
  ['bwa_susa', '2025-11-30', '2026-03-01'],
  ['susa', '2026-02-28', '2026-06-01'],
])('D-58 a %s dated %s becomes too old on %s, not a day earlier', (type, asOfDate, day) => {
  expect(findFirstDayTooOld(type, asOfDate)).toBe(day);
  const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  const codes = [day, dayBefore].map(
    (today) => findAsOfDateViolation({ type, asOfDate, isRequired: true }, today)?.code,
  );
  expect(codes).toEqual(['err_document_too_old', undefined]);
});

test('D-58 an annual statement never becomes too old', () => {
  expect(findFirstDayTooOld('annual_statement_2024', '2026-02-28')).toBeUndefined();
});

test.each<[string, string | undefined, boolean, string | undefined]>([
  ['debt_ledger', '2026-02-16', true, undefined],
  ['debt_ledger', '2026-02-15', true, 'err_document_too_old'],
  ['debt_ledger', '2026-03-02', true, undefined],
  ['debt_ledger', '2026-03-03', true, 'err_validation_failed'],
  ['debt_ledger', undefined, true, 'err_as_of_date_required'],
  ['debt_ledger', undefined, false, undefined],
  ['bwa_susa', '2025-12-02', true, undefined],
  ['bwa_susa', '2025-12-01', false, 'err_document_too_old'],
  ['statement_of_assets', '1999-01-01', true, undefined],
  ['statement_of_assets', '2026-03-03', false, 'err_validation_failed'],
])(
  'DOC-05, D-58: findAsOfDateViolation for a %s with the date %s (date required: %s) returns %s',
  (type, asOfDate, isRequired, code) => {
    const violation = findAsOfDateViolation({ type, asOfDate, isRequired }, TODAY);
    expect(violation?.code).toBe(code);
    if (code !== undefined) expect(violation?.field).toBe('as_of_date');
  },
);
