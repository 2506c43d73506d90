import { toPlainDecimal } from '~/domain/decimal';
import {
  type Check,
  type Control,
  numberBoundOf,
  type Option,
  type OptionGroup,
  type ValueType,
} from './field';
import { toNumberFormat } from './number-format';
import { type ChoiceDefinition, localizedText, type UiField } from './source';

export interface OptionProviders {
  readonly countries: readonly Option[];
  readonly country: string;
  readonly companyTypes: Readonly<Record<string, readonly Option[]>>;
  readonly companyType: string | null;
  readonly currencies: readonly Option[];
  readonly purposes: readonly Option[];
}

export type MissingOptionList = 'companyTypes' | 'countries' | 'loanPurposes' | 'currencies';

/** DYN-13. Amounts are in whole units of the currency, durations in months. */
const FALLBACK_STEPS = { amount: 5_000, duration: 2 } as const;

const FALLBACK_MAXIMA = { currency: 500_000, duration: 60, percent: 1, number: 100 } as const;

const DEFAULT_ROWS = 3;

export function readControl(
  ui: UiField,
  valueType: ValueType,
  { checks, providers, language }: { checks: readonly Check[]; providers: OptionProviders; language: string },
): Control | MissingOptionList {
  switch (ui.component) {
    case 'company_search':
      return { kind: 'company-search' };
    case 'company_type':
      return isIncomplete(providers.companyTypes)
        ? 'companyTypes'
        : { kind: 'company-type', byCountry: providers.companyTypes };
    case 'country':
      return toChoiceControl(providers.countries, 'select') ?? 'countries';
    case 'currency':
      return toChoiceControl(providers.currencies, 'select') ?? 'currencies';
    case 'loan_purpose':
      return toChoiceControl(ownOptions(ui, language) ?? providers.purposes, 'radio') ?? 'loanPurposes';
  }
  const groups = groupsIn(ui, language);
  if (groups.length > 0 && valueType !== 'date')
    return { kind: 'choice', appearance: appearanceOf(ui, groups), groups };
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

const isIncomplete = (lists: OptionProviders['companyTypes']) =>
  Object.keys(lists).length === 0 || Object.values(lists).some((options) => options.length === 0);

function toChoiceControl(options: readonly Option[], appearance: 'radio' | 'select'): Control | undefined {
  return options.length > 0 ? { kind: 'choice', appearance, groups: [{ label: null, options }] } : undefined;
}

function rowsOf(rows: number | undefined): number {
  return rows !== undefined && rows >= 1 && rows <= 30 ? Math.trunc(rows) : DEFAULT_ROWS;
}

function numberControl(ui: UiField, valueType: 'int' | 'decimal', checks: readonly Check[]): Control {
  const numberFormat = toNumberFormat(valueType, ui);
  if (ui.component !== 'slider') return { kind: 'number', numberFormat };
  const scale = numberFormat.unit === null ? numberFormat.format : 'duration';
  const min = numberBoundOf({ checks }, 'min') ?? 0;
  const max = numberBoundOf({ checks }, 'max') ?? FALLBACK_MAXIMA[scale];
  if (!(max > min)) return { kind: 'number', numberFormat };
  const smallestStep = 1 / 10 ** (numberFormat.precision + (scale === 'percent' ? 2 : 0));
  const fallback = {
    currency: FALLBACK_STEPS.amount,
    duration: FALLBACK_STEPS.duration,
    percent: smallestStep,
    number: smallestStep,
  };
  return {
    kind: 'slider',
    numberFormat,
    min,
    max,
    step: ui.step !== undefined && ui.step > 0 ? ui.step : fallback[scale],
  };
}

function appearanceOf(
  { component }: UiField,
  groups: readonly OptionGroup[],
): 'radio' | 'select' | 'quick-picks' {
  if (component === 'quick_picks' && groups.length > 1) return 'quick-picks';
  return component === 'radio' || component === 'quick_picks' ? 'radio' : 'select';
}

function groupsIn(ui: UiField, language: string): OptionGroup[] {
  const optionGroups = (ui.grouped_values ?? []).map(({ label, values }) => ({
    label: localizedText(label, language) ?? null,
    options: optionsIn(values, language),
  }));
  const ungroupedOptions = ownOptions(ui, language);
  return [...(ungroupedOptions ? [{ label: null, options: ungroupedOptions }] : []), ...optionGroups].filter(
    ({ options }) => options.length > 0,
  );
}

function ownOptions({ values }: UiField, language: string): Option[] | undefined {
  return values && values.length > 0 ? optionsIn(values, language) : undefined;
}

function optionsIn(choices: readonly ChoiceDefinition[], language: string): Option[] {
  return choices.map(({ key, label, hint: configuredHint }) => {
    const hint = localizedText(configuredHint, language);
    return {
      value: toWireText(key),
      label: localizedText(label, language) ?? String(key),
      ...(hint !== undefined && { hint }),
    };
  });
}

export const toWireText = (value: string | number | boolean): string =>
  typeof value === 'number' ? toPlainDecimal(value) : String(value);
