import { FINANCING_TYPES, RENTAL_STATES } from 'contracts/api/enumerations';
import { z } from 'zod';
import { centsOf, formatCents, wireAmount, writeCents } from '~/domain/cents';
import { COUNTRIES } from '~/domain/countries';
import { type DateBounds, dateAsTyped, formatDate, parseDate, yearsBefore } from '~/domain/dates';
import { choice, optional, required, streetAndNumber } from '~/domain/form-schema';
import { invalid, type Rule } from '~/domain/message';
import { parseCents } from '~/domain/money';
import { amountRule, countRule, yearRule } from '~/domain/number-rules';
import { textRule } from '~/domain/text';
import type { Typed } from '~/domain/typed';

export const YES_NO = ['yes', 'no'] as const;

/** OBJ-02 */
const YEAR_BUILT = { min: 1900, max: 2050 } as const;
/** Later dates are typing errors. */
export const LATEST_DELIVERY = '2050-12-31';
export const OBJECT_COUNT = { min: 1, max: 20 } as const;

const LINE_MAX = 255;
export const REMARK_MAX = 2_000;

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

export interface MoneyLocale {
  currency: string;
  language: string;
}

export interface ObjectContext extends MoneyLocale {
  today: string;
}

/** One year before today. Earlier deliveries leave the field empty. @param today YYYY-MM-DD */
export function earliestDelivery(today: string): string {
  return yearsBefore(today, 1);
}

const LATE_YEARS = 10;

/** `20` is 2020, which is refused by its year, not 2120. */
export function centuryOfDelivery(today: string): DateBounds {
  return { first: yearsBefore(today, LATE_YEARS) };
}

/** OBJ-02, D-57. Output: the request's members; amounts in units of the currency, per piece. */
export function financeObjectSchema(locale: ObjectContext, typed: Typed) {
  const lineRule = textRule({ max: LINE_MAX });
  const line = required(lineRule);
  const merchant = streetAndNumber(
    { street: typed.merchant_street, houseNumber: typed.merchant_house_num },
    { street: lineRule, houseNumber: lineRule },
    line,
  );
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
      withDownPayment(atMostPrice('remainingValueTooHigh', { rule: fromZero, locale, typed }), {
        locale,
        typed,
      }),
    ).transform(wireAmount),
    financing_type: choice(FINANCING_TYPES),
    rental_state: choice(RENTAL_STATES),
    is_fixed_interest: choice(YES_NO).transform((answer) => answer === 'yes'),
    merchant_name: line,
    merchant_street: merchant.street,
    merchant_house_num: merchant.houseNumber,
    merchant_postcode: line,
    merchant_city: line,
    merchant_country: choice(COUNTRIES),
    merchant_company_id: line,
  });
}

function deliveryRule({ language, today }: ObjectContext): Rule<string> {
  const first = earliestDelivery(today);
  return (text) => {
    const date = parseDate(text, centuryOfDelivery(today));
    if (!date.ok) return date;
    if (date.value < first) {
      return invalid('dateTooEarly', { bound: formatDate(first, language) });
    }
    return date.value > LATEST_DELIVERY
      ? invalid('dateTooLate', { bound: formatDate(LATEST_DELIVERY, language) })
      : date;
  };
}

/** The message carries the price. */
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

/** Message: `termsAbovePrice`, with the price. */
function withDownPayment(
  rule: Rule<bigint>,
  { locale, typed }: { locale: MoneyLocale; typed: Typed },
): Rule<bigint> {
  const price = parseCents(typed.net_purchase_price ?? '', locale.language);
  const down = parseCents(typed.down_payment ?? '', locale.language);
  return (text) => {
    const checked = rule(text);
    if (!checked.ok || !price.ok || !down.ok || down.value > price.value) return checked;
    return down.value + checked.value > price.value && price.value > 0n
      ? invalid('termsAbovePrice', { price: formatCents(price.value, locale.currency, locale.language) })
      : checked;
  };
}

/** Amounts in units of the currency, per piece. */
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

export const objectName = ({ manufacturer, type }: Pick<StoredObject, 'manufacturer' | 'type'>) =>
  `${manufacturer} ${type}`;

export function objectTexts(object: StoredObject, language: string): Record<ObjectField, string> {
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
