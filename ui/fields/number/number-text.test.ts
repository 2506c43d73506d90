import { expect, it } from 'vitest';
import { type NumberTextFormat, normalizeNumber } from './number-field';

const text: NumberTextFormat = {
  read: (typed) => (/^[\d. ]+$/.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : null),
  write: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '.'),
};

it.each([
  ['250000', '250.000'],
  ['250 000', '250.000'],
  ['viel', 'viel'],
  ['12a', '12a'],
  ['', ''],
])('normalizeNumber turns %j into %j: numbers are grouped, other text is unchanged', (typed, shown) => {
  expect(normalizeNumber(typed, text)).toBe(shown);
});
