import type { FieldComponent, FieldValueType } from 'contracts/api/enumerations';
import type { Finding } from '../rules/finding';
import type { FormDocument, FormUiField } from '../rules/own-form/form-document';

type Definition = FormDocument['definitions']['fields'][number];
type Purpose = FormDocument['definitions']['loan_purposes'][number];
type Shown = FormDocument['ui_config']['config']['loan_purposes'][number];
type Step = Shown['steps'][number];

interface Parts {
  fields: Definition[];
  purposes: Purpose[];
  shown: Shown[];
}

export function smallForm({
  fields = [COMPANY, definition('detail')],
  purposes = [purpose('loan', ['companyName', 'detail'])],
  shown = [shownPurpose('loan', [step('first', [ui('companyName', 'company_search'), ui('detail')])])],
}: Partial<Parts> = {}): FormDocument {
  return {
    definitions: { loan_purposes: purposes, fields },
    ui_config: { config: { loan_purposes: shown } },
  };
}

export function definition(id: string, overrides: Partial<Definition> = {}): Definition {
  return { id, field_type: 'custom', value_type: 'text', related_entity: 'application', ...overrides };
}

export const COMPANY = definition('companyName', { field_type: 'standard', related_entity: 'company' });

export function purpose(name: string, fields: string[], overrides: Partial<Purpose> = {}): Purpose {
  return { name, fields, currencies: ['EUR'], ...overrides };
}

export function shownPurpose(name: string, steps: Step[], overrides: Partial<Shown> = {}): Shown {
  return { name, label: 'Loan', steps, ...overrides };
}

export function step(id: string, fields: FormUiField[], overrides: Partial<Step> = {}): Step {
  return { id, title: 'Step', fields, ...overrides };
}

export function ui(
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

export function formOfField(value_type: FieldValueType, overrides: Partial<FormUiField>): FormDocument {
  return smallForm({
    fields: [definition('detail', { value_type })],
    shown: [shownPurpose('loan', [step('first', [ui('detail', COMPONENT_BY_TYPE[value_type], overrides)])])],
  });
}

export function changedForm(path: string, value: unknown, form: unknown = smallForm()): unknown {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '');
  const last = names.pop() ?? '';
  const holder = Object(names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), form));
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return form;
}

/** Example: `error definitions.fields[0].id too_long max=58 -> failure`. */
export function lines(findings: readonly Finding[]): string[] {
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
