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

const BOUND_TYPES = { minLength: 'minLength', maxLength: 'maxLength', min: 'min', max: 'max' } as const;
const DATE_BOUND_TYPES = { date_from: 'dateFrom', date_to: 'dateTo' } as const;

function readCheck(
  { type, value, error: configuredError }: ValidationDefinition,
  {
    language,
    patternLimits,
    warn,
  }: { language: string; patternLimits: PatternLimits; warn: ReportFormProblem },
): Check[] {
  const error = localizedText(configuredError, language) ?? null;
  if (type === 'required') return value === false || value === 'false' ? [] : [{ type, error }];
  if (Object.hasOwn(BOUND_TYPES, type)) {
    const bound =
      typeof value === 'boolean' || value === undefined || value === '' ? Number.NaN : Number(value);
    if (Number.isFinite(bound))
      return [{ type: BOUND_TYPES[type as keyof typeof BOUND_TYPES], bound, error }];
  } else if (Object.hasOwn(DATE_BOUND_TYPES, type)) {
    if (typeof value === 'string' && isCalendarDate(value)) {
      return [{ type: DATE_BOUND_TYPES[type as keyof typeof DATE_BOUND_TYPES], bound: value, error }];
    }
  } else if (type === 'regex') {
    const run = typeof value === 'string' ? toRunnablePattern(value, patternLimits.size) : null;
    if (run) return [{ type, pattern: String(value), run, steps: patternLimits.steps, error }];
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
    patternLimits,
    warn,
  }: { providers: OptionProviders; language: string; patternLimits: PatternLimits; warn: ReportFormProblem },
): ReadField {
  const valueType = valueTypeOf(definition.value_type);
  const checks = (ui.validations ?? []).flatMap((validation) =>
    readCheck(validation, { language, patternLimits, warn: (problem) => warn(`${ui.id}: ${problem}`) }),
  );
  const control = readControl(ui, valueType, { checks, providers, language });
  if (typeof control === 'string') return { ok: false, missing: control };
  const group = localizedText(ui.group, language);
  const defaultValue = ui.default ?? findDefaultText(ui.id, control, providers);
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
      initial:
        defaultValue === undefined ? '' : toTypedValue({ control }, toWireText(defaultValue), { language }),
      checks,
    },
  };
}

function findDefaultText(
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
