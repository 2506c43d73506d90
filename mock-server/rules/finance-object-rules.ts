import type { FinanceObjectFields } from 'contracts/api/finance-objects';
import {
  findAmountViolations,
  findCountryViolations,
  findCountViolations,
  findTextViolations,
  ONE_CENT,
  REMARK_SHAPE,
  SINGLE_LINE_SHAPE,
} from './field-rules';
import { isBeforeSubmission } from './status-flow';
import type { Violation } from './violation';

type ObjectViolation = Violation<keyof FinanceObjectFields>;

const YEAR_BUILT = { min: 1900, max: 2050 };
const OBJECT_COUNT = { min: 1, max: 20 };
const DELIVERY_DATE = { min: '2000-01-01', max: '2050-12-31' };

/** Specification 2, section 5. */
const REQUIRED_TEXTS = [
  'manufacturer',
  'type',
  'merchant_name',
  'merchant_street',
  'merchant_house_num',
  'merchant_postcode',
  'merchant_city',
  'merchant_company_id',
] as const;

export function findFinanceObjectViolations(object: FinanceObjectFields): ObjectViolation[] {
  return [
    ...REQUIRED_TEXTS.flatMap((field) => findTextViolations(field, object[field], SINGLE_LINE_SHAPE)),
    ...findTextViolations('detail_desc', object.detail_desc, REMARK_SHAPE),
    ...findCountryViolations('merchant_country', object.merchant_country),
    ...findCountViolations('built_at', object.built_at, YEAR_BUILT),
    ...findCountViolations('object_count', object.object_count, OBJECT_COUNT),
    ...findAmountViolations('net_purchase_price', object.net_purchase_price, ONE_CENT),
    ...findAmountViolations('down_payment', object.down_payment),
    ...findAmountViolations('remaining_value', object.remaining_value),
    ...priceViolations(object),
    ...deliveryViolations(object),
  ];
}

function priceViolations({
  net_purchase_price: price,
  down_payment,
  remaining_value,
}: FinanceObjectFields): ObjectViolation[] {
  const cents = (amount: number) => Math.round(amount * 100);
  const maxAmount = Math.max(0, cents(price) - Math.min(cents(down_payment), cents(price))) / 100;
  if (findAmountViolations('net_purchase_price', price, ONE_CENT).length > 0) return [];
  const atMost = (field: 'down_payment' | 'remaining_value', max: number): ObjectViolation => ({
    code: 'err_validation_failed',
    field,
    values: { min: 0, max },
  });
  return [
    ...(cents(down_payment) > cents(price) ? [atMost('down_payment', price)] : []),
    ...(cents(remaining_value) > cents(maxAmount) ? [atMost('remaining_value', maxAmount)] : []),
  ];
}

function deliveryViolations({ expected_delivery_date: day }: FinanceObjectFields): ObjectViolation[] {
  if (!day || (day >= DELIVERY_DATE.min && day <= DELIVERY_DATE.max)) return [];
  return [{ code: 'err_validation_failed', field: 'expected_delivery_date', values: DELIVERY_DATE }];
}

export function hasFinanceObjects(loanType: string): boolean {
  return loanType === 'object_financing';
}

/** OBJ-01. Null if the objects can be changed. */
export function findObjectChangeRefusal(facts: {
  allBanksLoanPurpose: string;
  status: string;
}): 'err_feature_not_enabled' | 'err_update_not_allowed' | null {
  if (!hasFinanceObjects(facts.allBanksLoanPurpose)) return 'err_feature_not_enabled';
  return isBeforeSubmission(facts.status) ? null : 'err_update_not_allowed';
}
