import { expect, it } from 'vitest';
import { dateAsTyped, dateText, formatDate, parseDate, yearsBefore } from './dates';

it.each([
  ['2026-03-04', '04.03.2026'],
  ['2026-03-04T23:59:59Z', '04.03.2026'],
  ['2026-03-05T00:30:00+01:00', '04.03.2026'],
  ['soon', 'soon'],
])('SHELL-27: formats %s in UTC, for reading and for fields', (date, text) => {
  expect(formatDate(date, 'de')).toBe(text);
  expect(dateAsTyped(date, 'de')).toBe(text);
});

it.each([
  ['de', '2026-11-18', '18.11.2026'],
  ['fr', '2026-11-18', '18/11/2026'],
  ['pl', '2026-11-18', '18.11.2026'],
  ['en', '2026-11-18', '18 Nov 2026'],
  ['en', '2026-09-04T23:59:59Z', '4 Sep 2026'],
  ['en', 'soon', 'soon'],
])('SHELL-27: in the language %s formats the date %s as %s', (language, date, text) => {
  expect(formatDate(date, language).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  ['de', '04.03.2026'],
  ['en', '04.03.2026'],
  ['pl', '04.03.2026'],
  ['fr', '04/03/2026'],
])('SHELL-27: fills a date field as %s readers type it: %s', (language, text) => {
  expect(dateAsTyped('2026-03-04', language)).toBe(text);
  expect(dateText.write('2026-03-04', language)).toBe(text);
  expect(dateText.read(text)).toBe('2026-03-04');
});

it.each([
  ['31.12.2026', '2026-12-31'],
  ['1.2.2026', '2026-02-01'],
  [' 1. 2. 2026 ', '2026-02-01'],
  ['01/02/2026', '2026-02-01'],
  ['29.02.2028', '2028-02-29'],
  ['2026-02-01', '2026-02-01'],
  ['31122026', '2026-12-31'],
])('parseDate reads %s', (typed, value) => {
  expect(parseDate(typed)).toEqual({ ok: true, value });
});

it.each([
  '',
  '29.02.2027',
  '31.04.2026',
  '00.01.2026',
  '1.13.2026',
  '1.2.26',
  'morgen',
  '31.12.2026 23:59',
  '31022026',
  '01/01/0000',
  '31.12.0999',
  '3122026',
])('parseDate refuses %s', (typed) => {
  expect(parseDate(typed)).toEqual({ ok: false, error: 'dateInvalid' });
});

it.each([
  ['2026-11-23', 1, '2025-11-23'],
  ['2028-02-29', 4, '2024-02-29'],
  ['2028-02-29', 45, '1983-02-28'],
])('yearsBefore returns the day before %s by %i years: %s', (date, years, day) => {
  expect(yearsBefore(date, years)).toBe(day);
});
