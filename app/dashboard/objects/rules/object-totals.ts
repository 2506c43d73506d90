import { centsOf, sumOf } from '~/domain/cents';

export interface Priced {
  net_purchase_price: number;
  down_payment: number;
  object_count: number;
}

/** Amounts in cents. Financed amount = price - down payment; a total is the sum of its parts. */
export interface Totals {
  price: bigint;
  downPayment: bigint;
  financed: bigint;
}

export function totalsOf({ net_purchase_price, down_payment, object_count }: Priced): Totals {
  const pieces = BigInt(object_count);
  const price = centsOf(net_purchase_price) * pieces;
  const downPayment = centsOf(down_payment) * pieces;
  return { price, downPayment, financed: price - downPayment };
}

export function grandTotal(objects: readonly Priced[]): Totals {
  const totals = objects.map(totalsOf);
  const price = sumOf(totals.map((total) => total.price));
  const downPayment = sumOf(totals.map((total) => total.downPayment));
  return { price, downPayment, financed: price - downPayment };
}
