import type { Currency, LoanType, Purpose } from 'contracts/api/enumerations';
import { z } from 'zod';
import { invalid, type Rule } from '~/domain/checked';

import { parseDuration } from '~/domain/duration';
import { choice, ignored, required, type Typed } from '~/domain/form-schema';
import { isLoanType } from '~/domain/loan-types';
import { formatMoney, parseMoney } from '~/domain/money';
import { textRule } from '~/domain/text';
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

/**
 * The loan whose amounts and durations the form offers: the chosen one or, while factoring is chosen, the first allowed one. Null
 * where there is factoring only.
 */
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
function highest(bounds: Bounds, { customAmounts }: Pick<WizardConfig, 'customAmounts'>): number {
  return customAmounts ? bounds.typedMax : bounds.max;
}

/**
 * The schema of loan info for what was typed (CLA-02 to CLA-07). Gives a loan with its amount in whole units and its duration in months, or
 * factoring with its figures. `language` writes the amounts that messages mention.
 */
export function loanInfoSchema(config: WizardConfig, typed: Typed, language: string) {
  const type = chosenLoanType(typed, config);
  const [only, ...more] = config.loanTypes;
  const loanType =
    more.length > 0 ? choice(config.loanTypes) : choice(config.loanTypes).default(only ?? 'other');
  return type === 'factoring'
    ? z.object({ loanType, ...factoringFields(config, typed, language) })
    : z.object({ loanType, ...termFields(type, config, language), ...purposeFields(config, typed) });
}

function termFields(type: TermLoanType, config: WizardConfig, language: string) {
  const amount = amountBounds(type);
  const duration = durationBounds(type);
  const asMoney = (value: number) => formatMoney(value, config.currency, language);
  return {
    loanSize: required(within(parseMoney, [amount.min, highest(amount, config)], 'amountRange', asMoney)),
    loanDuration: required(
      within(parseDuration, [duration.min, highest(duration, config)], 'durationRange', String),
    ),
  };
}

function factoringFields(config: WizardConfig, typed: Typed, language: string) {
  const zero = formatMoney(0, chosenCurrency(typed, config), language);
  const positiveAmount: Rule<number> = (text) => {
    const checked = parseMoney(text);
    return checked.ok && checked.value <= 0 ? invalid('amountPositive', { zero }) : checked;
  };
  return {
    factoring_limit: required(positiveAmount),
    currency: choice(config.currencies).default(config.currency),
    has_international_customers: choice(YES_NO).transform((answer) => answer === 'yes'),
    annual_sales_previous_year: required(positiveAmount),
  };
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

/** A description belongs to "other" (CLA-06). */
function purposeFields(config: WizardConfig, typed: Typed) {
  const chosen = chosenPurpose(typed, config);
  return {
    purposeSelect: asksPurpose(config)
      ? choice(config.purposes)
      : ignored.transform(() => chosen ?? undefined),
    purposeDescription:
      chosen === 'other' ? required(textRule({ ...PURPOSE_DESCRIPTION, multiline: true })) : ignored,
  };
}
