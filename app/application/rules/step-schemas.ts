import { z } from 'zod';
import { checkCity, checkHouseNumber, checkPostcode, checkStreet, splitStreet } from '~/domain/address';
import { COMPANY_NAME_LENGTH } from '~/domain/company-name';
import { parseDuration } from '~/domain/duration';
import {
  choiceSchema,
  ignoredValueSchema,
  optionalTextSchema,
  requiredTextSchema,
  streetAndNumberSchema,
} from '~/domain/form-schema';
import type { FormValues } from '~/domain/form-values';
import { invalid, type MessageKey, type ValidationRule } from '~/domain/message';
import { formatMoney, parseMoney } from '~/domain/money';
import { checkRegisterNumber } from '~/domain/register-number';
import {
  createCompanyTaxNumberRule,
  createPersonalTaxNumberRule,
  isSameTaxNumber,
} from '~/domain/tax-number';
import { createTextRule } from '~/domain/text';
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
    const isAskedNow = isAsked?.(context) ?? true;
    return [
      name,
      isAskedNow ? rules[name]?.(context) : ignoredValueSchema.transform(() => onlyChoice?.(context)),
    ];
  });
  // Safe cast: `shape` has one schema per field name.
  return z.object(Object.fromEntries(shape) as Shape<F, R>);
}

const COMPANY_DETAILS_RULES = {
  companyCountry: ({ config }: FieldContext) => choiceSchema(config.countries).default(config.country),
  companyType: ({ typed, config }: FieldContext) =>
    choiceSchema(listCompanyTypes(typed, config), 'companyTypeOfCountry'),
  street: ({ typed }: FieldContext) => addressOf(typed).street,
  houseNumber: ({ typed }: FieldContext) => addressOf(typed).houseNumber,
  companyPostCode: () => requiredTextSchema(checkPostcode),
  companyLocation: () => requiredTextSchema(checkCity),
  hrNumber: () => optionalTextSchema(checkRegisterNumber),
  taxIdNumber: ({ typed, config }: FieldContext) =>
    optionalTextSchema(createCompanyTaxNumberRule(chosenCountryOf(typed, config))),
  personalTaxIdNumber: ({ typed, config }: FieldContext) =>
    optionalTextSchema(
      differentFrom(typed.taxIdNumber ?? '', createPersonalTaxNumberRule(chosenCountryOf(typed, config))),
    ),
  businessPurpose: () => requiredTextSchema(createTextRule({ ...BUSINESS_PURPOSE_LENGTH, multiline: true })),
};

export const createCompanyDetailsSchema = (context: FieldContext) =>
  createStepSchema(COMPANY_DETAIL_FIELDS, COMPANY_DETAILS_RULES, context);

function addressOf(typed: FormValues) {
  const rules = { split: splitStreet, street: checkStreet, houseNumber: checkHouseNumber };
  return streetAndNumberSchema(typed, rules, optionalTextSchema(checkHouseNumber));
}

function differentFrom(companyNumber: string, rule: ValidationRule<string>): ValidationRule<string> {
  return (typed) =>
    isSameTaxNumber(typed, companyNumber) ? invalid('personalTaxNumberSameAsCompany') : rule(typed);
}

const MAX_ID_LENGTH = 200;

const COMPANY_NAME_RULES = {
  companyName: () => requiredTextSchema(createTextRule(COMPANY_NAME_LENGTH)),
  companyCreditProviderId: () => optionalTextSchema(createTextRule({ max: MAX_ID_LENGTH })),
};

export const createCompanyNameSchema = (context: FieldContext) =>
  createStepSchema(COMPANY_NAME_FIELDS, COMPANY_NAME_RULES, context);

const YES_NO = ['yes', 'no'] as const;

const LOAN_INFO_RULES = {
  loanType: ({ config: { loanTypes } }: FieldContext) => {
    const [firstType, ...otherTypes] = loanTypes;
    return otherTypes.length > 0
      ? choiceSchema(loanTypes)
      : choiceSchema(loanTypes).default(firstType ?? 'other');
  },
  loanSize: ({ typed, config, language }: FieldContext) => {
    const { min, ...bounds } = amountBoundsOf(termLoanType(typed, config));
    const asMoney = (value: number) => formatMoney(value, config.currency, language);
    return requiredTextSchema(
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
    return requiredTextSchema(
      withinBounds(parseDuration, [min, maximumOf(bounds, config)], 'durationRange', String),
    );
  },
  factoring_limit: positiveAmount,
  currency: ({ config }: FieldContext) => choiceSchema(config.currencies).default(config.currency),
  annual_sales_previous_year: positiveAmount,
  has_international_customers: () => choiceSchema(YES_NO).transform((answer) => answer === 'yes'),
  purposeSelect: ({ config }: FieldContext) => choiceSchema(config.purposes),
  purposeDescription: () =>
    requiredTextSchema(createTextRule({ ...PURPOSE_DESCRIPTION_LENGTH, multiline: true })),
};

export const createLoanInfoSchema = (context: FieldContext) =>
  createStepSchema(LOAN_INFO_FIELDS, LOAN_INFO_RULES, context);

function maximumOf(
  bounds: Pick<NumberBounds, 'max' | 'typedMax'>,
  { customAmounts }: Pick<WizardConfig, 'customAmounts'>,
): number {
  return customAmounts ? bounds.typedMax : bounds.max;
}

const termLoanType = (typed: FormValues, config: WizardConfig): TermLoanType =>
  findChosenTermLoanType(typed, config) ?? 'other';

function positiveAmount({ typed, config, language }: FieldContext) {
  const zero = formatMoney(0, findChosenCurrency(typed, config), language);
  return requiredTextSchema((text) => {
    const amount = parseMoney(text, language);
    return amount.ok && amount.value <= 0 ? invalid('amountPositive', { zero }) : amount;
  });
}

function withinBounds(
  rule: ValidationRule<number>,
  [min, max]: readonly [number, number],
  key: MessageKey,
  formatBound: (bound: number) => string,
): ValidationRule<number> {
  return (text) => {
    const result = rule(text);
    const isOutOfRange = result.ok && (result.value < min || result.value > max);
    return isOutOfRange ? invalid(key, { min: formatBound(min), max: formatBound(max) }) : result;
  };
}
