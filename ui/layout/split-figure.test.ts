import { expect, test } from 'vitest';
import { splitFigure } from './figure';

test.each([
  ['250.000\u00a0€', { before: '', number: '250.000', after: '\u00a0€' }],
  ['€250,000', { before: '€', number: '250,000', after: '' }],
  ['CHF 84’000', { before: 'CHF ', number: '84’000', after: '' }],
  ['5,90 – 7,40\u00a0%', { before: '', number: '5,90 – 7,40', after: '\u00a0%' }],
  ['−1.200\u00a0zł', { before: '', number: '−1.200', after: '\u00a0zł' }],
  ['5\u00a0€', { before: '', number: '5', after: '\u00a0€' }],
  ['auf Anfrage', { before: '', number: 'auf Anfrage', after: '' }],
])('splitFigure separates number and unit of "%s"', (text, parts) => {
  expect(splitFigure(text)).toEqual(parts);
});
