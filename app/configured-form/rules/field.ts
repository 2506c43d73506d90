import type { DateBounds } from '~/domain/dates';
import type { RunnablePattern } from './pattern';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface OptionGroup {
  readonly label: string | null;
  readonly options: readonly Option[];
}

/** DYN-08. The API expects percents as decimals, and durations in months. */
export interface ConfiguredNumberFormat {
  readonly format: 'number' | 'currency' | 'percent';
  readonly precision: number;
  readonly unit: 'years' | 'months' | null;
}

export type Control =
  | { readonly kind: 'text' }
  | { readonly kind: 'company-search' }
  | { readonly kind: 'textarea'; readonly rows: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'number'; readonly numberFormat: ConfiguredNumberFormat }
  | {
      readonly kind: 'slider';
      readonly numberFormat: ConfiguredNumberFormat;
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | {
      readonly kind: 'choice';
      readonly appearance: 'radio' | 'select' | 'quick-picks';
      readonly groups: readonly OptionGroup[];
    }
  | { readonly kind: 'company-type'; readonly byCountry: Readonly<Record<string, readonly Option[]>> };

export type Check =
  | { readonly type: 'required'; readonly error: string | null }
  | {
      readonly type: 'minLength' | 'maxLength' | 'min' | 'max';
      readonly bound: number;
      readonly error: string | null;
    }
  | {
      readonly type: 'regex';
      readonly pattern: string;
      readonly run: RunnablePattern;
      readonly steps: number;
      readonly error: string | null;
    }
  | { readonly type: 'dateFrom' | 'dateTo'; readonly bound: string; readonly error: string | null };

export type ValueType = 'text' | 'int' | 'decimal' | 'boolean' | 'date';

/** DYN-05. Serialisable, because server and browser share fields. */
export interface DynamicField {
  readonly id: string;
  readonly name: string;
  readonly origin: 'standard' | 'custom';
  readonly entity: 'application' | 'company' | 'signatory';
  readonly valueType: ValueType;
  readonly group?: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly placeholder: string | undefined;
  readonly control: Control;
  readonly initial: string;
  readonly checks: readonly Check[];
}

export function isRequired({ checks }: Pick<DynamicField, 'checks'>): boolean {
  return checks.some(({ type }) => type === 'required');
}

export function numberBoundOf(
  { checks }: Pick<DynamicField, 'checks'>,
  type: 'minLength' | 'maxLength' | 'min' | 'max',
): number | undefined {
  for (const check of checks) if (check.type === type) return check.bound;
  return undefined;
}

export function dateBoundOf(
  { checks }: Pick<DynamicField, 'checks'>,
  type: 'dateFrom' | 'dateTo',
): string | undefined {
  for (const check of checks) if (check.type === type) return check.bound;
  return undefined;
}

export const dateBoundsOf = (field: Pick<DynamicField, 'checks'>): DateBounds => ({
  first: dateBoundOf(field, 'dateFrom'),
  last: dateBoundOf(field, 'dateTo'),
});

export const STANDARD_FIELD_IDS = {
  purpose: 'allBanksLoanPurpose',
  companyName: 'companyName',
  companyId: 'companyCreditProviderId',
  country: 'companyCountry',
  currency: 'currency',
  amount: 'loanSize',
  duration: 'loanDuration',
} as const;

const FIELDS_WITH_PROVIDED_OPTIONS: readonly string[] = [
  STANDARD_FIELD_IDS.country,
  STANDARD_FIELD_IDS.currency,
  STANDARD_FIELD_IDS.purpose,
];

export function findOnlyOption({ id, control }: Pick<DynamicField, 'id' | 'control'>): Option | undefined {
  if (control.kind !== 'choice' || !FIELDS_WITH_PROVIDED_OPTIONS.includes(id)) return undefined;
  const [first, ...more] = control.groups.flatMap(({ options }) => options);
  return more.length === 0 ? first : undefined;
}

/** The portal's own controls and encoded ids have these names. */
const RESERVED_NAMES =
  /^(?:intent|purposeShown|email|password|passwordRepeat|acceptedTerms|acceptedPartnerTerms|step|x_.*)$/;
const PLAIN_NAME = /^[A-Za-z]\w{0,55}$/;

/** Form libraries parse dots and brackets in names, so ids with them are encoded. */
export function toControlName(id: string): string {
  if (PLAIN_NAME.test(id) && !RESERVED_NAMES.test(id) && !Object.hasOwn(Object.prototype, id)) return id;
  return `x_${id.replace(/[^A-Za-z0-9]/g, (character) => `_${character.charCodeAt(0).toString(16)}_`)}`;
}

const MAX_NAME_CHARACTERS = 58;

export function canBeControlName(id: string): boolean {
  return id !== '' && toControlName(id).length <= MAX_NAME_CHARACTERS;
}

export const OTHER_CHOICE = '__other';

export function otherChoiceNameOf({ name }: Pick<DynamicField, 'name'>): string {
  return `x_${name}_oo`;
}
