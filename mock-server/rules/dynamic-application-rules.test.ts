import type { NewDynamicApplication } from 'contracts/api/applications';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { findForm } from 'fixtures/forms';
import type { Form, FormField } from 'fixtures/forms/form';
import { describe, expect, test } from 'vitest';
import { addCustomFields, FOUNDATION_APPLICATION } from '../testing/practices';
import {
  pickCustomValues,
  toClassicApplication,
  validateDynamicApplication,
} from './dynamic-application-rules';

const FORM = findForm('medic', 'application', '2026-03-02');

function problems(
  change: Partial<NewDynamicApplication>,
  { form = FORM, deployment = DEPLOYMENTS.medic } = {},
) {
  return validateDynamicApplication({ ...FOUNDATION_APPLICATION, ...change }, { form, deployment }).map(
    ({ code, field, values }) => [code, field, values?.field_id].filter(Boolean).join(' '),
  );
}

function formWith(id: string, others: (field: FormField) => FormField[]): Form {
  const purposes = (FORM?.purposes ?? []).map((purpose) => ({
    ...purpose,
    steps: purpose.steps.map((step) => ({
      ...step,
      fields: step.fields.flatMap((field) => (field.ui.id === id ? others(field) : [field])),
    })),
  }));
  return { purposes };
}

const formWithout = (id: string) => formWith(id, () => []);

