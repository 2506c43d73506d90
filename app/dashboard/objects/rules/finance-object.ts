import { FINANCING_TYPES, RENTAL_STATES } from 'contracts/api/enumerations';
import { z } from 'zod';
import { splitStreet } from '~/domain/address';
import { formatCents, formatPlainCents, toApiAmount, toCents } from '~/domain/cents';
import { COUNTRIES } from '~/domain/countries';
import { type DateBounds, formatDate, formatDateInput, parseDate, subtractYears } from '~/domain/dates';
import {
  choiceSchema,
  fixedValueSchema,
  optionalTextSchema,
  requiredTextSchema,
  streetAndNumberSchema,
} from '~/domain/form-schema';
import type { FormValues } from '~/domain/form-values';
import { invalid, type ValidationRule } from '~/domain/message';
import { parseCents } from '~/domain/money';
import { createAmountRule, createCountRule, createYearRule } from '~/domain/number-rules';
import { createTextRule, cutText } from '~/domain/text';
import { formatObjectName } from './session-objects';

export const YES_NO_CHOICES = ['yes', 'no'] as const;

const YEAR_BUILT = { min: 1900, max: 2050 } as const;
/** Later dates are typing errors. */
export const LATEST_DELIVERY_DATE = '2050-12-31';
export const OBJECT_COUNT_BOUNDS = { min: 1, max: 20 } as const;

const LINE_MAX = 255;
export const MAX_REMARK_LENGTH = 2_000;

const MERCHANT_FIELDS = [
  'merchant_name',
  'merchant_street',
  'merchant_house_num',
  'merchant_postcode',
  'merchant_city',
  'merchant_country',
  'merchant_company_id',
] as const;

export const KNOWN_MERCHANT_FIELD = 'merchant';
export const OTHER_MERCHANT_CHOICE = 'other';

/** The first part of the form has these fields, the second part the merchant. */
export const OBJECT_DETAIL_FIELDS = [
  'manufacturer',
  'type',
  'object_count',
  'built_at',
  'detail_desc',
  'expected_delivery_date',
  'net_purchase_price',
  'down_payment',
  'remaining_value',
  'financing_type',
  'rental_state',
  'is_fixed_interest',
] as const;

export const OBJECT_FIELDS = [...OBJECT_DETAIL_FIELDS, ...MERCHANT_FIELDS] as const;
export type ObjectField = (typeof OBJECT_FIELDS)[number];

export interface MoneyLocale {
  currency: string;
  language: string;
}

export interface ObjectContext extends MoneyLocale {
  today: string;
}

/** `YYYY-MM-DD`. The form omits earlier stored dates. */
export function earliestDeliveryDate(today: string): string {
  return subtractYears(today, 1);
}

const MAX_YEARS_BACK = 10;

/** Reads the year `20` as 2020, not as 2120. */
export function deliveryDateBounds(today: string): DateBounds {
  return { first: subtractYears(today, MAX_YEARS_BACK) };
}

const lineRule = createTextRule({ max: LINE_MAX });
const line = requiredTextSchema(lineRule);

const merchantSchema = z.object({
  merchant_name: line,
  merchant_street: line,
  merchant_house_num: line,
  merchant_postcode: line,
  merchant_city: line,
  merchant_country: choiceSchema(COUNTRIES),
  merchant_company_id: line,
});

type Merchant = Pick<StoredObject, (typeof MERCHANT_FIELDS)[number]>;

const merchantChoice = (merchant: Merchant): string =>
  new URLSearchParams(MERCHANT_FIELDS.map((name) => [name, merchant[name]])).toString();

function chosenMerchant({ [KNOWN_MERCHANT_FIELD]: choice = OTHER_MERCHANT_CHOICE }: FormValues) {
  return merchantSchema.safeParse(Object.fromEntries(new URLSearchParams(choice))).data;
}

export interface KnownMerchant {
  readonly value: string;
  readonly merchant: Merchant;
  readonly object: string;
}

