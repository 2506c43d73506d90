import { isCalendarDate } from '~/domain/dates';
import {
  type Check,
  type Control,
  type DynamicField,
  STANDARD_FIELD_IDS,
  toControlName,
  type ValueType,
} from './field';
import { type PatternLimits, toRunnablePattern } from './pattern';
import { type MissingOptionList, type OptionProviders, readControl, toWireText } from './read-control';
import { type FieldDefinition, localizedText, type UiField, type ValidationDefinition } from './source';
import { toTypedValue } from './value';

export type ReportFormProblem = (problem: string) => void;

const BOUNDS = { minLength: 'minLength', maxLength: 'maxLength', min: 'min', max: 'max' } as const;
const DATE_BOUNDS = { date_from: 'dateFrom', date_to: 'dateTo' } as const;

function readCheck(
  { type, value, error: configuredError }: ValidationDefinition,
  { language, effort, warn }: { language: string; effort: PatternLimits; warn: ReportFormProblem },
): Check[] {
  const error = localizedText(configuredError, language) ?? null;
  if (type === 'required') return value === false || value === 'false' ? [] : [{ type, error }];
  if (Object.hasOwn(BOUNDS, type)) {
    const bound =
      typeof value === 'boolean' || value === undefined || value === '' ? Number.NaN : Number(value);
    if (Number.isFinite(bound)) return [{ type: BOUNDS[type as keyof typeof BOUNDS], bound, error }];
  } else if (Object.hasOwn(DATE_BOUNDS, type)) {
    if (typeof value === 'string' && isCalendarDate(value)) {
      return [{ type: DATE_BOUNDS[type as keyof typeof DATE_BOUNDS], bound: value, error }];
    }
  } else if (type === 'regex') {
    const run = typeof value === 'string' ? toRunnablePattern(value, effort.size) : null;
    if (run) return [{ type, pattern: String(value), run, steps: effort.steps, error }];
  } else {
    warn(`the validation ${type} is not known`);
    return [];
  }
  warn(`the validation ${type} of ${String(value).slice(0, 100)} cannot be checked here`);
  return [];
}

export function findUsualCountry(countries: readonly string[]): string {
  const [first = 'DE'] = countries;
  return countries.includes('DE') ? 'DE' : first;
}

type ReadField =
  | { readonly ok: true; readonly field: DynamicField }
  | { readonly ok: false; readonly missing: MissingOptionList };

export function readField(
  definition: FieldDefinition,
  ui: UiField,
  {
    providers,
    language,
    effort,
    warn,
  }: { providers: OptionProviders; language: string; effort: PatternLimits; warn: ReportFormProblem },
): ReadField {
  const valueType = valueTypeOf(definition.value_type);
  const checks = (ui.validations ?? []).flatMap((validation) =>
    readCheck(validation, { language, effort, warn: (problem) => warn(`${ui.id}: ${problem}`) }),
  );
  const control = readControl(ui, valueType, { checks, providers, language });
  if (typeof control === 'string') return { ok: false, missing: control };
  const group = localizedText(ui.group, language);
  const beginning = ui.default ?? usualDefault(ui.id, control, providers);
  return {
    ok: true,
    field: {
      id: ui.id,
      name: toControlName(ui.id),
      origin: definition.field_type === 'standard' ? 'standard' : 'custom',
      entity: entityOf(definition.related_entity),
      valueType,
      ...(group !== undefined && { group }),
      label: localizedText(ui.label, language) ?? ui.id,
      hint: localizedText(ui.hint, language),
      placeholder: localizedText(ui.placeholder, language),
      control,
      initial: beginning === undefined ? '' : toTypedValue({ control }, toWireText(beginning), { language }),
      checks,
    },
  };
}

function usualDefault(
  id: string,
  control: Control,
  { country, companyType }: OptionProviders,
): string | number | undefined {
  if (control.kind === 'slider') return control.min;
  if (control.kind === 'company-type') {
    const companyTypes = control.byCountry[country] ?? [];
    return companyTypes.find(({ value }) => value === companyType)?.value;
  }
  if (id !== STANDARD_FIELD_IDS.country || control.kind !== 'choice') return undefined;
  const countries = control.groups.flatMap(({ options }) => options.map(({ value }) => value));
  return countries.includes(country) ? country : findUsualCountry(countries);
}

function valueTypeOf(valueType: string): ValueType {
  return valueType === 'int' || valueType === 'decimal' || valueType === 'boolean' || valueType === 'date'
    ? valueType
    : 'text';
}

function entityOf(entity: string): DynamicField['entity'] {
  return entity === 'company' || entity === 'signatory' ? entity : 'application';
}
