import { sumCents, toApiAmount, toCents } from '~/domain/cents';
import type { FormValues } from '~/domain/form-values';
import { parseCents } from '~/domain/money';
import { createCountRule } from '~/domain/number-rules';
import { OBJECT_COUNT_BOUNDS } from './finance-object';

export interface PricedObject {
  net_purchase_price: number;
  down_payment: number;
  object_count: number;
}

/** Amounts are in cents. `financedAmount` = `price` - `downPayment`. */
export interface ObjectTotals {
  price: bigint;
  downPayment: bigint;
  financedAmount: bigint;
}

export function calculateObjectTotals({
  net_purchase_price,
  down_payment,
  object_count,
}: PricedObject): ObjectTotals {
  const pieceCount = BigInt(object_count);
  const price = toCents(net_purchase_price) * pieceCount;
  const downPayment = toCents(down_payment) * pieceCount;
  return { price, downPayment, financedAmount: price - downPayment };
}

export function sumObjectTotals(objects: readonly PricedObject[]): ObjectTotals {
  const totals = objects.map(calculateObjectTotals);
  const price = sumCents(totals.map((total) => total.price));
  const downPayment = sumCents(totals.map((total) => total.downPayment));
  return { price, downPayment, financedAmount: price - downPayment };
}

export function sumObjects(objects: readonly PricedObject[]): PricedObject {
  const { price, downPayment } = sumObjectTotals(objects);
  return {
    net_purchase_price: toApiAmount(price),
    down_payment: toApiAmount(downPayment),
    object_count: 1,
  };
}

/** Null until price, number and down payment are valid. */
export function readTypedObject(typed: FormValues, language: string): PricedObject | null {
  const price = parseCents(typed.net_purchase_price ?? '', language);
  const downPayment = parseCents(typed.down_payment ?? '', language);
  const count = createCountRule(
    OBJECT_COUNT_BOUNDS.min,
    OBJECT_COUNT_BOUNDS.max,
    language,
  )(typed.object_count ?? '');
  if (!price.ok || !downPayment.ok || !count.ok || price.value <= 0n || downPayment.value < 0n) return null;
  if (downPayment.value > price.value) return null;
  return {
    net_purchase_price: toApiAmount(price.value),
    down_payment: toApiAmount(downPayment.value),
    object_count: count.value,
  };
}

export interface Comparison {
  readonly verdict: 'fits' | 'left' | 'over';
  readonly difference: bigint;
}

/** Both amounts in cents. */
export function compareWithRequest(financedAmount: bigint, requestedAmount: bigint): Comparison {
  const difference = requestedAmount - financedAmount;
  if (difference === 0n) return { verdict: 'fits', difference };
  return difference > 0n ? { verdict: 'left', difference } : { verdict: 'over', difference: -difference };
}
