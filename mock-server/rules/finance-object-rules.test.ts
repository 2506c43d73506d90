import type { FinanceObjectFields } from 'contracts/api/finance-objects';
import { describe, expect, test } from 'vitest';
import { FORKLIFT_BODY as LEAST } from '../testing/financing';
import { findFinanceObjectViolations, findObjectChangeRefusal } from './finance-object-rules';

const FORKLIFT: FinanceObjectFields = {
  ...LEAST,
  built_at: 2024,
  detail_desc: 'Elektrostapler',
  down_payment: 2_000,
  remaining_value: 0,
  rental_state: 'b2c',
  expected_delivery_date: '2026-06-01',
};

function refusals(change: Partial<FinanceObjectFields>): string[] {
  return findFinanceObjectViolations({ ...FORKLIFT, ...change }).map(({ code, field }) => `${code} ${field}`);
}

describe('an object to finance (OBJ-02, D-57)', () => {
  test.each<Partial<FinanceObjectFields>>([
    {},
    { built_at: null },
    { built_at: undefined, detail_desc: undefined, expected_delivery_date: undefined },
    { built_at: 1900 },
    { built_at: 2050 },
    { object_count: 1 },
    { object_count: 20 },
    { net_purchase_price: 0.01, down_payment: 0, remaining_value: 0.01 },
    { down_payment: 0, remaining_value: FORKLIFT.net_purchase_price },
    { remaining_value: FORKLIFT.net_purchase_price - FORKLIFT.down_payment },
    { down_payment: FORKLIFT.net_purchase_price, remaining_value: 0 },
    { expected_delivery_date: '2000-01-01' },
    { expected_delivery_date: '2050-12-31' },
    { expected_delivery_date: null },
    { net_purchase_price: 1_000_000_000_000 },
    { net_purchase_price: 4000.56 },
    { down_payment: 0, remaining_value: 0 },
    { manufacturer: 'ä'.repeat(255) },
    { merchant_country: 'NZ' },
  ])('an object is accepted with the modified fields %j', (change) => {
    expect(refusals(change)).toEqual([]);
  });

  test.each<[keyof FinanceObjectFields, unknown]>([
    ['manufacturer', ''],
    ['manufacturer', 'a'.repeat(256)],
    ['type', '  '],
    ['built_at', 1899],
    ['built_at', 2051],
    ['detail_desc', 'a'.repeat(2001)],
    ['net_purchase_price', 0],
    ['net_purchase_price', -1],
    ['net_purchase_price', 0.005],
    ['net_purchase_price', 100.001],
    ['net_purchase_price', 1e13],
    ['net_purchase_price', 1e308],
    ['down_payment', -0.01],
    ['down_payment', FORKLIFT.net_purchase_price + 0.01],
    ['remaining_value', -1],
    ['remaining_value', FORKLIFT.net_purchase_price + 0.01],
    ['remaining_value', FORKLIFT.net_purchase_price - FORKLIFT.down_payment + 0.01],
    ['expected_delivery_date', '1999-12-31'],
    ['expected_delivery_date', '2051-01-01'],
    ['object_count', 0],
    ['object_count', 21],
    ['merchant_name', ''],
    ['merchant_street', ''],
    ['merchant_house_num', ''],
    ['merchant_postcode', ''],
    ['merchant_city', '\t'],
    ['merchant_country', ''],
    ['merchant_country', 'Deutschland'],
    ['merchant_country', 'de'],
    ['merchant_country', 'ZZ'],
    ['merchant_country', 'EU'],
    ['merchant_company_id', ''],
  ])('an object is refused if $0 is $1', (field, value) => {
    expect(refusals({ [field]: value })).toEqual([`err_validation_failed ${field}`]);
  });

  test('the rule for an object reports every violation at once, with the bounds', () => {
    expect(findFinanceObjectViolations({ ...FORKLIFT, built_at: 1, object_count: 99, type: '' })).toEqual([
      { code: 'err_validation_failed', field: 'type', values: { min: 1, max: 255 } },
      { code: 'err_validation_failed', field: 'built_at', values: { min: 1900, max: 2050 } },
      { code: 'err_validation_failed', field: 'object_count', values: { min: 1, max: 20 } },
    ]);
  });

  test('the rule for an object reports the largest possible sum of down payment and remaining value, in cents', () => {
    const change = { net_purchase_price: 10_000.1, down_payment: 2_000.05 };
    expect(findFinanceObjectViolations({ ...FORKLIFT, ...change, remaining_value: 9_000 })).toEqual([
      { code: 'err_validation_failed', field: 'remaining_value', values: { min: 0, max: 8_000.05 } },
    ]);
    expect(findFinanceObjectViolations({ ...FORKLIFT, ...change, down_payment: 10_001 })).toEqual([
      { code: 'err_validation_failed', field: 'down_payment', values: { min: 0, max: 10_000.1 } },
    ]);
  });
});

describe('findObjectChangeRefusal (error if objects cannot be changed, OBJ-01)', () => {
  test.each([
    ['object_financing', 'Open', null],
    ['object_financing', 'pre_check', null],
    ['object_financing', 'PRE CHECK', null],
    ['object_financing', 'Submitted', 'err_update_not_allowed'],
    ['object_financing', 'Signature', 'err_update_not_allowed'],
    ['object_financing', 'Rejected', 'err_update_not_allowed'],
    ['object_financing', 'Reopened', 'err_update_not_allowed'],
    ['object_financing', 'awaiting_the_moon', 'err_update_not_allowed'],
    ['working_capital', 'Open', 'err_feature_not_enabled'],
    ['factoring', 'Open', 'err_feature_not_enabled'],
  ])('returns for the loan type %s in the status %s: %s', (allBanksLoanPurpose, status, expected) => {
    expect(findObjectChangeRefusal({ allBanksLoanPurpose, status })).toBe(expected);
  });
});
