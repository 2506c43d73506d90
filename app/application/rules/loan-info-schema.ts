import { parseDuration } from '~/domain/duration';
import { choice, required } from '~/domain/form-schema';
import { invalid, type MessageKey, type Rule } from '~/domain/message';
import { formatMoney, parseMoney } from '~/domain/money';
import { textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';
import type { WizardConfig } from '~/domain/wizard-config';
import type { FieldContext } from './field';
import { schemaOf } from './field-schema';
import {
  amountBounds,
  type Bounds,
  chosenCurrency,
  chosenTermLoanType,
  durationBounds,
  LOAN_INFO,
  PURPOSE_DESCRIPTION,
  type TermLoanType,
} from './loan-info';

const YES_NO = ['yes', 'no'] as const;

const LOAN_INFO_RULES = {
  loanType: ({ config: { loanTypes } }: FieldContext) => {
    const [only, ...more] = loanTypes;
    return more.length > 0 ? choice(loanTypes) : choice(loanTypes).default(only ?? 'other');
  },
  loanSize: ({ typed, config, language }: FieldContext) => {
    const { min, ...bounds } = amountBounds(termLoanType(typed, config));
    const asMoney = (value: number) => formatMoney(value, config.currency, language);
    return required(
      within((text) => parseMoney(text, language), [min, highest(bounds, config)], 'amountRange', asMoney),
    );
  },
  loanDuration: ({ typed, config }: FieldContext) => {
    const { min, ...bounds } = durationBounds(termLoanType(typed, config));
    return required(within(parseDuration, [min, highest(bounds, config)], 'durationRange', String));
  },
  factoring_limit: positiveAmount,
  currency: ({ config }: FieldContext) => choice(config.currencies).default(config.currency),
  annual_sales_previous_year: positiveAmount,
  has_international_customers: () => choice(YES_NO).transform((answer) => answer === 'yes'),
  purposeSelect: ({ config }: FieldContext) => choice(config.purposes),
  purposeDescription: () => required(textRule({ ...PURPOSE_DESCRIPTION, multiline: true })),
};

/** CLA-02, CLA-07 */
export const loanInfoSchema = (context: FieldContext) => schemaOf(LOAN_INFO, LOAN_INFO_RULES, context);

/** CLA-05 */
function highest(
  bounds: Pick<Bounds, 'max' | 'typedMax'>,
  { customAmounts }: Pick<WizardConfig, 'customAmounts'>,
): number {
  return customAmounts ? bounds.typedMax : bounds.max;
}

const termLoanType = (typed: Typed, config: WizardConfig): TermLoanType =>
  chosenTermLoanType(typed, config) ?? 'other';

function positiveAmount({ typed, config, language }: FieldContext) {
  const zero = formatMoney(0, chosenCurrency(typed, config), language);
  return required((text) => {
    const checked = parseMoney(text, language);
    return checked.ok && checked.value <= 0 ? invalid('amountPositive', { zero }) : checked;
  });
}

function within(
  rule: Rule<number>,
  [min, max]: readonly [number, number],
  key: MessageKey,
  words: (bound: number) => string,
): Rule<number> {
  return (text) => {
    const checked = rule(text);
    const outside = checked.ok && (checked.value < min || checked.value > max);
    return outside ? invalid(key, { min: words(min), max: words(max) }) : checked;
  };
}
