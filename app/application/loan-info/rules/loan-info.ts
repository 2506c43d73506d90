import type { Currency, LoanType, Purpose } from 'contracts/api/enumerations';
import type { FieldContext, Fields } from '~/application/classic/rules/field';
import type { WizardConfig } from '~/application/classic/rules/wizard-config';
import { isLoanType } from '~/domain/loan-types';
import type { Typed } from '~/domain/typed';
import { amountBounds, durationBounds, isTermLoan, type TermLoanType } from './loan-terms';

/** CLA-06. */
export const PURPOSE_DESCRIPTION = { min: 30, max: 700 } as const;

/** Amounts are read in cents, which then are refused (CLA-03, CLA-07). */
export const AMOUNT_DECIMALS = { loanSize: 2, factoring_limit: 2, annual_sales_previous_year: 2 } as const;

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

/**
 * What is typed, with amount and duration as they were before the terms of another loan type moved them: a list without scripts can only show
 * the nearest it has. What somebody has chosen there, and what may be typed beyond the terms, stays.
 *
 * @param made what the form that sent the texts was made with
 */
export function wishedTerms(
  texts: Readonly<Record<string, string>>,
  { made, config }: { made: Typed; config: WizardConfig },
): Record<string, string> {
  const stood = { ...startingValues(config), ...made };
  const type = chosenTermLoanType(stood, config);
  if (type === null || config.customAmounts) return { ...texts };
  const wishes = { loanSize: amountBounds(type), loanDuration: durationBounds(type) };
  const moved = Object.entries(wishes).flatMap(([name, { min, max }]) => {
    const wish = stood[name];
    const shown = Math.min(max, Math.max(min, Number(wish)));
    return wish !== undefined && texts[name] === String(shown) ? [[name, wish] as const] : [];
  });
  return { ...texts, ...Object.fromEntries(moved) };
}

function isFactoring({ typed, config }: FieldContext): boolean {
  return chosenLoanType(typed, config) === 'factoring';
}

function isLoan(context: FieldContext): boolean {
  return !isFactoring(context);
}

/** The fields of loan info in the order of the page (CLA-02 to CLA-07): a loan's amount and months, or factoring's figures. */
export const LOAN_INFO = {
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
      isLoan(context) ? (chosenPurpose(context.typed, context.config) ?? undefined) : undefined,
  },
  // A description belongs to "other" (CLA-06).
  purposeDescription: {
    isAsked: (context) => isLoan(context) && chosenPurpose(context.typed, context.config) === 'other',
  },
} as const satisfies Fields;

export type LoanInfoName = keyof typeof LOAN_INFO;
