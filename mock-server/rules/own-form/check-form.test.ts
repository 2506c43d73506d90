import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import {
  COMPANY_DEFINITION,
  changeForm,
  createDefinition,
  createPurpose,
  createSmallForm,
  createStep,
  createUiField,
  createUiPurpose,
  describeFindings,
} from '../../testing/small-form';
import { checkForm } from './check-form';

describe('DYN-11 checkForm (validates a custom form)', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'reports a JSON property called %s as unknown',
    (name) => {
      const form: unknown = JSON.parse(JSON.stringify(FLEET_FORM).replace('{', `{"${name}":1,`));
      const { document, findings } = checkForm(form, 'application');
      expect(document).toBeNull();
      expect(findings).toMatchObject([{ path: name, problem: 'unknown_member' }]);
    },
  );

  it('stops the check after half a second and notes the skipped fields', () => {
    const began = process.cpuUsage();
    const { document, findings } = checkForm(
      formShowing(400, {
        default: `${'a'.repeat(40)}!`,
        validations: [{ type: 'regex', value: EXPONENTIAL_PATTERN }],
      }),
      'application',
    );
    expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
    expect(document).not.toBeNull();
    const [first] = findings;
    expect(first).toMatchObject({
      path: expect.stringMatching(/^ui_config\.config\.loan_purposes\[0\]\.steps\[3\]\.fields\[\d+\]$/),
      problem: 'not_looked_at',
      severity: 'note',
    });
    expect(first?.values?.count).toBeGreaterThan(350);
    expect(first?.values?.count).toBeLessThan(430);
  });

  it('checks many choices within a second and reports duplicates', () => {
    const group = (at: number) => ({
      label: `Group ${at}`,
      values: Array.from({ length: 1_000 }, (_, index) => ({ key: `k${at}.${index}`, label: 'A' })),
    });
    const grouped_values = Array.from({ length: 19 }, (_, at) => group(at));
    grouped_values.push({ label: 'Again', values: [{ key: 'k3.7', label: 'A' }] });
    const began = process.cpuUsage();
    const { findings } = checkForm(formShowing(1, { component: 'select', grouped_values }), 'application');
    expect(process.cpuUsage(began).user).toBeLessThan(1_500_000);
    expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { path: `${LAST_STEP}.fields[0].grouped_values[19].values[0].key`, problem: 'twice' },
    ]);
  });

  it('limits the number of shown fields and choices', () => {
    const values = Array.from({ length: 1_000 }, (_, index) => ({ key: `k${index}`, label: 'A' }));
    const choices = checkForm(formShowing(21, { component: 'select', values }), 'application');
    expect(choices.document).toBeNull();
    expect(choices.findings.at(0)).toEqual({
      path: `${LAST_STEP}.fields[19].values`,
      problem: 'too_many',
      severity: 'error',
      values: { max: 20_000 },
    });
    const fields = formShowing(2_000, {});
    const [purpose] = fields.ui_config.config.loan_purposes;
    for (const id of ['more', 'most']) purpose?.steps.push({ ...purpose.steps.at(-1), id } as never);
    expect(checkForm(fields, 'application')).toMatchObject({
      document: null,
      findings: [
        { path: `${LAST_STEP.replace('[3]', '[5]')}.fields`, problem: 'too_many', values: { max: 5_000 } },
      ],
    });
  });

  it('limits the number of different patterns', () => {
    const withPatterns = (count: number) => {
      const form = formShowing(400, {});
      const [purpose] = form.ui_config.config.loan_purposes;
      for (const [at, field] of (purpose?.steps.at(-1)?.fields ?? []).entries()) {
        Object.assign(field, { validations: [{ type: 'regex', value: `^a{${at % count}}$` }] });
      }
      return checkForm(form, 'application');
    };
    expect(withPatterns(150).document).not.toBeNull();
    expect(withPatterns(400)).toMatchObject({
      document: null,
      findings: [
        {
          path: expect.stringMatching(/\.fields\[\d+\]\.validations$/),
          problem: 'too_many',
          values: { max: 200 },
        },
      ],
    });
  });
});

const FIELD = 'ui_config.config.loan_purposes[0].steps[0].fields[1]';

