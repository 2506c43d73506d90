import type { FieldComponent, FieldValueType } from 'contracts/api/enumerations';
import type { Finding } from '../rules/finding';
import type { FormDocument, FormUiField } from '../rules/own-form/form-document';

type Definition = FormDocument['definitions']['fields'][number];
type Purpose = FormDocument['definitions']['loan_purposes'][number];
type ShownPurpose = FormDocument['ui_config']['config']['loan_purposes'][number];
type Step = ShownPurpose['steps'][number];

interface Parts {
  fields: Definition[];
  purposes: Purpose[];
  shownPurposes: ShownPurpose[];
}

export function createSmallForm({
  fields = [COMPANY_DEFINITION, createDefinition('detail')],
  purposes = [createPurpose('loan', ['companyName', 'detail'])],
  shownPurposes = [
    createUiPurpose('loan', [
      createStep('first', [createUiField('companyName', 'company_search'), createUiField('detail')]),
    ]),
  ],
}: Partial<Parts> = {}): FormDocument {
  return {
    definitions: { loan_purposes: purposes, fields },
    ui_config: { config: { loan_purposes: shownPurposes } },
  };
}

export function createDefinition(id: string, overrides: Partial<Definition> = {}): Definition {
  return { id, field_type: 'custom', value_type: 'text', related_entity: 'application', ...overrides };
}

export const COMPANY_DEFINITION = createDefinition('companyName', {
  field_type: 'standard',
  related_entity: 'company',
});

export function createPurpose(name: string, fields: string[], overrides: Partial<Purpose> = {}): Purpose {
  return { name, fields, currencies: ['EUR'], ...overrides };
}

export function createUiPurpose(
  name: string,
  steps: Step[],
  overrides: Partial<ShownPurpose> = {},
): ShownPurpose {
  return { name, label: 'Loan', steps, ...overrides };
}

export function createStep(id: string, fields: FormUiField[], overrides: Partial<Step> = {}): Step {
  return { id, title: 'Step', fields, ...overrides };
}

export function createUiField(
  id: string,
  component: FieldComponent = 'text',
  overrides: Partial<FormUiField> = {},
): FormUiField {
  return { id, component, label: 'Label', ...overrides };
}

const COMPONENT_BY_TYPE: Record<FieldValueType, FieldComponent> = {
  text: 'text',
  int: 'number',
  decimal: 'slider',
  boolean: 'checkbox',
  date: 'date',
};

export function createFormOfField(value_type: FieldValueType, overrides: Partial<FormUiField>): FormDocument {
  return createSmallForm({
    fields: [createDefinition('detail', { value_type })],
    shownPurposes: [
      createUiPurpose('loan', [
        createStep('first', [createUiField('detail', COMPONENT_BY_TYPE[value_type], overrides)]),
      ]),
    ],
  });
}

export function changeForm(path: string, value: unknown, form: unknown = createSmallForm()): unknown {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '');
  const last = names.pop() ?? '';
  const holder = Object(names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), form));
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return form;
}

/** Example: `error definitions.fields[0].id too_long max=58 -> failure`. */
export function describeFindings(findings: readonly Finding[]): string[] {
  return findings.map(({ severity, path, problem, values = {}, portal }) =>
    [
      severity,
      path,
      problem,
      ...Object.entries(values).map(([name, value]) => `${name}=${value}`),
      ...(portal === undefined ? [] : ['->', portal]),
    ].join(' '),
  );
}
