import { createApplication, type NewDynamicApplication } from 'contracts/api/applications';
import { getConfig } from 'contracts/api/configuration';
import { getFieldDefinitions, getUiConfig } from 'contracts/api/dynamic-forms';
import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { registerUser } from '../testing/people';
import { TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox();

const PATH = '/simulator/forms/application';
const QUERY = { dynamic_forms_name: 'application' } as const;

const putForm = (body: unknown, name = 'application') =>
  test.sandbox().request('PUT', `/simulator/forms/${name}`, { body });

function changedForm(change: (form: typeof FLEET_FORM) => void): typeof FLEET_FORM {
  const form = structuredClone(FLEET_FORM);
  change(form);
  return form;
}

type Field =
  (typeof FLEET_FORM)['ui_config']['config']['loan_purposes'][number]['steps'][number]['fields'][number];

function withField(id: string, change: (field: Field & Record<string, unknown>) => void) {
  return changedForm(({ ui_config }) => {
    const field = ui_config.config.loan_purposes[0]?.steps[0]?.fields.find((each) => each.id === id);
    if (field === undefined) throw new Error(`the example has no field ${id}`);
    change(field as Field & Record<string, unknown>);
  });
}

interface Finding {
  path: string;
  problem: string;
  severity: string;
  portal?: string;
  message: string;
}

async function problemsOfRefusal(body: unknown): Promise<string[]> {
  const before = (await test.sandbox().request('GET', '/simulator/snapshot')).body;
  const response = await putForm(body);
  expect(response.status).toBe(422);
  expect((await test.sandbox().request('GET', '/simulator/snapshot')).body).toEqual(before);
  const { errors, findings } = response.body as {
    errors: { code: string; field?: string; values: { problem: string } }[];
    findings: Finding[];
  };
  const faults = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ field = '', values }) => [field, values.problem])).toEqual(
    faults.map(({ path, problem }) => [path, problem]),
  );
  for (const { message } of findings) expect(message).not.toMatch(/\{\{|undefined|^$/);
  return faults.map(({ path, problem, portal }) => [path, problem, portal].filter(Boolean).join(' '));
}

const VEHICLE: NewDynamicApplication = {
  allBanksLoanPurpose: 'fleet.vehicles',
  currency: 'CHF',
  loanSize: 48_500,
  loanDuration: 48,
  display_duration_unit: 'years',
  companyName: 'Nordheide Spedition GmbH',
  companyType: 'GMBH',
  companyCountry: 'DE',
  custom_fields_list: [
    { field_id: 'vehicle.type', field_value: 'van' },
    { field_id: 'plate[0]', field_value: 'BRE NW 12' },
    { field_id: 'first registration', field_value: '2024-05-01' },
  ],
};

const withValue = (field_id: string, field_value: string): NewDynamicApplication => ({
  ...VEHICLE,
  custom_fields_list: [
    ...VEHICLE.custom_fields_list.filter((value) => value.field_id !== field_id),
    { field_id, field_value },
  ],
});

describe('DYN-01 DYN-09 SIM-15 a custom form', () => {
  it('a custom form replaces the classic form in the two calls for form configuration', async () => {
    await test.sandbox().expectRefusal(getUiConfig, { query: QUERY });
    const response = await putForm(FLEET_FORM);
    expect(response).toMatchObject({ status: 200, body: { counts: { purposes: 3, steps: 12 } } });
    expect((response.body as { findings: Finding[] }).findings).toEqual([]);
    expect(await test.sandbox().expectSuccess(getFieldDefinitions, { query: QUERY })).toEqual(
      FLEET_FORM.definitions,
    );
    expect(await test.sandbox().expectSuccess(getUiConfig, { query: QUERY })).toEqual(FLEET_FORM.ui_config);
    expect((await test.sandbox().request('GET', PATH)).body).toEqual(FLEET_FORM);
    const { public_features } = await test.sandbox().expectSuccess(getConfig);
    expect(public_features.find(({ name }) => name === 'dynamic_form')?.is_active).toBe(true);
  });

  it('A custom form is visible only in its own sandbox and is removed by deletion or reset', async () => {
    await putForm(FLEET_FORM);
    const other = await TestSandbox.open(test.origin());
    expect((await other.request('GET', PATH)).status).toBe(404);
    const deleted = await test.sandbox().request('DELETE', PATH);
    expect([deleted.status, deleted.body]).toEqual([200, { form: null }]);
    await putForm(FLEET_FORM);
    await test.sandbox().request('POST', '/simulator/reset');
    expect((await test.sandbox().request('GET', PATH)).status).toBe(404);
  });

  it('a custom form replaces the form of the partner, which can be exported and imported again', async () => {
    const medic = await TestSandbox.open(test.origin(), { scenario: 'medical-practice' });
    for (const path of [PATH, '/simulator/forms/signatory']) {
      const { body } = await medic.request('GET', path);
      const again = await medic.request('PUT', path, { body });
      expect([again.status, (again.body as { findings: Finding[] }).findings]).toEqual([200, []]);
    }
    await medic.request('PUT', PATH, { body: FLEET_FORM });
    const shown = await medic
      .with({ 'x-forwarded-host': 'medic.localhost' })
      .expectSuccess(getUiConfig, { query: QUERY });
    expect(shown).toEqual(FLEET_FORM.ui_config);
  });

  it('a custom form disappears from the control call and the API if its bank disables forms', async () => {
    const medic = await TestSandbox.open(test.origin(), { scenario: 'medical-practice' });
    const body = { name: 'Ohne Formular', features: { dynamic_form: false } };
    expect((await medic.request('PUT', '/simulator/deployment', { body })).status).toBe(200);
    const seen = medic.with({ 'x-forwarded-host': 'medic.localhost' });
    expect(await seen.expectRefusal(getUiConfig, { query: QUERY })).toMatch(/err_feature_not_enabled/);
    expect((await medic.request('GET', PATH)).status).toBe(404);
  });

  it('a custom form is also accepted with the property names of the API calls', async () => {
    const { definitions, ui_config } = FLEET_FORM;
    const body = { dynamic_forms_fields_definitions: definitions, dynamic_forms_ui_config: ui_config };
    expect((await putForm(body)).status).toBe(200);
  });

  it('SIM-12 a custom form is saved in a snapshot and restored', async () => {
    await putForm(FLEET_FORM);
    const { body } = await test.sandbox().request('GET', '/simulator/snapshot');
    const other = await TestSandbox.open(test.origin());
    expect((await other.request('PUT', '/simulator/snapshot', { body })).status).toBe(200);
    expect((await other.request('GET', PATH)).body).toEqual(FLEET_FORM);
  });

  it('a custom form can be set only under the names of the two forms; other names return 404', async () => {
    expect((await putForm(FLEET_FORM, 'offer')).status).toBe(404);
    expect((await test.sandbox().request('GET', '/simulator/forms/__proto__')).status).toBe(404);
  });
});

describe('DYN-06 DYN-07 DYN-09 an application with a custom form', () => {
  it('an application with a custom form gets calculated conditions and stores its values by entity', async () => {
    await putForm(FLEET_FORM);
    const user = await registerUser(test.sandbox());
    const made = await user.expectSuccess(createApplication, { body: VEHICLE });
    expect(made).toMatchObject({
      allBanksLoanPurpose: 'fleet.vehicles',
      currency: 'CHF',
      pricing: { is_final_interest_rate: false },
      custom_fields_list: VEHICLE.custom_fields_list,
    });
  });

  it.each<[string, unknown, string]>([
    [
      'an unknown purpose',
      { ...VEHICLE, allBanksLoanPurpose: 'foundation' },
      'err_validation_failed allBanksLoanPurpose',
    ],
    [
      'a currency that the purpose does not offer',
      { ...VEHICLE, currency: 'PLN' },
      'err_loan_currency_not_allowed currency',
    ],
    ['an amount below the minimum', { ...VEHICLE, loanSize: 4_999 }, 'err_loan_amount_not_allowed loanSize'],
    [
      'a duration above the maximum',
      { ...VEHICLE, loanDuration: 121 },
      'err_loan_duration_not_allowed loanDuration',
    ],
    ['a missing amount', { ...VEHICLE, loanSize: undefined }, 'err_validation_failed loanSize'],
    [
      'a choice that is not offered',
      withValue('vehicle.type', 'bus'),
      'err_custom_values_failed custom_fields_list',
    ],
    [
      'a text that does not match the pattern',
      withValue('plate[0]', 'bre nw 12'),
      'err_custom_values_failed custom_fields_list',
    ],
    [
      'a date before the minimum',
      withValue('first registration', '1999-12-31'),
      'err_custom_values_failed custom_fields_list',
    ],
    [
      'a missing required value',
      withValue('vehicle.type', ''),
      'err_custom_field_required custom_fields_list',
    ],
    [
      'a field of another purpose',
      withValue('machine.maker', 'hoff'),
      'err_custom_values_failed custom_fields_list',
    ],
    [
      'a legal form of another country',
      { ...VEHICLE, companyType: 'CH_AG' },
      'err_company_type_not_allowed companyType',
    ],
  ])('an application with a custom form is refused with %s', async (_, body, why) => {
    await putForm(FLEET_FORM);
    const user = await registerUser(test.sandbox());
    expect(await user.expectRefusal(createApplication, { body: body as never })).toBe(`422 ${why}`);
  });

  it('DYN-14 an application with a custom form cannot block the simulator with an exponential pattern', async () => {
    const exponentialPattern = '^(?=(a+)+$)(a+)+b$';
    const form = withField('plate[0]', (field) => {
      field.validations = [{ type: 'regex', value: exponentialPattern }];
    });
    const { body } = await putForm(form);
    expect(body).toMatchObject({
      findings: [{ problem: 'pattern_limited', severity: 'note', portal: 'checks_in_bounds' }],
    });
    const user = await registerUser(test.sandbox());
    const began = process.cpuUsage();
    const refusal = await user.expectRefusal(createApplication, {
      body: withValue('plate[0]', `${'a'.repeat(40)}!`),
    });
    expect(refusal).toBe('422 err_custom_values_failed custom_fields_list');
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });
});

const FIRST_PURPOSE_PATH = 'ui_config.config.loan_purposes[0]';
const FIRST_STEP_PATH = `${FIRST_PURPOSE_PATH}.steps[0]`;

describe('DYN-11 findings for a custom form, with path and reaction of the portal', () => {
  it.each<[string, unknown, string[]]>([
    ['an empty body', '', ['empty']],
    ['an empty object', {}, ['empty']],
    ['a list', [], ['wrong_type']],
    ['no definitions', { ui_config: FLEET_FORM.ui_config }, ['definitions missing error_screen']],
    ['no UI configuration', { definitions: FLEET_FORM.definitions }, ['ui_config missing error_screen']],
    ['an unknown member', { ...FLEET_FORM, note: 1 }, ['note unknown_member left_out']],
    [
      'a $ref to itself',
      { definitions: { $ref: '#' }, ui_config: { $ref: '#/definitions' } },
      [
        'definitions.loan_purposes missing error_screen',
        'definitions.fields missing error_screen',
        'definitions.$ref unknown_member left_out',
        'ui_config.config missing error_screen',
        'ui_config.$ref unknown_member left_out',
      ],
    ],
    [
      'wrong types',
      { definitions: { loan_purposes: {}, fields: 7 }, ui_config: { config: [] } },
      [
        'definitions.loan_purposes wrong_type',
        'definitions.fields wrong_type',
        'ui_config.config wrong_type',
      ],
    ],
    [
      'an unknown component',
      withField('mileage', (field) => {
        field.component = 'numbr';
      }),
      [`${FIRST_STEP_PATH}.fields[4].component not_offered other_control`],
    ],
    [
      'a file field',
      withField('mileage', (field) => {
        field.component = 'file';
      }),
      [`${FIRST_STEP_PATH}.fields[4].component not_offered other_control`],
    ],
    [
      'a misspelt member',
      withField('mileage', (field) => {
        field.validtions = [];
      }),
      [`${FIRST_STEP_PATH}.fields[4].validtions unknown_member left_out`],
    ],
    [
      'an unknown validation',
      withField('mileage', (field) => {
        field.validations = [{ type: 'minimum', value: 1 }];
      }),
      [`${FIRST_STEP_PATH}.fields[4].validations[0].type not_offered check_left_out`],
    ],
    [
      'an impossible date',
      withField('first registration', (field) => {
        field.validations = [{ type: 'date_to', value: '2026-02-30' }];
      }),
      [`${FIRST_STEP_PATH}.fields[2].validations[0].value not_a_date check_left_out`],
    ],
    [
      'an invalid pattern',
      withField('plate[0]', (field) => {
        field.validations = [{ type: 'regex', value: '([a-z' }];
      }),
      [`${FIRST_STEP_PATH}.fields[3].validations[0].value not_a_pattern check_left_out`],
    ],
    [
      'a bound that is not a number',
      withField('mileage', (field) => {
        field.validations = [{ type: 'min', value: 'much' }];
      }),
      [`${FIRST_STEP_PATH}.fields[4].validations[0].value bound_not_a_number check_left_out`],
    ],
    [
      'a minimum above the maximum',
      withField('mileage', (field) => {
        field.validations = [
          { type: 'min', value: 9 },
          { type: 'max', value: 1 },
        ];
      }),
      [`${FIRST_STEP_PATH}.fields[4].validations[0].value min_above_max`],
    ],
    [
      'an empty list of choices',
      withField('vehicle.type', (field) => {
        field.values = [];
      }),
      [`${FIRST_STEP_PATH}.fields[1].component no_choices other_control`],
    ],
    [
      'a duplicate choice',
      withField('vehicle.type', (field) => {
        field.values?.push({ key: 'van', label: 'Van' });
      }),
      [`${FIRST_STEP_PATH}.fields[1].values[3].key twice`],
    ],
    [
      'a slider for a text',
      withField('plate[0]', (field) => {
        field.component = 'slider';
      }),
      [`${FIRST_STEP_PATH}.fields[3].component component_unfit other_control`],
    ],
    [
      'a label with a script',
      withField('mileage', (field) => {
        field.label = '<img src=x onerror=alert(1)>';
      }),
      [`${FIRST_STEP_PATH}.fields[4].label markup`],
    ],
    [
      'a label with reversed reading direction',
      withField('mileage', (field) => {
        field.label = 'km \u202E mk';
      }),
      [`${FIRST_STEP_PATH}.fields[4].label unreadable`],
    ],
    [
      'a label with invisible characters',
      withField('mileage', (field) => {
        field.label = 'km\u0000';
      }),
      [`${FIRST_STEP_PATH}.fields[4].label unreadable`],
    ],
    [
      'a label of 100 kB',
      withField('mileage', (field) => {
        field.label = 'x'.repeat(100_000);
      }),
      [`${FIRST_STEP_PATH}.fields[4].label too_long`],
    ],
    [
      'an undefined field',
      changedForm(({ definitions }) => {
        definitions.fields = definitions.fields.filter(({ id }) => id !== 'mileage');
      }),
      ['definitions.loan_purposes[0].fields[4] no_definition failure'],
    ],
    [
      'a duplicate field definition',
      changedForm(({ definitions }) => {
        definitions.fields.push(...definitions.fields.slice(0, 1));
      }),
      ['definitions.fields[17].id twice'],
    ],
    [
      'a purpose without steps',
      changedForm(({ ui_config }) => {
        ui_config.config.loan_purposes.pop();
      }),
      ['definitions.loan_purposes[2].name purpose_not_shown error_screen'],
    ],
    [
      'an undefined purpose',
      changedForm(({ definitions }) => {
        definitions.loan_purposes.pop();
      }),
      ['ui_config.config.loan_purposes[2].name purpose_undefined error_screen'],
    ],
    [
      'no currencies',
      changedForm(({ definitions }) => {
        definitions.loan_purposes[0]?.currencies.splice(0);
      }),
      ['definitions.loan_purposes[0].currencies too_few error_screen'],
    ],
    [
      'a step with a reserved id',
      changedForm(({ ui_config }) => {
        const [step] = ui_config.config.loan_purposes[0]?.steps ?? [];
        if (step) step.id = 'account-creation';
      }),
      [`${FIRST_STEP_PATH}.id reserved_step error_screen`],
    ],
    [
      'a duplicate step',
      changedForm(({ ui_config }) => {
        const [, step] = ui_config.config.loan_purposes[0]?.steps ?? [];
        if (step) step.id = 'vehicle';
      }),
      [`${FIRST_PURPOSE_PATH}.steps[1].id twice error_screen`],
    ],
    [
      'an unknown standard field',
      changedForm(({ definitions }) => {
        const field = definitions.fields.find(({ id }) => id === 'mileage');
        if (field) field.field_type = 'standard';
      }),
      ['definitions.fields[4].id not_a_standard_field'],
    ],
    [
      'an amount that is a text',
      changedForm(({ definitions }) => {
        const field = definitions.fields.find(({ id }) => id === 'loanDuration');
        if (field) field.value_type = 'boolean';
      }),
      [
        'definitions.fields[9].value_type wrong_value_type',
        ...[0, 1, 2].map(
          (purpose) =>
            `ui_config.config.loan_purposes[${purpose}].steps[${[2, 4, 2][purpose]}].fields[1].component component_unfit other_control`,
        ),
      ],
    ],
    [
      'no company',
      changedForm(({ definitions, ui_config }) => {
        for (const purpose of definitions.loan_purposes)
          purpose.fields = purpose.fields.filter((id) => id !== 'companyName');
        void ui_config;
      }),
      [0, 1, 2].map((purpose) => `definitions.loan_purposes[${purpose}].fields needed`),
    ],
  ])('findings for a custom form report the problem: %s', async (_, body, findings) => {
    expect(await problemsOfRefusal(body)).toEqual(findings);
  });

  it('findings for a custom form name every path of a wrong id in one error message', async () => {
    const body = changedForm(({ definitions }) => {
      definitions.fields = definitions.fields.filter(({ id }) => id !== 'mileage');
    });
    expect((await putForm(body)).body).toMatchObject({
      findings: [
        {
          path: 'definitions.loan_purposes[0].fields[4]',
          message: expect.stringMatching(/ Other places: 1\.$/),
          elsewhere: [`${FIRST_STEP_PATH}.fields[4].id`],
        },
      ],
    });
  });

  it('findings for a custom form report 10,000 fields, deep nesting, and a document of 10 MB as problems', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      id: `f${index}`,
      field_type: 'custom',
      value_type: 'text',
      related_entity: 'application',
    }));
    const form = { ...FLEET_FORM, definitions: { ...FLEET_FORM.definitions, fields: many } };
    expect(await problemsOfRefusal(form)).toEqual(['definitions.fields too_many']);
    expect(await problemsOfRefusal(`{"definitions":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`)).toEqual([
      'too_deep',
    ]);
    expect((await putForm('x'.repeat(10_000_000))).status).toBe(413);
    expect((await putForm('{')).status).toBe(400);
  });

  it('findings for a custom form report 10,000 fields in one step, and 10,000 choices of one field', async () => {
    const crowded = changedForm(({ ui_config }) => {
      const [step] = ui_config.config.loan_purposes[0]?.steps ?? [];
      const [field] = step?.fields ?? [];
      if (step && field) step.fields = Array.from({ length: 10_000 }, () => field);
    });
    expect(await problemsOfRefusal(crowded)).toEqual([`${FIRST_STEP_PATH}.fields too_many`]);
    const formWithManyChoices = withField('vehicle.type', (field) => {
      field.values = Array.from({ length: 10_000 }, (_, key) => ({ key: String(key), label: 'x' }));
    });
    expect(await problemsOfRefusal(formWithManyChoices)).toEqual([
      `${FIRST_STEP_PATH}.fields[1].values too_many`,
    ]);
  });

  it('findings for a custom form report an unknown component and an invalid date bound together', async () => {
    const form = withField('mileage', (field) => {
      field.component = 'numbr';
    });
    const [step] = form.ui_config.config.loan_purposes[0]?.steps ?? [];
    const date = step?.fields.find(({ id }) => id === 'first registration');
    if (date) date.validations = [{ type: 'date_to', value: '2026-02-30' }];
    expect(await problemsOfRefusal(form)).toEqual([
      `${FIRST_STEP_PATH}.fields[4].component not_offered other_control`,
      `${FIRST_STEP_PATH}.fields[2].validations[0].value not_a_date check_left_out`,
    ]);
  });

  it('findings for a custom form report missing translations and fields without a step as notes', async () => {
    const form = withField('mileage', (field) => {
      field.label = { de: 'Kilometerstand', en: 'Mileage', fr: 'Kilométrage' } as never;
    });
    const { body } = await putForm(form);
    expect(body).toMatchObject({
      findings: [
        {
          path: `${FIRST_STEP_PATH}.fields[4].label`,
          problem: 'language_missing',
          severity: 'note',
          message: 'The text is missing in pl.',
        },
      ],
    });
  });
});
