import { describe, expect, it } from 'vitest';
import { formatDate, parseDate } from './dates';

describe('dates', () => {
  it.each([
    ['2026-03-04', '04.03.2026'],
    ['2026-03-04T23:59:59Z', '04.03.2026'],
    ['2026-03-05T00:30:00+01:00', '04.03.2026'],
    ['soon', 'soon'],
  ])('SHELL-27: shows %s in UTC', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it.each([
    ['04.03.2026', '2026-03-04'],
    ['4.3.2026', '2026-03-04'],
    [' 29.02.2024 ', '2024-02-29'],
    ['2026-03-04', '2026-03-04'],
  ])('SHELL-27: puts %s on the wire', (typed, value) => {
    expect(parseDate(typed)).toEqual({ ok: true, value });
  });

  it.each([
    '',
    '30.02.2026',
    '29.02.2025',
    '00.01.2026',
    '1.13.2026',
    '04.03.26',
    '03/04/2026',
    '2026-3-4',
    'x',
  ])('refuses %j', (typed) => {
    expect(parseDate(typed)).toEqual({ ok: false, error: 'dateInvalid' });
  });
});
