import {
  CERTAINLY_OTHER_COMPANY_NAME_PAIRS,
  MAYBE_SAME_COMPANY_NAME_PAIRS,
  OTHER_COMPANY_NAME_PAIRS,
  SAME_COMPANY_NAME_PAIRS,
} from 'fixtures/companies/name-pairs';
import { describe, expect, it } from 'vitest';
import { couldBeSameCompany, isSameCompanyName, isSearchable, parseCompanyName } from './company-name';

it.each([
  ['Abc', false],
  ['🏭🏭', false],
  ['Meta', true],
  ['x'.repeat(255), true],
  ['x'.repeat(256), false],
])('CLA-08, D-12: isSearchable for the company name $0 returns $1', (name, expected) => {
  expect(isSearchable(name)).toBe(expected);
});

describe('D-75: isSameCompanyName', () => {
  it.each(SAME_COMPANY_NAME_PAIRS)('isSameCompanyName matches %j with %j', (first, second) => {
    expect(isSameCompanyName(first, second)).toBe(true);
    expect(isSameCompanyName(second, first)).toBe(true);
  });

  it.each(OTHER_COMPANY_NAME_PAIRS)('isSameCompanyName does not match %j with %j', (first, second) => {
    expect(isSameCompanyName(first, second)).toBe(false);
  });
});

describe('FACT-06, D-75: couldBeSameCompany (loose comparison of company names)', () => {
  it.each(MAYBE_SAME_COMPANY_NAME_PAIRS)(
    'couldBeSameCompany matches %j with %j, although isSameCompanyName does not',
    (one, other) => {
      const [first, second] = [parseCompanyName(one), parseCompanyName(other)];
      expect([couldBeSameCompany(first, second), couldBeSameCompany(second, first)]).toEqual([true, true]);
      expect(isSameCompanyName(one, other)).toBe(false);
    },
  );

  it.each([...SAME_COMPANY_NAME_PAIRS, ...CERTAINLY_OTHER_COMPANY_NAME_PAIRS])(
    'couldBeSameCompany does not match %j with %j',
    (one, other) => {
      const [first, second] = [parseCompanyName(one), parseCompanyName(other)];
      expect([couldBeSameCompany(first, second), couldBeSameCompany(second, first)]).toEqual([false, false]);
    },
  );
});