const MAX_MERCHANTS = 20;

/** D-271. Limits a long list to its last merchants. */
export function listKnownMerchants(objects: readonly StoredObject[]): KnownMerchant[] {
  const merchantsByValue = new Map<string, KnownMerchant>();
  for (const object of objects) {
    const value = merchantChoice(object);
    if (!merchantsByValue.has(value))
      merchantsByValue.set(value, { value, merchant: object, object: formatObjectName(object) });
  }
  return [...merchantsByValue.values()]
    .filter(({ value }) => chosenMerchant({ [KNOWN_MERCHANT_FIELD]: value }) !== undefined)
    .slice(-MAX_MERCHANTS);
}

export function readTypedMerchant(typed: FormValues): Record<(typeof MERCHANT_FIELDS)[number], string> {
  const merchant = chosenMerchant(typed) ?? typed;
  const texts = MERCHANT_FIELDS.map((name) => [name, cutText(merchant[name] ?? '', LINE_MAX)]);
  // Safe cast: one entry for each field.
  return Object.fromEntries(texts) as Record<(typeof MERCHANT_FIELDS)[number], string>;
}

function merchantShape(typed: FormValues) {
  const knownMerchant = chosenMerchant(typed);
  if (!knownMerchant) {
    const address = streetAndNumberSchema(
      { street: typed.merchant_street, houseNumber: typed.merchant_house_num },
      { split: splitStreet, street: lineRule, houseNumber: lineRule },
      line,
    );
    return {
      ...merchantSchema.shape,
      merchant_street: address.street,
      merchant_house_num: address.houseNumber,
    };
  }
  const shape = Object.fromEntries(
    MERCHANT_FIELDS.map((name) => [name, fixedValueSchema(knownMerchant[name])]),
  );
  // Safe cast: each member outputs what `merchantSchema` outputs.
  return shape as unknown as typeof merchantSchema.shape;
}

export const DEFAULT_OBJECT_ANSWERS = {
  object_count: '1',
  down_payment: '0',
  remaining_value: '0',
  rental_state: 'no',
  is_fixed_interest: 'yes',
} as const satisfies Partial<Record<ObjectField, string>>;

export function objectDetailSchema(locale: ObjectContext, typed: FormValues) {
  const { shape } = financeObjectSchema(locale, typed);
  // Safe cast: one member for each field.
  const part = Object.fromEntries(OBJECT_DETAIL_FIELDS.map((name) => [name, shape[name]])) as Pick<
    typeof shape,
    (typeof OBJECT_DETAIL_FIELDS)[number]
  >;
  return z.object(part);
}

/** OBJ-02, D-57. Outputs the request's members, with amounts in units of the currency, per piece. */
export function financeObjectSchema(locale: ObjectContext, typed: FormValues) {
  const amountFromZeroRule = createAmountRule({ ...locale, zero: true });
  return z.object({
    manufacturer: line,
    type: line,
    object_count: requiredTextSchema(
      createCountRule(OBJECT_COUNT_BOUNDS.min, OBJECT_COUNT_BOUNDS.max, locale.language),
    ),
    built_at: optionalTextSchema(createYearRule(YEAR_BUILT.min, YEAR_BUILT.max)),
    detail_desc: optionalTextSchema(createTextRule({ max: MAX_REMARK_LENGTH, multiline: true })),
    expected_delivery_date: optionalTextSchema(deliveryRule(locale)),
    net_purchase_price: requiredTextSchema(createAmountRule(locale)).transform(toApiAmount),
    down_payment: requiredTextSchema(
      atMostPrice('downPaymentTooHigh', { rule: amountFromZeroRule, locale, typed }),
    ).transform(toApiAmount),
    remaining_value: requiredTextSchema(
      withDownPayment(atMostPrice('remainingValueTooHigh', { rule: amountFromZeroRule, locale, typed }), {
        locale,
        typed,
      }),
    ).transform(toApiAmount),
    financing_type: choiceSchema(FINANCING_TYPES),
    rental_state: choiceSchema(RENTAL_STATES),
    is_fixed_interest: choiceSchema(YES_NO_CHOICES).transform((answer) => answer === 'yes'),
    ...merchantShape(typed),
  });
}

