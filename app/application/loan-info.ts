import { z } from 'zod';
import { invalid, type Rule } from '~/domain/checked';
import { parseDuration } from '~/domain/duration';
import { formatMoney, parseMoney } from '~/domain/money';
import { textRule } from '~/domain/text';
import { choice, ignored, required, type Typed } from './form-schema';
import { amountBounds, type Bounds, durationBounds, type TermLoanType } from './loan-terms';
import { isLoanType, type LoanType } from './loan-types';
import type { WizardConfig } from './wizard-config';

/** CLA-06. */
export const PURPOSE_DESCRIPTION = { min: 30, max: 700 } as const;

const parseMonths: Rule<number> = (typed) => parseDuration(typed, 'months');

const YES_NO = ['yes', 'no'] as const;

/** The loan type that is chosen, or stands chosen before anybody chooses: the first allowed one. */
export function chosenLoanType(typed: Typed, config: WizardConfig): LoanType {
  const first = config.loanTypes[0] ?? 'other';
  return isLoanType(typed.loanType) && config.loanTypes.includes(typed.loanType) ? typed.loanType : first;
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
      within(parseMonths, [duration.min, highest(duration, config)], 'durationRange', String),
    ),
  };
}

function factoringFields(config: WizardConfig, typed: Typed, language: string) {
  const currency = config.currencies.find((known) => known === typed.currency) ?? config.currency;
  const zero = formatMoney(0, currency, language);
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

/** One purpose alone is taken without asking; a description belongs to "other" (CLA-02, CLA-06). */
function purposeFields(config: WizardConfig, typed: Typed) {
  const [only, ...more] = config.purposes;
  const asked = more.length > 0;
  const purpose = asked ? typed.purposeSelect : only;
  return {
    purposeSelect: asked ? choice(config.purposes) : ignored.transform(() => only),
    purposeDescription:
      purpose === 'other' ? required(textRule({ ...PURPOSE_DESCRIPTION, multiline: true })) : ignored,
  };
}
