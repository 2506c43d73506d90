import { expect, it } from 'vitest';
import { formatDate } from './dates';

it.each([
  ['2026-03-04', '04.03.2026'],
  ['2026-03-04T23:59:59Z', '04.03.2026'],
  ['2026-03-05T00:30:00+01:00', '04.03.2026'],
  ['soon', 'soon'],
])('SHELL-27: shows %s in UTC', (date, text) => {
  expect(formatDate(date)).toBe(text);
});
