import { createApplication, getApplication } from 'contracts/api/applications';
import { getFieldDefinitions, getUiConfig } from 'contracts/api/dynamic-forms';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, LOAN_BODY, logInUser } from '../testing/people';
import { addCustomFields, FOUNDATION_APPLICATION, MEDIC_HEADERS } from '../testing/practices';

const test = exchangeInSandbox();
const FORMS = ['application', 'signatory'] as const;

describe('the calls of a configured form', () => {
  it.each(FORMS)(
    'DYN-01 the calls of a configured form need no session for the form %s',
    async (dynamic_forms_name) => {
      const medic = test.sandbox().with(MEDIC_HEADERS);
      const query = { dynamic_forms_name };
      const { fields = [], loan_purposes = [] } = await medic.expectSuccess(getFieldDefinitions, { query });
      const { config } = await medic.expectSuccess(getUiConfig, { query });
      const names = ['devices_and_equipment', 'foundation', 'takeover'];
      expect(loan_purposes.map(({ name }) => name)).toEqual(names);
      expect(config.loan_purposes?.map(({ name }) => name)).toEqual(names);
      expect(fields.length).toBeGreaterThan(3);
    },
  );

  it.each(FORMS)(
    'DYN-11 the calls of a configured form fail for a deployment without the form %s',
    async (dynamic_forms_name) => {
      const query = { dynamic_forms_name };
      expect(await test.sandbox().expectRefusal(getFieldDefinitions, { query })).toBe(
        '403 err_feature_not_enabled',
      );
      expect(await test.sandbox().expectRefusal(getUiConfig, { query })).toBe('403 err_feature_not_enabled');
    },
  );

  it.each(['', '?dynamic_forms_name=loan', '?dynamic_forms_name=application&dynamic_forms_name=signatory'])(
    'the calls of a configured form refuse a missing, unknown or repeated form name: "%s"',
    async (query) => {
      const { status, body } = await test.sandbox().request('GET', `/dynamic_forms_ui_config${query}`);
      expect(status).toBe(422);
      expect(body).toEqual({ errors: [{ code: 'err_validation_failed', field: 'dynamic_forms_name' }] });
    },
  );

  it('SIM-10 calculate dates in the form from the virtual clock', async () => {
    const medic = test.sandbox().with(MEDIC_HEADERS);
    await medic.advance('P1Y');
    const { config } = await medic.expectSuccess(getUiConfig, {
      query: { dynamic_forms_name: 'application' },
    });
    expect(JSON.stringify(config)).toContain('"2027-03-02"');
  });
});

describe('an application with a configured form', () => {
  it('SIM-01, DYN-07 an application with a configured form gets calculated conditions and stores its values by entity', async () => {
    const katrin = (await logInUser(test.sandbox(), KATRIN_LOGIN)).with(MEDIC_HEADERS);
    const createdApplication = await katrin.expectSuccess(createApplication, {
      body: FOUNDATION_APPLICATION,
    });
    expect(createdApplication).toMatchObject({
      status: 'Open',
      allBanksLoanPurpose: 'foundation',
      display_duration_unit: 'years',
      loanSize: 250_000,
      loanDuration: 120,
      companyName: 'Kinderarztpraxis am Park',
      product: { product_id: 'working_capital_loan' },
      company_custom_fields: [
        { field_id: 'practice_type', field_value: 'group' },
        { field_id: 'medical_specialty', field_value: 'paediatrics' },
        { field_id: 'staff_count', field_value: '4' },
      ],
    });
    expect(createdApplication.custom_fields_list?.map(({ field_id }) => field_id)).toEqual([
      'opening_date',
      'has_premises',
      'expected_annual_sales',
      'private_patient_share',
      'is_information_correct',
    ]);
    expect(createdApplication.pricing?.monthly_payment).toBeGreaterThan(250_000 / 120);
    const id = createdApplication.applicationId;
    expect(await katrin.expectSuccess(getApplication, { params: { id } })).toEqual(createdApplication);
  });

  it('The application is refused with the error code and the field of an invalid value', async () => {
    const katrin = (await logInUser(test.sandbox(), KATRIN_LOGIN)).with(MEDIC_HEADERS);
    const postApplication = (body: object) => katrin.request('POST', createApplication.path, { body });
    expect((await postApplication(addCustomFields('opening_date', '2020-01-01'))).body).toEqual({
      errors: [
        {
          code: 'err_custom_values_failed',
          field: 'custom_fields_list',
          values: { field_id: 'opening_date' },
        },
      ],
    });
    expect((await postApplication(addCustomFields('practice_type', undefined))).body).toEqual({
      errors: [
        {
          code: 'err_custom_field_required',
          field: 'custom_fields_list',
          values: { field_id: 'practice_type' },
        },
      ],
    });
    expect((await postApplication({ ...FOUNDATION_APPLICATION, factoring_limit: 1 })).body).toEqual({
      errors: [{ code: 'err_validation_failed', field: 'factoring_limit' }],
    });
    expect((await postApplication({ ...FOUNDATION_APPLICATION, allBanksLoanPurpose: 'boat' })).body).toEqual({
      errors: [{ code: 'err_validation_failed', field: 'allBanksLoanPurpose' }],
    });
  });

  it('an application with a configured form fails for a partner without a form, while a classic application succeeds', async () => {
    const katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
    expect(await katrin.expectRefusal(createApplication, { body: FOUNDATION_APPLICATION })).toBe(
      '403 err_feature_not_enabled',
    );
    await katrin.expectSuccess(createApplication, { body: LOAN_BODY });
  });

  it('D-32 an application with a configured form is rejected if the company has the magic name for a rejection', async () => {
    const katrin = (await logInUser(test.sandbox(), KATRIN_LOGIN)).with(MEDIC_HEADERS);
    const body = { ...FOUNDATION_APPLICATION, companyName: 'Testfall Ablehnung GmbH' };
    expect(await katrin.expectSuccess(createApplication, { body })).toMatchObject({
      status: 'Rejected',
      pricing: null,
    });
  });
});
