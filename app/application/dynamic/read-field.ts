import { isCalendarDate } from '~/domain/dates';
import { plainDecimal } from '~/domain/decimal';
import {
  boundOf,
  type Check,
  type Control,
  controlName,
  type DynamicField,
  type Option,
  type OptionGroup,
  STANDARD,
  type ValueType,
} from './field';
import { readPattern } from './pattern';
import { quantityOf } from './quantity';
import { type FieldDefinition, type SentChoice, type SentValidation, textIn, type UiField } from './source';
import { typedValue } from './value';

/** Lists that the deployment provides, each entry in words (DYN-11). */
export interface Providers {
  readonly countries: readonly Option[];
  readonly companyTypes: Readonly<Record<string, readonly Option[]>>;
  readonly currencies: readonly Option[];
  readonly purposes: readonly Option[];
}

/** The country a form begins with (DYN-10). */
export const DEFAULT_COUNTRY = 'DE';

/** DYN-13: steps of sliders that state none; amounts in whole units, durations in months. */
const FALLBACK_STEPS = { amount: 5_000, duration: 2 } as const;

/** Ends of sliders that state none, on the wire. */
const FALLBACK_ENDS = { currency: 500_000, duration: 60, percent: 1, number: 100 } as const;

const USUAL_ROWS = 3;

/** Says what of the configuration is left out, and why: for the log. */
export type Warn = (what: string) => void;

/** What a provider list is called when it is missing. */
export type MissingList = 'companyTypes' | 'countries' | 'loanPurposes' | 'currencies';

/** A field, or the list it cannot do without. */
export type ReadField =
  | { readonly ok: true; readonly field: DynamicField }
  | { readonly ok: false; readonly missing: MissingList };

/** Makes a field from its definition and the way it is shown. Parts that cannot be understood are left out with a warning. */
export function readField(
  definition: FieldDefinition,
  ui: UiField,
  { providers, language, warn }: { providers: Providers; language: string; warn: Warn },
): ReadField {
  const valueType = valueTypeOf(definition.value_type);
  const checks = (ui.validations ?? []).flatMap((sent) =>
    readCheck(sent, language, (why) => warn(`${ui.id}: ${why}`)),
  );
  const control = readControl(ui, valueType, { checks, providers, language });
  if (typeof control === 'string') return { ok: false, missing: control };
  const beginning = ui.default ?? usualDefault(ui.id, control);
  return {
    ok: true,
    field: {
      id: ui.id,
      name: controlName(ui.id),
      origin: definition.field_type === 'standard' ? 'standard' : 'custom',
      entity: entityOf(definition.related_entity),
      valueType,
      label: textIn(ui.label, language) ?? ui.id,
      hint: textIn(ui.hint, language),
      placeholder: textIn(ui.placeholder, language),
      control,
      initial: beginning === undefined ? '' : typedValue({ control }, wireText(beginning)),
      checks,
    },
  };
}

const wireText = (value: string | number | boolean) =>
  typeof value === 'number' ? plainDecimal(value) : String(value);

/** DYN-10; a slider always has a value: where it begins. */
function usualDefault(id: string, control: Control): string | number | undefined {
  if (control.kind === 'slider') return control.min;
  if (id !== STANDARD.country || control.kind !== 'choice') return undefined;
  const offered = control.groups.flatMap(({ options }) => options.map(({ value }) => value));
  return offered.includes(DEFAULT_COUNTRY) ? DEFAULT_COUNTRY : offered[0];
}

function valueTypeOf(sent: string): ValueType {
  return sent === 'int' || sent === 'decimal' || sent === 'boolean' || sent === 'date' ? sent : 'text';
}

function entityOf(sent: string): DynamicField['entity'] {
  return sent === 'company' || sent === 'signatory' ? sent : 'application';
}

/**
 * The control of a component (DYN-05). A component that does not fit the type of its value, or that the portal does not know, gives way to
 * the one that fits: the type says what can be sent.
 */
