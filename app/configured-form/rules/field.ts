import type { RunnablePattern } from './pattern';

/** One entry of a choice: what is sent, and what is shown. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Entries under a heading of their own; without one where nothing is grouped. */
export interface OptionGroup {
  readonly label: string | null;
  readonly options: readonly Option[];
}

/** How a number is typed and shown. On the wire percents are decimals and durations months (DYN-08). */
export interface Quantity {
  readonly format: 'number' | 'currency' | 'percent';
  /** Decimals as shown. */
  readonly precision: number;
  readonly unit: 'years' | 'months' | null;
}

/** What a field is worked with (DYN-05). */
export type Control =
  | { readonly kind: 'text' }
  | { readonly kind: 'company-search' }
  | { readonly kind: 'textarea'; readonly rows: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'number'; readonly quantity: Quantity }
  /** Ends and step as on the wire. */
  | {
      readonly kind: 'slider';
      readonly quantity: Quantity;
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | {
      readonly kind: 'choice';
      /** `quick-picks`: the first group as buttons, and "other" for the rest. */
      readonly look: 'radio' | 'select' | 'quick-picks';
      readonly groups: readonly OptionGroup[];
    }
  /** Legal forms, by the country that is chosen. */
  | { readonly kind: 'company-type'; readonly byCountry: Readonly<Record<string, readonly Option[]>> };

/** A validation that a value must pass, with its configured error; null: the portal's own words (DYN-06). */
export type Check =
  | { readonly type: 'required'; readonly error: string | null }
  | {
      readonly type: 'minLength' | 'maxLength' | 'min' | 'max';
      readonly bound: number;
      readonly error: string | null;
    }
  /** `pattern` is as it was configured, `run` as an engine runs it, for so many `steps` at most: the browser loads that alone. */
  | {
      readonly type: 'regex';
      readonly pattern: string;
      readonly run: RunnablePattern;
      readonly steps: number;
      readonly error: string | null;
    }
  /** Bounds are dates of the wire, inclusive. */
  | { readonly type: 'dateFrom' | 'dateTo'; readonly bound: string; readonly error: string | null };

export type ValueType = 'text' | 'int' | 'decimal' | 'boolean' | 'date';

/** A configured field, ready to be shown, judged and sent: plain data in one language, the same for server and browser. */
export interface DynamicField {
  readonly id: string;
  /** Of its control in a form: the id, where that is one a form can have. */
  readonly name: string;
  /** Standard fields are sent by name, custom ones in a list (DYN-07). */
  readonly origin: 'standard' | 'custom';
  readonly entity: 'application' | 'company' | 'signatory';
  readonly valueType: ValueType;
  readonly label: string;
  readonly hint: string | undefined;
  readonly placeholder: string | undefined;
  readonly control: Control;
  /** What is typed before anybody types; empty for nothing. */
  readonly initial: string;
  readonly checks: readonly Check[];
}

/** True when the field must be filled, or its box ticked (DYN-06). */
export function isRequired({ checks }: Pick<DynamicField, 'checks'>): boolean {
  return checks.some(({ type }) => type === 'required');
}

/** The bound of a field's check; undefined where it has none. */
export function boundOf(
  { checks }: Pick<DynamicField, 'checks'>,
  type: 'minLength' | 'maxLength' | 'min' | 'max',
): number | undefined {
  for (const check of checks) if (check.type === type) return check.bound;
  return undefined;
}

/** The bound of a date, YYYY-MM-DD; undefined where it has none. */
export function dateBound(
  { checks }: Pick<DynamicField, 'checks'>,
  type: 'dateFrom' | 'dateTo',
): string | undefined {
  for (const check of checks) if (check.type === type) return check.bound;
  return undefined;
}

/** Standard fields the engine itself knows the meaning of. */
export const STANDARD = {
  purpose: 'allBanksLoanPurpose',
  companyName: 'companyName',
  companyId: 'companyCreditProviderId',
  country: 'companyCountry',
  currency: 'currency',
  amount: 'loanSize',
  duration: 'loanDuration',
} as const;

/** Standard fields whose lists are the deployment's own. */
const PROVIDED: readonly string[] = [STANDARD.country, STANDARD.currency, STANDARD.purpose];

/** The only entry of a list that the deployment provides: there is nothing to choose, so nobody is asked. Undefined for any other field. */
export function onlyOption({ id, control }: Pick<DynamicField, 'id' | 'control'>): Option | undefined {
  if (control.kind !== 'choice' || !PROVIDED.includes(id)) return undefined;
  const [first, ...more] = control.groups.flatMap(({ options }) => options);
  return more.length === 0 ? first : undefined;
}

/** Names the portal's own controls have in the same forms; `x_` begins the name of an id that is written otherwise. */
const TAKEN =
  /^(?:intent|purposeShown|email|password|passwordRepeat|acceptedTerms|acceptedPartnerTerms|step|x_.*)$/;
const PLAIN_NAME = /^[A-Za-z]\w{0,55}$/;

/** The name of an id's control: ids may hold dots or brackets, which forms read otherwise and which are written by their codes. */
export function controlName(id: string): string {
  if (PLAIN_NAME.test(id) && !TAKEN.test(id) && !Object.hasOwn(Object.prototype, id)) return id;
  return `x_${id.replace(/[^A-Za-z0-9]/g, (character) => `_${character.charCodeAt(0).toString(16)}_`)}`;
}

/** The longest name a form of the portal may have. */
const LONGEST_NAME = 58;

/** True when a form can carry the id. */
export function canBeNamed(id: string): boolean {
  return id !== '' && controlName(id).length <= LONGEST_NAME;
}

/** Stands for "other" among quick picks; the choice itself is then in the control of `otherName`. */
export const OTHER = '__other';

/** The control for the entries behind "other" of a quick-pick field. */
export function otherName({ name }: Pick<DynamicField, 'name'>): string {
  return `x_${name}_oo`;
}