describe('an application from a configured form', () => {
  test('an application from a configured form is accepted without violations', () => {
    expect(problems({})).toEqual([]);
  });

  test.each<[string, Partial<NewDynamicApplication>, string[]]>([
    [
      'an amount below the minimum is refused',
      { loanSize: 79_999 },
      ['err_loan_amount_not_allowed loanSize'],
    ],
    ['the minimum amount is accepted', { loanSize: 80_000 }, []],
    ['a missing amount is refused', { loanSize: undefined }, ['err_validation_failed loanSize']],
    ['an amount with cents is refused', { loanSize: 100_000.5 }, ['err_loan_amount_not_allowed loanSize']],
    [
      'a duration above the maximum is refused',
      { loanDuration: 241 },
      ['err_loan_duration_not_allowed loanDuration'],
    ],
    ['another currency is refused', { currency: 'CHF' }, ['err_loan_currency_not_allowed currency']],
    ['a missing street is refused', { street: undefined }, ['err_validation_failed street']],
    [
      'a legal form that the partner does not offer is refused',
      { companyType: 'AG' },
      ['err_company_type_not_allowed companyType'],
    ],
    [
      'a country that the partner does not offer is refused',
      { companyCountry: 'CH' },
      ['err_company_country_not_allowed companyCountry'],
    ],
    [
      'a description that is too short is refused',
      { purposeDescription: 'kurz' },
      ['err_validation_failed purposeDescription'],
    ],
    ['an invalid tax number is refused', { taxIdNumber: '1/2' }, ['err_validation_failed taxIdNumber']],
  ])('DYN-06, DYN-12 %s', (_, change, expected) => {
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
  ])(
    'DYN-06, DYN-07 an application from a configured form with the field %s set to %j has the error %s',
    (id, value, code) => {
      expect(problems(addCustomFields(id, value))).toEqual(code ? [`${code} custom_fields_list ${id}`] : []);
    },
  );

  test('an application from a configured form follows the company rules only for fields that are configured or sent (DYN-06)', () => {
    const { street: _, ...applicationWithoutStreet } = FOUNDATION_APPLICATION;
    const judged = (application: NewDynamicApplication, form: Form) =>
      validateDynamicApplication(application, { form, deployment: DEPLOYMENTS.medic }).map(
        ({ code, field }) => `${code} ${field}`,
      );
    const optional = formWith('street', ({ definition, ui: { validations: _, ...ui } }) => [
      { definition, ui },
    ]);
    expect(judged(applicationWithoutStreet, formWithout('street'))).toEqual([]);
    expect(judged(applicationWithoutStreet, optional)).toEqual(['err_validation_failed street']);
    expect(judged({ ...applicationWithoutStreet, street: '' }, formWithout('street'))).toEqual([
      'err_validation_failed street',
    ]);
  });

  test.each([
    [['CH', 'DE'], 'GMBH', []],
    [['CH', 'DE'], 'CH_AG', ['err_company_type_not_allowed companyType']],
    [['CH'], 'CH_AG', []],
    [['CH'], 'GMBH', ['err_company_type_not_allowed companyType']],
  ])(
    'DYN-10 an application from a configured form without a country field, with the countries %j and the legal form %s, has the violations %j',
    (supported, companyType, expected) => {
      const publicFeatures = DEPLOYMENTS.swiss.publicFeatures.map((feature) =>
        feature.name === 'application_countries' ? { ...feature, value: { supported } } : feature,
      );
      const deployment = { ...DEPLOYMENTS.swiss, publicFeatures };
      const form = formWithout('companyCountry');
      expect(problems({ companyCountry: undefined, companyType }, { form, deployment })).toEqual(expected);
    },
  );

  test('The application is refused if the request names a field twice', () => {
    const { custom_fields_list: list } = FOUNDATION_APPLICATION;
    const twice = [...list, { field_id: 'staff_count', field_value: '9' }];
    expect(problems({ custom_fields_list: twice })).toEqual([
      'err_custom_values_failed custom_fields_list staff_count',
    ]);
  });

  test('DYN-12 an application from a configured form is accepted for devices from 5,000 euros, with the fields of that purpose', () => {
    const custom_fields_list = [
      ...FOUNDATION_APPLICATION.custom_fields_list.slice(0, 3),
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

  test('fails without a form, or if customers cannot create applications', () => {
    const nothing = { form: { purposes: [] } };
    expect(problems({}, nothing)).toEqual(['err_validation_failed allBanksLoanPurpose']);
    expect(problems({}, { deployment: DEPLOYMENTS.closed })).toEqual(['err_feature_not_enabled']);
    const without = { form: undefined, deployment: DEPLOYMENTS.demo };
    expect(validateDynamicApplication(FOUNDATION_APPLICATION, without)).toEqual([
      { code: 'err_feature_not_enabled' },
    ]);
  });

  test('The application is stored with the loan type of the classic wizard', () => {
    expect(toClassicApplication(FOUNDATION_APPLICATION).allBanksLoanPurpose).toBe('project_financing');
    expect(
      toClassicApplication({ ...FOUNDATION_APPLICATION, allBanksLoanPurpose: 'devices_and_equipment' })
        .allBanksLoanPurpose,
    ).toBe('object_financing');
  });

  test('maps a purpose that only the form defines to "other" and leaves fields without a question empty', () => {
    const fleet: NewDynamicApplication = {
      allBanksLoanPurpose: 'fleet',
      currency: 'EUR',
      companyName: 'Fuhrpark Nord',
      display_duration_unit: 'years',
      custom_fields_list: [{ field_id: 'vehicles', field_value: '4' }],
    };
    expect(toClassicApplication(fleet)).toEqual({
      allBanksLoanPurpose: 'other',
      currency: 'EUR',
      companyName: 'Fuhrpark Nord',
      companyType: '',
      street: '',
      companyPostCode: '',
      companyLocation: '',
      companyCountry: '',
      businessPurpose: '',
    });
  });

  test('DYN-07 groups custom values by entity and drops empty values', () => {
    if (FORM === undefined) throw new Error('medic has no form');
    const { custom_fields_list, company_custom_fields } = pickCustomValues(FOUNDATION_APPLICATION, FORM);
    expect(company_custom_fields.map(({ field_id }) => field_id)).toEqual([
      'practice_type',
      'medical_specialty',
      'staff_count',
    ]);
    expect(custom_fields_list.map(({ field_id }) => field_id)).toEqual([
      'opening_date',
      'has_premises',
      'expected_annual_sales',
      'private_patient_share',
      'is_information_correct',
    ]);
  });
});
