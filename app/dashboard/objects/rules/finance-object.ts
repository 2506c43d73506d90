import { FINANCING_TYPES, RENTAL_STATES } from 'contracts/api/enumerations';
import { z } from 'zod';
import { centsOf, formatCents, wireAmount, writeCents } from '~/domain/cents';
import { invalid, type Rule } from '~/domain/checked';
import { COUNTRIES } from '~/domain/countries';
import { dateAsTyped, formatDate, parseDate, yearsBefore } from '~/domain/dates';
import { choice, optional, required } from '~/domain/form-schema';
import { parseCents } from '~/domain/money';
import { amountRule, countRule, yearRule } from '~/domain/number-rules';
import { textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';

export const YES_NO = ['yes', 'no'] as const;

/** OBJ-02. */
const YEAR_BUILT = { min: 1900, max: 2050 } as const;
/** Later is a slip of the keys. */
export const LATEST_DELIVERY = '2050-12-31';
export const OBJECT_COUNT = { min: 1, max: 20 } as const;

/** What the lending system takes in a line, and in a remark. */
const LINE_MAX = 255;
export const REMARK_MAX = 2_000;

/** The fields of an object in the order of the form. */
export const OBJECT_FIELDS = [
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
  'merchant_name',
  'merchant_street',
  'merchant_house_num',
  'merchant_postcode',
  'merchant_city',
  'merchant_country',
  'merchant_company_id',
] as const;
export type ObjectField = (typeof OBJECT_FIELDS)[number];

/** How amounts are written for the reader. */
export interface MoneyLocale {
  currency: string;
  language: string;
}

/** What an object is judged by beside what is typed. */
export interface ObjectContext extends MoneyLocale {
  /** YYYY-MM-DD in the deployment's time zone. */
  today: string;
}

/**
 * The first day on which something may be delivered that is still to be financed: a year before today. What was delivered earlier has no expected
 * delivery, and the field may stay empty. @param today YYYY-MM-DD
 */
export function earliestDelivery(today: string): string {
  return yearsBefore(today, 1);
}

/** The schema of a finance object for what was typed (OBJ-02, D-57). Gives what is sent: amounts in units of the currency, for one piece. */
export function financeObjectSchema(locale: ObjectContext, typed: Typed) {
  const line = required(textRule({ max: LINE_MAX }));
  const fromZero = amountRule({ ...locale, zero: true });
  return z.object({
    manufacturer: line,
    type: line,
    object_count: required(countRule(OBJECT_COUNT.min, OBJECT_COUNT.max, locale.language)),
    built_at: optional(yearRule(YEAR_BUILT.min, YEAR_BUILT.max)),
    detail_desc: optional(textRule({ max: REMARK_MAX, multiline: true })),
    expected_delivery_date: optional(deliveryRule(locale)),
    net_purchase_price: required(amountRule(locale)).transform(wireAmount),
    down_payment: required(atMostPrice('downPaymentTooHigh', { rule: fromZero, locale, typed })).transform(
      wireAmount,
    ),
    remaining_value: required(
      besideDownPayment(atMostPrice('remainingValueTooHigh', { rule: fromZero, locale, typed }), {
        locale,
        typed,
      }),
    ).transform(wireAmount),
    financing_type: choice(FINANCING_TYPES),
    rental_state: choice(RENTAL_STATES),
    is_fixed_interest: choice(YES_NO).transform((answer) => answer === 'yes'),
    merchant_name: line,
    merchant_street: line,
    merchant_house_num: line,
    merchant_postcode: line,
    merchant_city: line,
    merchant_country: choice(COUNTRIES),
    merchant_company_id: line,
  });
}

/** The rule of a day on which something is delivered. Messages: `dateTooEarly` and `dateTooLate`, with the bound. */
function deliveryRule({ language, today }: ObjectContext): Rule<string> {
  const first = earliestDelivery(today);
  return (text) => {
    const date = parseDate(text);
    if (!date.ok) return date;
    if (date.value < first) {
      return invalid('dateTooEarly', { bound: formatDate(first, language) });
    }
    return date.value > LATEST_DELIVERY
      ? invalid('dateTooLate', { bound: formatDate(LATEST_DELIVERY, language) })
      : date;
  };
}

/** Nobody pays more down than the price, and nothing is worth more in the end. Gives the message, with the price. */
function atMostPrice(
  message: 'downPaymentTooHigh' | 'remainingValueTooHigh',
  about: { rule: Rule<bigint>; locale: MoneyLocale; typed: Typed },
): Rule<bigint> {
  const { rule, locale, typed } = about;
  const price = parseCents(typed.net_purchase_price ?? '', locale.language);
  return (text) => {
    const checked = rule(text);
    const isTooHigh = checked.ok && price.ok && price.value > 0n && checked.value > price.value;
    return isTooHigh
      ? invalid(message, { price: formatCents(price.value, locale.currency, locale.language) })
      : checked;
  };
}

/** What is paid down and what is left in the end are no more than the price together. Message: `termsAbovePrice`, with the price. */
function besideDownPayment(
  rule: Rule<bigint>,
  { locale, typed }: { locale: MoneyLocale; typed: Typed },
): Rule<bigint> {
  const price = parseCents(typed.net_purchase_price ?? '', locale.language);
  const down = parseCents(typed.down_payment ?? '', locale.language);
  return (text) => {
    const checked = rule(text);
    // A down payment that is refused by itself is the only thing to mend.
    if (!checked.ok || !price.ok || !down.ok || down.value > price.value) return checked;
    return down.value + checked.value > price.value && price.value > 0n
      ? invalid('termsAbovePrice', { price: formatCents(price.value, locale.currency, locale.language) })
      : checked;
  };
}

/** An object as the lending system keeps it; amounts in units of the currency, for one piece. */
export interface KeptObject {
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

/** What an object is called: manufacturer and model. */
export const objectName = ({ manufacturer, type }: Pick<KeptObject, 'manufacturer' | 'type'>) =>
  `${manufacturer} ${type}`;

/** An object as the texts a form starts with, as the language writes them; the schema reads each of them as what it was. */
export function objectTexts(object: KeptObject, language: string): Record<ObjectField, string> {
  const money = (amount: number) => writeCents(centsOf(amount), language);
  return {
    manufacturer: object.manufacturer,
    type: object.type,
    object_count: String(object.object_count),
    built_at: String(object.built_at ?? ''),
    detail_desc: object.detail_desc ?? '',
    expected_delivery_date: object.expected_delivery_date
      ? dateAsTyped(object.expected_delivery_date, language)
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
