import { canBeControlName, type DynamicField } from './field';
import { type DynamicForm, type DynamicPurpose, type DynamicStep, FIXED_STEPS } from './form';
import { createPatternLimits, type PatternLimits } from './pattern';
import type { OptionProviders } from './read-control';
import { type ReportFormProblem, readField } from './read-field';
import {
  type FieldDefinition,
  type FormSource,
  localizedText,
  type PurposeDefinition,
  type UiField,
  type UiPurpose,
} from './source';

/** `screen` is an error page, `failure` an error response (DYN-11). `missing` appears in the log. */
export interface FormProblem {
  readonly severity: 'screen' | 'failure';
  readonly missing: string;
}

export type FormReadResult =
  | { readonly ok: true; readonly form: DynamicForm; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problem: FormProblem };

export interface FormContext {
  readonly language: string;
  readonly providers: Pick<OptionProviders, 'countries' | 'country' | 'companyTypes' | 'companyType'>;
  readonly currencyName: (code: string) => string;
}

class Broken extends Error {
  constructor(readonly problem: FormProblem) {
    super(problem.missing);
  }
}

const lacking = (missing: string) => new Broken({ severity: 'screen', missing });
const failing = (missing: string) => new Broken({ severity: 'failure', missing });

/** DYN-01, DYN-05, DYN-09, DYN-11 */
export function readForm(source: FormSource, context: FormContext): FormReadResult {
  const warnings: string[] = [];
  try {
    const form = formOf(source, context, (what) => warnings.push(what));
    return { ok: true, form, warnings };
  } catch (error) {
    if (error instanceof Broken) return { ok: false, problem: error.problem };
    throw error;
  }
}

function formOf(
  { definitions, uiConfig }: FormSource,
  context: FormContext,
  warn: ReportFormProblem,
): DynamicForm {
  if (!definitions || (!definitions.loan_purposes && !definitions.fields)) throw lacking('definitions');
  if (!uiConfig?.loan_purposes) throw lacking('UI config');
  const sent = uiConfig.loan_purposes;
  const known = definitions.loan_purposes ?? [];
  const fields = new Map((definitions.fields ?? []).map((field) => [field.id, field]));
  if (sent.length === 0 || known.length === 0) throw failing('loan purposes');
  for (const { name } of known) {
    if (!sent.some((purpose) => purpose.name === name)) throw lacking(`steps of the purpose ${name}`);
  }
  const names = sent.map(({ name, label }) => ({
    value: name,
    label: localizedText(label, context.language) ?? name,
  }));
  const [first, ...others] = sent.map((purpose) =>
    readPurpose(
      purpose,
      known.find(({ name }) => name === purpose.name),
      { fields, names, context, warn },
    ),
  );
  if (!first) throw failing('loan purposes');
  return { purposes: [first, ...others], country: context.providers.country };
}

interface Reading {
  readonly fields: ReadonlyMap<string, FieldDefinition>;
  readonly names: OptionProviders['purposes'];
  readonly context: FormContext;
  readonly warn: ReportFormProblem;
}

function readPurpose(
  sent: UiPurpose,
  known: PurposeDefinition | undefined,
  reading: Reading,
): DynamicPurpose {
  const { name } = sent;
  const { language, currencyName } = reading.context;
  if (!sent.steps || sent.steps.length === 0) throw lacking(`steps of the purpose ${name}`);
  if (!known?.fields || known.fields.length === 0) throw lacking(`fields of the purpose ${name}`);
  if (!known.currencies || known.currencies.length === 0) throw lacking(`currencies of the purpose ${name}`);
  const currencies = [...known.currencies];
  const providers: OptionProviders = {
    ...reading.context.providers,
    currencies: currencies.map((value) => ({ value, label: currencyName(value) })),
    purposes: reading.names,
  };
  const effort = createPatternLimits(patternsIn(sent.steps));
  const ofPurpose = new Set(known.fields);
  const asked = new Set<string>();
  const fieldFrom = (ui: UiField): DynamicField[] => {
    if (!reading.fields.has(ui.id)) throw failing(`field configuration of ${ui.id}`);
    if (!ofPurpose.has(ui.id)) return [];
    if (asked.has(ui.id)) {
      reading.warn(`${ui.id}: duplicate field in the purpose ${name}; the second one is omitted`);
      return [];
    }
    asked.add(ui.id);
    return [fieldOf(ui, { providers, effort }, reading)];
  };
  const steps = sent.steps
    .map(
      ({ id, title, question, lead, fields }): DynamicStep => ({
        id,
        title: localizedText(title, language) ?? id,
        question: localizedText(question, language) ?? localizedText(title, language) ?? id,
        lead: localizedText(lead, language) ?? null,
        fields: fields.flatMap(fieldFrom),
      }),
    )
    .filter((step) => step.fields.length > 0);
  for (const id of known.fields) {
    if (!reading.fields.has(id)) throw failing(`field configuration of ${id}`);
  }
  if (steps.length === 0) throw lacking(`fields of the purpose ${name}`);
  checkSteps(steps, name);
  return { name, label: localizedText(sent.label, language) ?? name, currencies, steps };
}

function patternsIn(steps: NonNullable<UiPurpose['steps']>): number {
  const checks = steps.flatMap(({ fields }) => fields.flatMap(({ validations }) => validations ?? []));
  return checks.filter(({ type }) => type === 'regex').length;
}

function fieldOf(
  ui: UiField,
  { providers, effort }: { providers: OptionProviders; effort: PatternLimits },
  { fields, context, warn }: Reading,
): DynamicField {
  const definition = fields.get(ui.id);
  if (!definition || !canBeControlName(ui.id)) throw failing(`field configuration of ${ui.id}`);
  const read = readField(definition, ui, { providers, language: context.language, effort, warn });
  if (!read.ok) throw failing(`${LISTS[read.missing]} for ${ui.id}`);
  return read.field;
}

const LISTS = {
  companyTypes: 'company types',
  countries: 'countries',
  loanPurposes: 'loan purposes',
  currencies: 'currencies',
} as const;

function checkSteps(steps: readonly DynamicStep[], purpose: string): void {
  const ids = steps.map(({ id }) => id);
  const taken = ids.find(
    (id, position) =>
      ids.indexOf(id) !== position ||
      ['', '.', '..'].includes(id) ||
      FIXED_STEPS.some((own) => own === id.toLowerCase()),
  );
  if (taken !== undefined)
    throw lacking(`an address of its own for the step ${taken} of the purpose ${purpose}`);
}
