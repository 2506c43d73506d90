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

class InvalidFormError extends Error {
  constructor(readonly problem: FormProblem) {
    super(problem.missing);
  }
}

const screenError = (missing: string) => new InvalidFormError({ severity: 'screen', missing });
const failureError = (missing: string) => new InvalidFormError({ severity: 'failure', missing });

export function readForm(source: FormSource, context: FormContext): FormReadResult {
  const warnings: string[] = [];
  try {
    const form = formOf(source, context, (problem) => warnings.push(problem));
    return { ok: true, form, warnings };
  } catch (error) {
    if (error instanceof InvalidFormError) return { ok: false, problem: error.problem };
    throw error;
  }
}

function formOf(
  { definitions, uiConfig }: FormSource,
  context: FormContext,
  warn: ReportFormProblem,
): DynamicForm {
  if (!definitions || (!definitions.loan_purposes && !definitions.fields)) throw screenError('definitions');
  if (!uiConfig?.loan_purposes) throw screenError('UI config');
  const uiPurposes = uiConfig.loan_purposes;
  const definedPurposes = definitions.loan_purposes ?? [];
  const fields = new Map((definitions.fields ?? []).map((field) => [field.id, field]));
  if (uiPurposes.length === 0 || definedPurposes.length === 0) throw failureError('loan purposes');
  for (const { name } of definedPurposes) {
    if (!uiPurposes.some((purpose) => purpose.name === name))
      throw screenError(`steps of the purpose ${name}`);
  }
  const names = uiPurposes.map(({ name, label }) => ({
    value: name,
    label: localizedText(label, context.language) ?? name,
  }));
  const [first, ...otherPurposes] = uiPurposes.map((purpose) =>
    readPurpose(
      purpose,
      definedPurposes.find(({ name }) => name === purpose.name),
      { fields, names, context, warn },
    ),
  );
  if (!first) throw failureError('loan purposes');
  return { purposes: [first, ...otherPurposes], country: context.providers.country };
}

interface Reading {
  readonly fields: ReadonlyMap<string, FieldDefinition>;
  readonly names: OptionProviders['purposes'];
  readonly context: FormContext;
  readonly warn: ReportFormProblem;
}

function readPurpose(
  uiPurpose: UiPurpose,
  definition: PurposeDefinition | undefined,
  reading: Reading,
): DynamicPurpose {
  const { name } = uiPurpose;
  const { language, currencyName } = reading.context;
  if (!uiPurpose.steps || uiPurpose.steps.length === 0) throw screenError(`steps of the purpose ${name}`);
  if (!definition?.fields || definition.fields.length === 0)
    throw screenError(`fields of the purpose ${name}`);
  if (!definition.currencies || definition.currencies.length === 0)
    throw screenError(`currencies of the purpose ${name}`);
  const currencies = [...definition.currencies];
  const providers: OptionProviders = {
    ...reading.context.providers,
    currencies: currencies.map((value) => ({ value, label: currencyName(value) })),
    purposes: reading.names,
  };
  const patternLimits = createPatternLimits(patternsIn(uiPurpose.steps));
  const purposeFieldIds = new Set(definition.fields);
  const usedFieldIds = new Set<string>();
  const fieldFrom = (ui: UiField): DynamicField[] => {
    if (!reading.fields.has(ui.id)) throw failureError(`field configuration of ${ui.id}`);
    if (!purposeFieldIds.has(ui.id)) return [];
    if (usedFieldIds.has(ui.id)) {
      reading.warn(`${ui.id}: duplicate field in the purpose ${name}; the second one is omitted`);
      return [];
    }
    usedFieldIds.add(ui.id);
    return [fieldOf(ui, { providers, patternLimits }, reading)];
  };
  const steps = uiPurpose.steps
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
  for (const id of definition.fields) {
    if (!reading.fields.has(id)) throw failureError(`field configuration of ${id}`);
  }
  if (steps.length === 0) throw screenError(`fields of the purpose ${name}`);
  checkSteps(steps, name);
  return { name, label: localizedText(uiPurpose.label, language) ?? name, currencies, steps };
}

function patternsIn(steps: NonNullable<UiPurpose['steps']>): number {
  const checks = steps.flatMap(({ fields }) => fields.flatMap(({ validations }) => validations ?? []));
  return checks.filter(({ type }) => type === 'regex').length;
}

function fieldOf(
  ui: UiField,
  { providers, patternLimits }: { providers: OptionProviders; patternLimits: PatternLimits },
  { fields, context, warn }: Reading,
): DynamicField {
  const definition = fields.get(ui.id);
  if (!definition || !canBeControlName(ui.id)) throw failureError(`field configuration of ${ui.id}`);
  const result = readField(definition, ui, { providers, language: context.language, patternLimits, warn });
  if (!result.ok) throw failureError(`${LIST_NAMES[result.missing]} for ${ui.id}`);
  return result.field;
}

const LIST_NAMES = {
  companyTypes: 'company types',
  countries: 'countries',
  loanPurposes: 'loan purposes',
  currencies: 'currencies',
} as const;

function checkSteps(steps: readonly DynamicStep[], purpose: string): void {
  const ids = steps.map(({ id }) => id);
  const invalidId = ids.find(
    (id, position) =>
      ids.indexOf(id) !== position ||
      ['', '.', '..'].includes(id) ||
      FIXED_STEPS.some((fixedStep) => fixedStep === id.toLowerCase()),
  );
  if (invalidId !== undefined)
    throw screenError(`an address of its own for the step ${invalidId} of the purpose ${purpose}`);
}
