import { OTHER_COMPANY, SAME_COMPANY } from 'fixtures/companies/name-pairs';
import { describe, expect, it } from 'vitest';
import { isSameCompanyName, isSearchable } from './company-name';

it.each([
  ['Abc', false],
  ['🏭🏭', false],
  ['Meta', true],
  ['x'.repeat(255), true],
  ['x'.repeat(256), false],
])('CLA-08, D-12: $0 can be searched for: $1', (name, expected) => {
  expect(isSearchable(name)).toBe(expected);
});

describe('D-75: companies of one name', () => {
  it.each(SAME_COMPANY)('%s is %s', (one, other) => {
    expect(isSameCompanyName(one, other)).toBe(true);
    expect(isSameCompanyName(other, one)).toBe(true);
  });

  it.each(OTHER_COMPANY)('%s is not %s', (one, other) => {
    expect(isSameCompanyName(one, other)).toBe(false);
  });
});
