import { expect, it } from 'vitest';
import { isCurrency } from './wizard-config';

it.each([
  ['EUR', true],
  ['CHF', true],
  ['PLN', true],
  ['USD', false],
  ['eur', false],
])('currencyOf reads %s as %s', (code, known) => {
  expect(isCurrency(code)).toBe(known);
});
