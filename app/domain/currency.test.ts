import { expect, it } from 'vitest';
import { isCurrency } from './wizard-config';

it.each([
  ['EUR', true],
  ['CHF', true],
  ['PLN', true],
  ['USD', false],
  ['eur', false],
])('isCurrency for the code %s returns %s', (code, isKnown) => {
  expect(isCurrency(code)).toBe(isKnown);
});
