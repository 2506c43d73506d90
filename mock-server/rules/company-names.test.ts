import { OTHER_COMPANY_NAME_PAIRS, SAME_COMPANY_NAME_PAIRS } from 'fixtures/companies/name-pairs';
import { expect, it } from 'vitest';
import { isSameCompany } from './company-names';

const areSameNames = (one: string, other: string) =>
  isSameCompany({ name: one, country: 'DE' }, { name: other, country: 'DE' });

it.each(SAME_COMPANY_NAME_PAIRS)('D-75: %s is the same company as %s', (one, other) => {
  expect(areSameNames(one, other)).toBe(true);
  expect(areSameNames(other, one)).toBe(true);
});

it.each(OTHER_COMPANY_NAME_PAIRS)('D-75: %s is not the same company as %s', (one, other) => {
  expect(areSameNames(one, other)).toBe(false);
});

it('D-75: isSameCompany is false for different countries, unless a country is unknown', () => {
  const one = { name: 'Elan SA', country: 'FR' };
  expect(isSameCompany(one, { name: 'Elan SA', country: 'CH' })).toBe(false);
  expect(isSameCompany(one, { name: 'Elan SA', country: null })).toBe(true);
});
