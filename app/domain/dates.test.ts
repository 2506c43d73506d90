import { LANGUAGES } from 'contracts/api/enumerations';
import { expect, it } from 'vitest';
import {
  createDateTextFormat,
  type DateBounds,
  formatDate,
  formatDateInput,
  formatDateTime,
  parseDate,
  subtractYears,
} from './dates';
import { localeOf } from './locale';

it.each([
  ['2026-03-04', '04.03.2026'],
  ['2026-03-04T23:59:59Z', '04.03.2026'],
  ['2026-03-05T00:30:00+01:00', '04.03.2026'],
  ['soon', 'soon'],
])('SHELL-27: formatDate and formatDateInput write %s in UTC as %s', (date, text) => {
  expect(formatDate(date, 'de')).toBe(text);
  expect(formatDateInput(date, 'de')).toBe(text);
});

it.each([
  ['de', '4. März 2026 um 23:30 UTC'],
  ['en', '4 March 2026 at 23:30 UTC'],
  ['fr', '4 mars 2026 à 23:30 UTC'],
  ['pl', '4 marca 2026 23:30 UTC'],
])('SHELL-27: formatDateTime in the language %s names UTC', (language, text) => {
  expect(formatDateTime(new Date('2026-03-05T00:30:00+01:00'), language).replaceAll('\u00a0', ' ')).toBe(
    text,
  );
});

it.each([
  ['de', '2026-11-18', '18.11.2026'],
  ['fr', '2026-11-18', '18/11/2026'],
  ['pl', '2026-11-18', '18.11.2026'],
  ['en', '2026-11-18', '18 Nov 2026'],
  ['en', '2026-09-04T23:59:59Z', '4 Sep 2026'],
  ['en', 'soon', 'soon'],
])('SHELL-27: formatDate in the language %s writes the date %s as %s', (language, date, text) => {
  expect(formatDate(date, language).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  ['de', '04.03.2026'],
  ['en', '04.03.2026'],
  ['pl', '04.03.2026'],
  ['fr', '04/03/2026'],
])('SHELL-27: a date field shows its date in the notation of %s: %s', (language, text) => {
  expect(formatDateInput('2026-03-04', language)).toBe(text);
  expect(createDateTextFormat().write('2026-03-04', language)).toBe(text);
  expect(createDateTextFormat().read(text)).toBe('2026-03-04');
});

it.each([
  ['31.12.2026', '2026-12-31'],
  ['1.2.2026', '2026-02-01'],
  [' 1. 2. 2026 ', '2026-02-01'],
  ['01/02/2026', '2026-02-01'],
  ['29.02.2028', '2028-02-29'],
  ['2026-02-01', '2026-02-01'],
  ['31122026', '2026-12-31'],
])('parseDate reads $0', (typed, value) => {
  expect(parseDate(typed)).toEqual({ ok: true, value });
});

it.each([
  '',
  '29.02.2027',
  '31.04.2026',
  '00.01.2026',
  '1.13.2026',
  '1.2.026',
  'morgen',
  '31.12.2026 23:59',
  '31022026',
  '01/01/0000',
  '31.12.0999',
  '3122026',
])('parseDate refuses $0', (typed) => {
  expect(parseDate(typed)).toEqual({ ok: false, error: 'dateInvalid' });
});

it.each([
  ['2026-11-23', 1, '2025-11-23'],
  ['2028-02-29', 4, '2024-02-29'],
  ['2028-02-29', 45, '1983-02-28'],
])('subtractYears from %s by %i years returns %s', (date, years, day) => {
  expect(subtractYears(date, years)).toBe(day);
});

it.each(LANGUAGES)('SHELL-27: parseDate reads each date that the portal and Intl write in %s', (language) => {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));
  const written = days.flatMap((day) => {
    const isoDate = day.toISOString().slice(0, 10);
    const styles = (['short', 'medium', 'long', 'full'] as const).map((dateStyle) =>
      new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: 'UTC' }).format(day),
    );
    return [formatDate(isoDate, language), formatDateInput(isoDate, language), ...styles].map((text) => [
      text,
      isoDate,
    ]);
  });
  expect(written.map(([text = '']) => [text, parseDate(text)])).toEqual(
    written.map(([text, value]) => [text, { ok: true, value }]),
  );
});

it.each([
  ['31\u00a0Mar\u00a02026', '2026-03-31'],
  ['31-Mar-26', '2026-03-31'],
  ['31/Mar/2026', '2026-03-31'],
  ['31st of March, 2026', '2026-03-31'],
  ['March 31, 2026', '2026-03-31'],
  ['Mar 31st, 2026', '2026-03-31'],
  ['4 Sept 2026', '2026-09-04'],
  ['Tue, 31 Mar 2026', '2026-03-31'],
  ['1er mars 2026', '2026-03-01'],
  ['le 1er août 2026', '2026-08-01'],
  ['14 juill. 2026', '2026-07-14'],
  ['31 déc. 2026', '2026-12-31'],
  ['mar. 31 mars 2026', '2026-03-31'],
  ['31. März 2026', '2026-03-31'],
  ['31.Mrz.2026', '2026-03-31'],
  ['1. Jänner 2026', '2026-01-01'],
  ['Dienstag, den 31. März 2026', '2026-03-31'],
  ['Di., 31.03.2026', '2026-03-31'],
  ['31 marca 2026 r.', '2026-03-31'],
  ['31 paź 2026', '2026-10-31'],
  ['31 października 2026', '2026-10-31'],
  ['marzec 31, 2026', '2026-03-31'],
  ['31 III 2026', '2026-03-31'],
  ['31.03.2026 r.', '2026-03-31'],
  ['31.03.26', '2026-03-31'],
  ['31/03/26', '2026-03-31'],
  ['31–03–2026', '2026-03-31'],
  ['31 03 2026', '2026-03-31'],
  ['\u200e31/\u200e03/\u200e2026', '2026-03-31'],
  ['2026/03/31', '2026-03-31'],
  ['2026/3/9', '2026-03-09'],
])('SHELL-27: parseDate reads the notation %j', (typed, value) => {
  expect(parseDate(typed)).toEqual({ ok: true, value });
});

it.each([
  '31 jui 2026',
  '31 ma 2026',
  '31 foo 2026',
  '31 February 2026',
  'bis 31.12.2026',
  '31 Mar',
  'March 2026',
  'Tuesday',
  '31.12.2026-',
  'x'.repeat(1_000_000),
])('parseDate refuses $0', (typed) => {
  expect(parseDate(typed)).toEqual({ ok: false, error: 'dateInvalid' });
});

it.each<[string, DateBounds, string]>([
  ['31.12.26', {}, '2026-12-31'],
  ['31.12.85', {}, '1985-12-31'],
  ['31.12.26', { first: '1900-01-01', last: '2026-11-28' }, '1926-12-31'],
  ['28.11.26', { first: '1900-01-01', last: '2026-11-28' }, '2026-11-28'],
  ['31.12.76', { first: '1900-01-01', last: '2026-11-28' }, '1976-12-31'],
  ['31.12.70', { first: '2025-11-28' }, '2070-12-31'],
  ['31 Dec 99', { first: '2025-11-28' }, '2099-12-31'],
  ['31.12.10', { first: '2025-11-28' }, '2110-12-31'],
])('parseDate completes the year of %s within the bounds %j: %s', (typed, bounds, value) => {
  expect(parseDate(typed, bounds)).toEqual({ ok: true, value });
});