function deliveryRule({ language, today }: ObjectContext): ValidationRule<string> {
  const first = earliestDeliveryDate(today);
  return (text) => {
    const date = parseDate(text, deliveryDateBounds(today));
    if (!date.ok) return date;
    if (date.value < first) {
      return invalid('dateTooEarly', { bound: formatDate(first, language) });
    }
    return date.value > LATEST_DELIVERY_DATE
      ? invalid('dateTooLate', { bound: formatDate(LATEST_DELIVERY_DATE, language) })
      : date;
  };
}

function atMostPrice(
  message: 'downPaymentTooHigh' | 'remainingValueTooHigh',
  context: { rule: ValidationRule<bigint>; locale: MoneyLocale; typed: FormValues },
): ValidationRule<bigint> {
  const { rule, locale, typed } = context;
  const price = parseCents(typed.net_purchase_price ?? '', locale.language);
  return (text) => {
    const result = rule(text);
    const isTooHigh = result.ok && price.ok && price.value > 0n && result.value > price.value;
    return isTooHigh
      ? invalid(message, { price: formatCents(price.value, locale.currency, locale.language) })
      : result;
  };
}

function withDownPayment(
  rule: ValidationRule<bigint>,
  { locale, typed }: { locale: MoneyLocale; typed: FormValues },
): ValidationRule<bigint> {
  const price = parseCents(typed.net_purchase_price ?? '', locale.language);
  const downPayment = parseCents(typed.down_payment ?? '', locale.language);
  return (text) => {
    const result = rule(text);
    if (!result.ok || !price.ok || !downPayment.ok || downPayment.value > price.value) return result;
    return downPayment.value + result.value > price.value && price.value > 0n
      ? invalid('termsAbovePrice', { price: formatCents(price.value, locale.currency, locale.language) })
      : result;
  };
}

/** In units of the currency, per piece. */
export interface StoredObject {
  manufacturer: string;
  type: string;
  built_at?: number | null | undefined;
  detail_desc?: string | null | undefined;
  net_purchase_price: number;
  down_payment: number;
  remaining_value: number;
  object_count: number;
  financing_type: string;
  rental_state: string;
  is_fixed_interest: boolean;
  expected_delivery_date?: string | null | undefined;
  merchant_name: string;
  merchant_street: string;
  merchant_house_num: string;
  merchant_postcode: string;
  merchant_city: string;
  merchant_country: string;
  merchant_company_id: string;
}

export function toObjectTexts(object: StoredObject, language: string): Record<ObjectField, string> {
  const money = (amount: number) => formatPlainCents(toCents(amount), language);
  return {
    manufacturer: object.manufacturer,
    type: object.type,
    object_count: String(object.object_count),
    built_at: String(object.built_at ?? ''),
    detail_desc: object.detail_desc ?? '',
    expected_delivery_date: object.expected_delivery_date
      ? formatDateInput(object.expected_delivery_date, language)
      : '',
    net_purchase_price: money(object.net_purchase_price),
    down_payment: money(object.down_payment),
    remaining_value: money(object.remaining_value),
    financing_type: object.financing_type,
    rental_state: object.rental_state,
    is_fixed_interest: object.is_fixed_interest ? 'yes' : 'no',
    merchant_name: object.merchant_name,
    merchant_street: object.merchant_street,
    merchant_house_num: object.merchant_house_num,
    merchant_postcode: object.merchant_postcode,
    merchant_city: object.merchant_city,
    merchant_country: object.merchant_country,
    merchant_company_id: object.merchant_company_id,
  };
}
