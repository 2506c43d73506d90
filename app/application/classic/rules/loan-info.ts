import type { Currency, LoanType, Purpose } from 'contracts/api/enumerations';
import { invalid, type Rule } from '~/domain/checked';
import { parseDuration } from '~/domain/duration';
import { choice, required, type Typed } from '~/domain/form-schema';
import { isLoanType } from '~/domain/loan-types';
import { formatMoney, parseMoney } from '~/domain/money';
import { textRule } from '~/domain/text';
import type { FieldContext, Fields } from './field';
import { amountBounds, type Bounds, durationBounds, isTermLoan, type TermLoanType } from './loan-terms';
import type { WizardConfig } from './wizard-config';

/** CLA-06. */
export const PURPOSE_DESCRIPTION = { min: 30, max: 700 } as const;

const YES_NO = ['yes', 'no'] as const;

/** The loan type that is chosen, or stands chosen before anybody chooses: the first allowed one. */
export function chosenLoanType(typed: Typed, config: WizardConfig): LoanType {
  const first = config.loanTypes[0] ?? 'other';
  return isLoanType(typed.loanType) && config.loanTypes.includes(typed.loanType) ? typed.loanType : first;
}

/** The loan types that most companies ask for: they show at once where a partner offers many. */
const MOST_ASKED: readonly LoanType[] = [
  'working_capital',
  'object_financing',
  'material_financing',
  'factoring',
];
/** So many loan types show without folding any. */
const SHOWN_AT_ONCE = 5;

/**
 * The loan types in two groups, each in the partner's order: those that show at once, and the rest: none, or two
 * at least (CLA-02).
 */
export function loanTypeGroups(types: readonly LoanType[]): { shown: LoanType[]; folded: LoanType[] } {
  const asked = types.filter((type) => MOST_ASKED.includes(type));
  const others = types.filter((type) => !asked.includes(type));
  const shown = types.length > SHOWN_AT_ONCE ? [...asked, ...others].slice(0, MOST_ASKED.length) : types;
  const isShown = (type: LoanType) => shown.includes(type);
  return { shown: types.filter(isShown), folded: types.filter((type) => !isShown(type)) };
}

/** The loan whose amounts and durations the form offers: the chosen one, while factoring is chosen the first allowed; null for factoring only. */
export function chosenTermLoanType(typed: Typed, config: WizardConfig): TermLoanType | null {
  const chosen = chosenLoanType(typed, config);
  if (isTermLoan(chosen)) return chosen;
  return config.loanTypes.find(isTermLoan) ?? null;
}

/** The currency of factoring that is chosen, or stands chosen before anybody chooses (CLA-07). */
export function chosenCurrency(typed: Typed, config: WizardConfig): Currency {
  return config.currencies.find((currency) => currency === typed.currency) ?? config.currency;
}

/** True when there is more than one purpose; one alone is taken without asking (CLA-02). */
export function asksPurpose({ purposes }: Pick<WizardConfig, 'purposes'>): boolean {
  return purposes.length > 1;
}

/** The purpose that is chosen, or the only one; null before anybody chooses (CLA-02). */
export function chosenPurpose(typed: Typed, config: WizardConfig): Purpose | null {
  const [first] = config.purposes;
  if (first !== undefined && !asksPurpose(config)) return first;
  return config.purposes.find((purpose) => purpose === typed.purposeSelect) ?? null;
}

/** What stands in the form before anything is typed: the first loan type, default amount and duration (CLA-03, CLA-04). */
export function startingValues(config: WizardConfig): Record<string, string> {
  const loanType = chosenLoanType({}, config);
  const base = { loanType, currency: config.currency };
  if (loanType === 'factoring') return base;
  return {
    ...base,
    loanSize: String(amountBounds(loanType).default),
    loanDuration: String(durationBounds(loanType).default),
  };
}

/** How far a value may go for this partner: to the slider's end, or beyond it with the entitlement (CLA-05). */
function highest(
  bounds: Pick<Bounds, 'max' | 'typedMax'>,
  { customAmounts }: Pick<WizardConfig, 'customAmounts'>,
): number {
  return customAmounts ? bounds.typedMax : bounds.max;
}

const isFactoring = ({ typed, config }: FieldContext) => chosenLoanType(typed, config) === 'factoring';
const isLoan = (context: FieldContext) => !isFactoring(context);

/** The fields of loan info in the order of the page (CLA-02 to CLA-07): a loan's amount and months, or factoring's figures. */
export const LOAN_INFO = {
  loanType: {
    schema: ({ config: { loanTypes } }) => {
      const [only, ...more] = loanTypes;
      return more.length > 0 ? choice(loanTypes) : choice(loanTypes).default(only ?? 'other');
    },
  },
  loanSize: {
    schema: ({ typed, config, language }) => {
      const { min, ...bounds } = amountBounds(termLoanType(typed, config));
      const asMoney = (value: number) => formatMoney(value, config.currency, language);
      return required(within(parseMoney, [min, highest(bounds, config)], 'amountRange', asMoney));
    },
    isAsked: isLoan,
  },
  loanDuration: {
    schema: ({ typed, config }) => {
      const { min, ...bounds } = durationBounds(termLoanType(typed, config));
      return required(within(parseDuration, [min, highest(bounds, config)], 'durationRange', String));
    },
    isAsked: isLoan,
  },
  factoring_limit: { schema: positiveAmount, isAsked: isFactoring },
  currency: {
    schema: ({ config }) => choice(config.currencies).default(config.currency),
    isAsked: isFactoring,
  },
  annual_sales_previous_year: { schema: positiveAmount, isAsked: isFactoring },
  has_international_customers: {
    schema: () => choice(YES_NO).transform((answer) => answer === 'yes'),
    isAsked: isFactoring,
  },
  purposeSelect: {
    schema: ({ config }) => choice(config.purposes),
    isAsked: (context) => isLoan(context) && asksPurpose(context.config),
    onlyChoice: (context) =>
      isLoan(context) ? (chosenPurpose(context.typed, context.config) ?? undefined) : undefined,
  },
  // A description belongs to "other" (CLA-06).
  purposeDescription: {
    schema: () => required(textRule({ ...PURPOSE_DESCRIPTION, multiline: true })),
    isAsked: (context) => isLoan(context) && chosenPurpose(context.typed, context.config) === 'other',
  },
} as const satisfies Fields;

export type LoanInfoName = keyof typeof LOAN_INFO;

/** Decides the bounds; factoring has none. */
const termLoanType = (typed: Typed, config: WizardConfig): TermLoanType =>
  chosenTermLoanType(typed, config) ?? 'other';

function positiveAmount({ typed, config, language }: FieldContext) {
  const zero = formatMoney(0, chosenCurrency(typed, config), language);
  return required((text) => {
    const checked = parseMoney(text);
    return checked.ok && checked.value <= 0 ? invalid('amountPositive', { zero }) : checked;
  });
}

/** A number between two bounds, both inclusive; the message mentions them in words. */
function within(
  rule: Rule<number>,
  [min, max]: readonly [number, number],
  key: string,
  words: (bound: number) => string,
): Rule<number> {
  return (text) => {
    const checked = rule(text);
    const outside = checked.ok && (checked.value < min || checked.value > max);
    return outside ? invalid(key, { min: words(min), max: words(max) }) : checked;
  };
}