describe('DYN-11 repeated findings in a form', () => {
  const ALL = ['companyName', 'detail'];
  const both = () => createStep('first', [createUiField('companyName'), createUiField('detail')]);

  it('A wrong id is reported once, with the path of every further use', () => {
    const form = createSmallForm({
      fields: [COMPANY_DEFINITION, createDefinition('detial')],
      purposes: ['loan', 'lease', 'factoring'].map((name) => createPurpose(name, ALL)),
      shownPurposes: ['loan', 'lease', 'factoring'].map((name) => createUiPurpose(name, [both()])),
    });
    const { findings } = checkForm(form, 'application');
    expect(describeFindings(findings)).toEqual([
      'error definitions.loan_purposes[0].fields[1] no_definition name=detail -> failure',
    ]);
    expect(findings[0]?.elsewhere).toEqual([
      'definitions.loan_purposes[1].fields[1]',
      'definitions.loan_purposes[2].fields[1]',
      ...[0, 1, 2].map((at) => `ui_config.config.loan_purposes[${at}].steps[0].fields[1].id`),
    ]);
  });

  it('Two wrong ids are reported as two findings', () => {
    const steps = [
      createStep('first', [createUiField('companyName'), createUiField('detial'), createUiField('detale')]),
    ];
    const { findings } = checkForm(
      createSmallForm({ shownPurposes: [createUiPurpose('loan', steps)] }),
      'application',
    );
    expect(findings.map(({ values }) => values?.name)).toEqual(['detial', 'detale', 'detail']);
  });

  it('The same error in two fields is reported twice', () => {
    const of = (id: string) => createUiField(id, 'slider');
    const steps = [createStep('first', [createUiField('companyName'), of('detail'), of('other')])];
    const form = createSmallForm({
      fields: [COMPANY_DEFINITION, createDefinition('detail'), createDefinition('other')],
      purposes: [createPurpose('loan', [...ALL, 'other'])],
      shownPurposes: [createUiPurpose('loan', steps)],
    });
    expect(checkForm(form, 'application').findings).toMatchObject([
      { problem: 'component_unfit' },
      { problem: 'component_unfit' },
    ]);
  });
});

describe('DYN-11 findings in a form', () => {
  it('the form is refused for errors, not for notes', () => {
    expect(checkForm(createSmallForm(), 'application')).toEqual({
      document: createSmallForm(),
      findings: [],
    });
    const { document, findings } = checkForm(changeForm(`${FIELD}.label`, undefined), 'application');
    expect(document).not.toBeNull();
    expect(describeFindings(findings)).toEqual([`note ${FIELD}.label no_label name=detail`]);
  });

  it('the property names of the API calls cause no findings', () => {
    const { definitions, ui_config } = createSmallForm();
    const named = { dynamic_forms_fields_definitions: definitions, dynamic_forms_ui_config: ui_config };
    expect(checkForm(named, 'application')).toEqual({ document: createSmallForm(), findings: [] });
  });

  it('findings depend on the kind of form: signatories need no company', () => {
    const form = changeForm('definitions.loan_purposes[0].fields', ['detail']);
    const notOfPurpose = `note ${FIELD.replace('[1]', '[0]')}.id not_of_purpose name=companyName -> left_out`;
    expect(describeFindings(checkForm(form, 'signatory').findings)).toEqual([notOfPurpose]);
    expect(describeFindings(checkForm(form, 'application').findings)).toEqual([
      'error definitions.loan_purposes[0].fields needed name=companyName',
      notOfPurpose,
    ]);
  });

  it('findings list errors first and are limited to 200', () => {
    const title = { de: 'A', en: 'A', fr: 'A' };
    const field = createUiField('detail', 'slider', { label: title });
    const steps = Array.from({ length: 45 }, (_, at) =>
      createStep(`step-${at}`, [field, field, field, field], { title }),
    );
    steps.unshift(createStep('first', [createUiField('companyName')]));
    const { findings } = checkForm(
      createSmallForm({ shownPurposes: [createUiPurpose('loan', steps)] }),
      'application',
    );
    expect(findings).toHaveLength(200);
    expect(findings.every(({ severity }) => severity === 'error')).toBe(true);
    const { findings: findingsOfFewSteps } = checkForm(
      createSmallForm({ shownPurposes: [createUiPurpose('loan', steps.slice(0, 2))] }),
      'application',
    );
    expect(findingsOfFewSteps.map(({ severity, problem }) => `${severity} ${problem}`)).toEqual([
      ...Array(3).fill('error twice'),
      ...Array(4).fill('error component_unfit'),
      ...Array(5).fill('note language_missing'),
    ]);
  });
});

const LAST_STEP = 'ui_config.config.loan_purposes[0].steps[3]';

const EXPONENTIAL_PATTERN = '^(?=a)(a+)+$';

function formShowing(count: number, ui: object) {
  const form = structuredClone(FLEET_FORM);
  form.definitions.fields.push({
    id: 'other',
    field_type: 'custom',
    value_type: 'text',
    related_entity: 'application',
  });
  const fields = Array.from({ length: count }, () => ({ id: 'other', component: 'text', label: 'A', ...ui }));
  form.ui_config.config.loan_purposes[0]?.steps.push({ id: 'others', title: 'Others', fields } as never);
  return form;
}
