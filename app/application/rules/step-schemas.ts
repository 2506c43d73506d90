import { z } from 'zod';
import { checkCity, checkHouseNumber, checkPostcode, checkStreet, splitStreet } from '~/domain/address';
import { COMPANY_NAME } from '~/domain/company-name';
import { parseDuration } from '~/domain/duration';
import { choice, ignored, optional, required, streetAndNumber } from '~/domain/form-schema';
import { invalid, type MessageKey, type Rule } from '~/domain/message';
import { formatMoney, parseMoney } from '~/domain/money';
import { checkRegisterNumber } from '~/domain/register-number';
import { companyTaxNumberRule, isSameTaxNumber, personalTaxNumberRule } from '~/domain/tax-number';
import { textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';
import type { WizardConfig } from '~/domain/wizard-config';
import {
  BUSINESS_PURPOSE_LENGTH,
  COMPANY_DETAIL_FIELDS,
  chosenCountryOf,
  listCompanyTypes,
} from './company-details';
import type { Field, FieldContext, Fields } from './field';
import {
  amountBoundsOf,
  durationBoundsOf,
  findChosenCurrency,
  findChosenTermLoanType,
  LOAN_INFO_FIELDS,
  type NumberBounds,
  PURPOSE_DESCRIPTION_LENGTH,
  type TermLoanType,
} from './loan-info';
import { COMPANY_NAME_FIELDS } from './steps';

type Rules<F extends Fields> = { readonly [Name in keyof F]: (context: FieldContext) => z.ZodType };

type Shape<F extends Fields, R extends Rules<F>> = {
  [Name in keyof F]:
    | ReturnType<R[Name]>
    | (F[Name] extends { onlyChoice: (context: FieldContext) => infer Only }
        ? z.ZodType<Only>
        : F[Name] extends { isAsked: unknown }
          ? z.ZodType<undefined>
          : never);
};

export function createStepSchema<F extends Fields, R extends Rules<F>>(
  fields: F,
  rules: R,
  context: FieldContext,
) {
  const shape = Object.entries<Field>(fields).map(([name, { isAsked, onlyChoice }]) => {
    const asked = isAsked?.(context) ?? true;
    return [name, asked ? rules[name]?.(context) : ignored.transform(() => onlyChoice?.(context))];
  });
  // Safe cast: `shape` has one schema per field name.
  return z.object(Object.fromEntries(shape) as Shape<F, R>);
}

const COMPANY_DETAILS_RULES = {
  companyCountry: ({ config }: FieldContext) => choice(config.countries).default(config.country),
  companyType: ({ typed, config }: FieldContext) =>
    choice(listCompanyTypes(typed, config), 'companyTypeOfCountry'),
  street: ({ typed }: FieldContext) => addressOf(typed).street,
  houseNumber: ({ typed }: FieldContext) => addressOf(typed).houseNumber,
  companyPostCode: () => required(checkPostcode),
  companyLocation: () => required(checkCity),
  hrNumber: () => optional(checkRegisterNumber),
  taxIdNumber: ({ typed, config }: FieldContext) =>
    optional(companyTaxNumberRule(chosenCountryOf(typed, config))),
  personalTaxIdNumber: ({ typed, config }: FieldContext) =>
    optional(differentFrom(typed.taxIdNumber ?? '', personalTaxNumberRule(chosenCountryOf(typed, config)))),
  businessPurpose: () => required(textRule({ ...BUSINESS_PURPOSE_LENGTH, multiline: true })),
};

/** CLA-09, CLA-11 */
export const createCompanyDetailsSchema = (context: FieldContext) =>
  createStepSchema(COMPANY_DETAIL_FIELDS, COMPANY_DETAILS_RULES, context);

function addressOf(typed: Typed) {
  const rules = { split: splitStreet, street: checkStreet, houseNumber: checkHouseNumber };
  return streetAndNumber(typed, rules, optional(checkHouseNumber));
}

function differentFrom(companyNumber: string, rule: Rule<string>): Rule<string> {
  return (typed) =>
    isSameTaxNumber(typed, companyNumber) ? invalid('personalTaxNumberSameAsCompany') : rule(typed);
}

const ID_MAX = 200;

const COMPANY_NAME_RULES = {
  companyName: () => required(textRule(COMPANY_NAME)),
  companyCreditProviderId: () => optional(textRule({ max: ID_MAX })),
};

/** CLA-08 */
export const createCompanyNameSchema = (context: FieldContext) =>
  createStepSchema(COMPANY_NAME_FIELDS, COMPANY_NAME_RULES, context);

const YES_NO = ['yes', 'no'] as const;

const LOAN_INFO_RULES = {
  loanType: ({ config: { loanTypes } }: FieldContext) => {
    const [only, ...more] = loanTypes;
    return more.length > 0 ? choice(loanTypes) : choice(loanTypes).default(only ?? 'other');
  },
  loanSize: ({ typed, config, language }: FieldContext) => {
    const { min, ...bounds } = amountBoundsOf(termLoanType(typed, config));
    const asMoney = (value: number) => formatMoney(value, config.currency, language);
    return required(
      withinBounds(
        (text) => parseMoney(text, language),
        [min, maximumOf(bounds, config)],
        'amountRange',
        asMoney,
      ),
    );
  },
  loanDuration: ({ typed, config }: FieldContext) => {
    const { min, ...bounds } = durationBoundsOf(termLoanType(typed, config));
    return required(withinBounds(parseDuration, [min, maximumOf(bounds, config)], 'durationRange', String));
  },
  factoring_limit: positiveAmount,
  currency: ({ config }: FieldContext) => choice(config.currencies).default(config.currency),
  annual_sales_previous_year: positiveAmount,
  has_international_customers: () => choice(YES_NO).transform((answer) => answer === 'yes'),
  purposeSelect: ({ config }: FieldContext) => choice(config.purposes),
  purposeDescription: () => required(textRule({ ...PURPOSE_DESCRIPTION_LENGTH, multiline: true })),
};

/** CLA-02, CLA-07 */
export const createLoanInfoSchema = (context: FieldContext) =>
  createStepSchema(LOAN_INFO_FIELDS, LOAN_INFO_RULES, context);

function maximumOf(
  bounds: Pick<NumberBounds, 'max' | 'typedMax'>,
  { customAmounts }: Pick<WizardConfig, 'customAmounts'>,
): number {
  return customAmounts ? bounds.typedMax : bounds.max;
}

const termLoanType = (typed: Typed, config: WizardConfig): TermLoanType =>
  findChosenTermLoanType(typed, config) ?? 'other';

function positiveAmount({ typed, config, language }: FieldContext) {
  const zero = formatMoney(0, findChosenCurrency(typed, config), language);
  return required((text) => {
    const checked = parseMoney(text, language);
    return checked.ok && checked.value <= 0 ? invalid('amountPositive', { zero }) : checked;
  });
}

function withinBounds(
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