function readControl(
  ui: UiField,
  valueType: ValueType,
  { checks, providers, language }: { checks: readonly Check[]; providers: Providers; language: string },
): Control | MissingList {
  switch (ui.component) {
    case 'company_search':
      return { kind: 'company-search' };
    case 'company_type':
      return isEmptyRecord(providers.companyTypes)
        ? 'companyTypes'
        : { kind: 'company-type', byCountry: providers.companyTypes };
    case 'country':
      return listed(providers.countries, 'select') ?? 'countries';
    case 'currency':
      return listed(providers.currencies, 'select') ?? 'currencies';
    case 'loan_purpose':
      return listed(ownOptions(ui, language) ?? providers.purposes, 'radio') ?? 'loanPurposes';
  }
  const groups = groupsIn(ui, language);
  if (groups.length > 0 && valueType !== 'date') return { kind: 'choice', look: lookOf(ui, groups), groups };
  switch (valueType) {
    case 'boolean':
      return { kind: 'checkbox' };
    case 'date':
      return { kind: 'date' };
    case 'int':
    case 'decimal':
      return numberControl(ui, valueType, checks);
    case 'text':
      if (ui.component === 'date') return { kind: 'date' };
      return ui.component === 'textarea' ? { kind: 'textarea', rows: rowsOf(ui.rows) } : { kind: 'text' };
  }
}

const isEmptyRecord = (lists: Providers['companyTypes']) =>
  Object.values(lists).every((options) => options.length === 0);

function listed(options: readonly Option[], look: 'radio' | 'select'): Control | undefined {
  return options.length > 0 ? { kind: 'choice', look, groups: [{ label: null, options }] } : undefined;
}

function rowsOf(rows: number | undefined): number {
  return rows !== undefined && rows >= 1 && rows <= 30 ? Math.trunc(rows) : USUAL_ROWS;
}

function numberControl(ui: UiField, valueType: 'int' | 'decimal', checks: readonly Check[]): Control {
  const quantity = quantityOf(valueType, ui);
  if (ui.component !== 'slider') return { kind: 'number', quantity };
  const scale = quantity.unit === null ? quantity.format : 'duration';
  const min = boundOf({ checks }, 'min') ?? 0;
  const max = boundOf({ checks }, 'max') ?? FALLBACK_ENDS[scale];
  // A slider without room to move is a number.
  if (!(max > min)) return { kind: 'number', quantity };
  const finest = 1 / 10 ** (quantity.precision + (scale === 'percent' ? 2 : 0));
  const fallback = {
    currency: FALLBACK_STEPS.amount,
    duration: FALLBACK_STEPS.duration,
    percent: finest,
    number: finest,
  };
  return {
    kind: 'slider',
    quantity,
    min,
    max,
    step: ui.step !== undefined && ui.step > 0 ? ui.step : fallback[scale],
  };
}

/** Look of a choice: quick picks where configuration asks for them. */
function lookOf({ component }: UiField, groups: readonly OptionGroup[]): 'radio' | 'select' | 'quick-picks' {
  if (component === 'quick_picks' && groups.length > 1) return 'quick-picks';
  return component === 'radio' || component === 'quick_picks' ? 'radio' : 'select';
}

function groupsIn(ui: UiField, language: string): OptionGroup[] {
  const grouped = (ui.grouped_values ?? []).map(({ label, values }) => ({
    label: textIn(label, language) ?? null,
    options: optionsIn(values, language),
  }));
  const single = ownOptions(ui, language);
  return [...(single ? [{ label: null, options: single }] : []), ...grouped].filter(
    ({ options }) => options.length > 0,
  );
}

function ownOptions({ values }: UiField, language: string): Option[] | undefined {
  return values && values.length > 0 ? optionsIn(values, language) : undefined;
}

function optionsIn(choices: readonly SentChoice[], language: string): Option[] {
  return choices.map(({ key, label }) => ({
    value: wireText(key),
    label: textIn(label, language) ?? String(key),
  }));
}

const BOUNDS = { minLength: 'minLength', maxLength: 'maxLength', min: 'min', max: 'max' } as const;
const DATE_BOUNDS = { date_from: 'dateFrom', date_to: 'dateTo' } as const;

function readCheck({ type, value, error: said }: SentValidation, language: string, warn: Warn): Check[] {
  const error = textIn(said, language) ?? null;
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
    if (typeof value === 'string' && readPattern(value)) return [{ type, pattern: value, error }];
  } else {
    warn(`the validation ${type} is not known`);
    return [];
  }
  warn(`the validation ${type} of ${String(value).slice(0, 100)} cannot be checked here`);
  return [];
}
