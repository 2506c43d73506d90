import type { NewDynamicApplication } from 'contracts/api/applications';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { findForm } from 'fixtures/forms';
import { describe, expect, test } from 'vitest';
import { FOUNDATION, withCustom } from '../testing/practices';
import { asClassic, validateDynamicApplication } from './dynamic-application-rules';

const FORM = findForm('medic', 'application', '2026-03-02');

function problems(
  change: Partial<NewDynamicApplication>,
  { form = FORM, deployment = DEPLOYMENTS.medic } = {},
) {
  return validateDynamicApplication({ ...FOUNDATION, ...change }, { form, deployment }).map(
    ({ code, field, values }) => [code, field, values?.field_id].filter(Boolean).join(' '),
  );
}

describe('an application from a configured form', () => {
  test('is fine', () => {
    expect(problems({})).toEqual([]);
  });

  test.each<[string, Partial<NewDynamicApplication>, string[]]>([
    ['too little', { loanSize: 79_999 }, ['err_loan_amount_not_allowed loanSize']],
    ['the least', { loanSize: 80_000 }, []],
    ['no amount', { loanSize: undefined }, ['err_validation_failed loanSize']],
    ['half a euro', { loanSize: 100_000.5 }, ['err_loan_amount_not_allowed loanSize']],
    ['too long', { loanDuration: 241 }, ['err_loan_duration_not_allowed loanDuration']],
    ['another currency', { currency: 'CHF' }, ['err_loan_currency_not_allowed currency']],
    ['no street', { street: undefined }, ['err_validation_failed street']],
    ['a legal form of others', { companyType: 'AG' }, ['err_company_type_not_allowed companyType']],
    ['a country of others', { companyCountry: 'CH' }, ['err_company_country_not_allowed companyCountry']],
    ['a short description', { purposeDescription: 'kurz' }, ['err_validation_failed purposeDescription']],
    ['a wrong tax number', { taxIdNumber: '1/2' }, ['err_validation_failed taxIdNumber']],
  ])('DYN-06, DYN-12 with %s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  test.each<[string, string | undefined, string | undefined]>([
    ['practice_type', 'mvz', undefined],
    ['practice_type', 'hospital', 'err_custom_values_failed'],
    ['practice_type', undefined, 'err_custom_field_required'],
    ['medical_specialty', 'non_medical_health_profession', undefined],
    ['medical_specialty', '', 'err_custom_field_required'],
    ['staff_count', '0', 'err_custom_values_failed'],
    ['private_patient_share', '1.01', 'err_custom_values_failed'],
    ['private_patient_share', undefined, undefined],
    ['opening_date', '2026-03-01', 'err_custom_values_failed'],
    ['opening_date', '2026-03-02', undefined],
    ['is_information_correct', 'false', 'err_custom_field_required'],
    ['purchase_price', '1', 'err_custom_values_failed'],
    ['__proto__', '1', 'err_custom_values_failed'],
  ])('DYN-06, DYN-07 whose %s is %j: %s', (id, value, code) => {
    expect(problems(withCustom(id, value))).toEqual(code ? [`${code} custom_fields_list ${id}`] : []);
  });

  test('may name a field once', () => {
    const { custom_fields_list: list } = FOUNDATION;
    const twice = [...list, { field_id: 'staff_count', field_value: '9' }];
    expect(problems({ custom_fields_list: twice })).toEqual([
      'err_custom_values_failed custom_fields_list staff_count',
    ]);
  });

  test('DYN-12 lets devices begin at 5,000 euros, with fields of their own', () => {
    const custom_fields_list = [
      ...FOUNDATION.custom_fields_list.slice(0, 3),
      { field_id: 'device_count', field_value: '2' },
      { field_id: 'is_information_correct', field_value: 'true' },
    ];
    const devices = {
      allBanksLoanPurpose: 'devices_and_equipment',
      loanDuration: 48,
      custom_fields_list,
    } as const;
    expect(problems({ ...devices, loanSize: 5_000 })).toEqual([]);
    expect(problems({ ...devices, loanSize: 4_999 })).toEqual(['err_loan_amount_not_allowed loanSize']);
  });

  test('is refused where there is no form, or where customers may not apply', () => {
    const nothing = { form: { purposes: [] } };
    expect(problems({}, nothing)).toEqual(['err_validation_failed allBanksLoanPurpose']);
    expect(problems({}, { deployment: DEPLOYMENTS.closed })).toEqual(['err_feature_not_enabled']);
    const without = { form: undefined, deployment: DEPLOYMENTS.demo };
    expect(validateDynamicApplication(FOUNDATION, without)).toEqual([{ code: 'err_feature_not_enabled' }]);
  });

  test('counts as a loan of the classic wizard', () => {
    expect(asClassic(FOUNDATION).allBanksLoanPurpose).toBe('project_financing');
    expect(
      asClassic({ ...FOUNDATION, allBanksLoanPurpose: 'devices_and_equipment' }).allBanksLoanPurpose,
    ).toBe('object_financing');
  });
});
