import type { Currency, LoanType, Purpose } from 'contracts/api/enumerations';
import { isRepaidAtEnd } from '~/domain/duration';
import type { FormValues } from '~/domain/form-values';
import { isLoanType, type WizardConfig } from '~/domain/wizard-config';
import type { FieldContext, Fields } from './field';

export type TermLoanType = Exclude<LoanType, 'factoring'>;

function isTermLoan(type: LoanType): type is TermLoanType {
  return type !== 'factoring';
}

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly typedMax: number;
  readonly default: number;
}

/** CLA-03, D-56. Whole units of the currency. */
const SMALLEST_AMOUNTS: Partial<Record<TermLoanType, number>> = {
  material_financing: 50_000,
  project_financing: 50_000,
  working_capital: 50_000,
  tlb: 20_000,
};
const SMALLEST_AMOUNT = 15_000;
const AMOUNT = { max: 500_000, step: 5_000, typedMax: 100_000_000, default: 100_000 } as const;

/** Months (CLA-04, D-55). */
const DURATION = { min: 12, max: 60, step: 2, typedMax: 240, default: 48 } as const;
const BULLET_DURATION = { ...DURATION, min: 3, max: 24 } as const;

export function amountBoundsOf(type: TermLoanType): NumberBounds {
  return clampDefault({ ...AMOUNT, min: SMALLEST_AMOUNTS[type] ?? SMALLEST_AMOUNT });
}

export function durationBoundsOf(type: TermLoanType): NumberBounds {
  return clampDefault(isRepaidAtEnd(type) ? BULLET_DURATION : DURATION);
}

export function haveDifferentTerms(types: readonly LoanType[]): boolean {
  const terms = types
    .filter(isTermLoan)
    .map((type) => JSON.stringify([amountBoundsOf(type), durationBoundsOf(type)]));
  return new Set(terms).size > 1;
}

function clampDefault(bounds: NumberBounds): NumberBounds {
  const { min, max } = bounds;
  return { ...bounds, default: Math.min(max, Math.max(min, bounds.default)) };
}

export const PURPOSE_DESCRIPTION_LENGTH = { min: 30, max: 700 } as const;

/** CLA-03, CLA-07. Reads cents, so that the rule can refuse them. */
export const AMOUNT_DECIMALS = { loanSize: 2, factoring_limit: 2, annual_sales_previous_year: 2 } as const;

export function findChosenLoanType(typed: FormValues, config: WizardConfig): LoanType {
  const first = config.loanTypes[0] ?? 'other';
  return isLoanType(typed.loanType) && config.loanTypes.includes(typed.loanType) ? typed.loanType : first;
}

const MOST_REQUESTED_TYPES: readonly LoanType[] = [
  'working_capital',
  'object_financing',
  'material_financing',
  'factoring',
];
const MAX_VISIBLE_TYPES = 5;

/** CLA-02. `collapsed` is empty or has at least two types. */
export function groupLoanTypes(types: readonly LoanType[]): {
  visibleTypes: LoanType[];
  collapsedTypes: LoanType[];
} {
  const mostRequested = types.filter((type) => MOST_REQUESTED_TYPES.includes(type));
  const otherTypes = types.filter((type) => !mostRequested.includes(type));
  const visibleTypes =
    types.length > MAX_VISIBLE_TYPES
      ? [...mostRequested, ...otherTypes].slice(0, MOST_REQUESTED_TYPES.length)
      : types;
  const isShown = (type: LoanType) => visibleTypes.includes(type);
  return { visibleTypes: types.filter(isShown), collapsedTypes: types.filter((type) => !isShown(type)) };
}

/** For factoring, returns the first loan type. Null if the deployment offers no loans. */
export function findChosenTermLoanType(typed: FormValues, config: WizardConfig): TermLoanType | null {
  const chosenType = findChosenLoanType(typed, config);
  if (isTermLoan(chosenType)) return chosenType;
  return config.loanTypes.find(isTermLoan) ?? null;
}

export function findChosenCurrency(typed: FormValues, config: WizardConfig): Currency {
  return config.currencies.find((currency) => currency === typed.currency) ?? config.currency;
}

export function asksPurpose({ purposes }: Pick<WizardConfig, 'purposes'>): boolean {
  return purposes.length > 1;
}

export function findChosenPurpose(typed: FormValues, config: WizardConfig): Purpose | null {
  const [first] = config.purposes;
  if (first !== undefined && !asksPurpose(config)) return first;
  return config.purposes.find((purpose) => purpose === typed.purposeSelect) ?? null;
}

export function createStartingValues(config: WizardConfig): Record<string, string> {
  const loanType = findChosenLoanType({}, config);
  const base = { loanType, currency: config.currency };
  if (loanType === 'factoring') return base;
  return {
    ...base,
    loanSize: String(amountBoundsOf(loanType).default),
    loanDuration: String(durationBoundsOf(loanType).default),
  };
}

/** Undoes changes that another loan type's limits made to the values. */
export function restoreClampedTerms(
  texts: Readonly<Record<string, string>>,
  { renderedValues, config }: { renderedValues: FormValues; config: WizardConfig },
): Record<string, string> {
  const initialValues = { ...createStartingValues(config), ...renderedValues };
  const type = findChosenTermLoanType(initialValues, config);
  if (type === null || config.customAmounts) return { ...texts };
  const bounds = { loanSize: amountBoundsOf(type), loanDuration: durationBoundsOf(type) };
  const restoredEntries = Object.entries(bounds).flatMap(([name, { min, max }]) => {
    const initialText = initialValues[name];
    const clampedValue = Math.min(max, Math.max(min, Number(initialText)));
    return initialText !== undefined && texts[name] === String(clampedValue)
      ? [[name, initialText] as const]
      : [];
  });
  return { ...texts, ...Object.fromEntries(restoredEntries) };
}

export function snapToSliderSteps(
  texts: Readonly<Record<string, string>>,
  config: WizardConfig,
): Record<string, string> {
  const type = findChosenTermLoanType(texts, config);
  if (type === null || config.customAmounts) return { ...texts };
  const bounds = { loanSize: amountBoundsOf(type), loanDuration: durationBoundsOf(type) };
  const snappedEntries = Object.entries(bounds).flatMap(([name, { min, max, step }]) => {
    const value = Number(texts[name]?.replace(',', '.'));
    if (Number.isNaN(value)) return [];
    const stop = min + Math.round((Math.max(min, value) - min) / step) * step;
    return [[name, String(Math.min(max, stop))] as const];
  });
  return { ...texts, ...Object.fromEntries(snappedEntries) };
}

function isFactoring({ typed, config }: FieldContext): boolean {
  return findChosenLoanType(typed, config) === 'factoring';
}

function isLoan(context: FieldContext): boolean {
  return !isFactoring(context);
}

export const LOAN_INFO_FIELDS = {
  loanType: {},
  loanSize: { isAsked: isLoan },
  loanDuration: { isAsked: isLoan },
  factoring_limit: { isAsked: isFactoring },
  currency: { isAsked: isFactoring },
  annual_sales_previous_year: { isAsked: isFactoring },
  has_international_customers: { isAsked: isFactoring },
  purposeSelect: {
    isAsked: (context) => isLoan(context) && asksPurpose(context.config),
    onlyChoice: (context) =>
      isLoan(context) ? (findChosenPurpose(context.typed, context.config) ?? undefined) : undefined,
  },
  purposeDescription: {
    isAsked: (context) => isLoan(context) && findChosenPurpose(context.typed, context.config) === 'other',
  },
} as const satisfies Fields;

export type LoanInfoName = keyof typeof LOAN_INFO_FIELDS;
