import { expect, test } from 'vitest';
import { splitFigure } from './figure';

test.each([
  ['250.000\u00a0€', { prefix: '', number: '250.000', suffix: '\u00a0€' }],
  ['€250,000', { prefix: '€', number: '250,000', suffix: '' }],
  ['CHF 84’000', { prefix: 'CHF ', number: '84’000', suffix: '' }],
  ['5,90 – 7,40\u00a0%', { prefix: '', number: '5,90 – 7,40', suffix: '\u00a0%' }],
  ['−1.200\u00a0zł', { prefix: '', number: '−1.200', suffix: '\u00a0zł' }],
  ['5\u00a0€', { prefix: '', number: '5', suffix: '\u00a0€' }],
  ['auf Anfrage', { prefix: '', number: 'auf Anfrage', suffix: '' }],
])('splitFigure separates number and unit of "%s"', (text, parts) => {
  expect(splitFigure(text)).toEqual(parts);
});
