import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calculateObjectTotals,
  compareWithRequest,
  type PricedObject,
  readTypedObject,
  sumObjectTotals,
} from './object-totals';

const amount = fc.integer({ min: 0, max: 100_000_000_000_000 }).map((cents) => cents / 100);
const object: fc.Arbitrary<PricedObject> = fc.record({
  net_purchase_price: amount,
  down_payment: amount,
  object_count: fc.integer({ min: 1, max: 20 }),
});

it('calculateObjectTotals multiplies price and down payment by the number of objects', () => {
  expect(calculateObjectTotals({ net_purchase_price: 27_900.1, down_payment: 0.2, object_count: 3 })).toEqual(
    {
      price: 8_370_030n,
      downPayment: 60n,
      financedAmount: 8_369_970n,
    },
  );
});

it('sumObjectTotals adds up three objects to the cent', () => {
  const objects: PricedObject[] = [
    { net_purchase_price: 61_400, down_payment: 6_140, object_count: 1 },
    { net_purchase_price: 27_900, down_payment: 0, object_count: 2 },
    { net_purchase_price: 46_800.5, down_payment: 5_000, object_count: 1 },
  ];
  expect(sumObjectTotals(objects)).toEqual({
    price: 16_400_050n,
    downPayment: 1_114_000n,
    financedAmount: 15_286_050n,
  });
});

it('sumObjectTotals is zero without objects', () => {
  expect(sumObjectTotals([])).toEqual({ price: 0n, downPayment: 0n, financedAmount: 0n });
});

it('totals of single objects add up to the grand total in any order', () => {
  fc.assert(
    fc.property(fc.array(object, { maxLength: 20 }), (objects) => {
      const total = sumObjectTotals(objects);
      const parts = objects.map(calculateObjectTotals);
      for (const part of [total, ...parts]) expect(part.price - part.downPayment).toBe(part.financedAmount);
      expect(parts.reduce((sum, part) => sum + part.financedAmount, 0n)).toBe(total.financedAmount);
      expect(sumObjectTotals(objects.toReversed())).toEqual(total);
    }),
  );
});

it.each([
  ['84.000,50', '1', '10.000', { net_purchase_price: 84_000.5, down_payment: 10_000, object_count: 1 }],
  ['70.000 €', ' 2 ', '0', { net_purchase_price: 70_000, down_payment: 0, object_count: 2 }],
  ['', '1', '0', null],
  ['0', '1', '0', null],
  ['-5', '1', '0', null],
  ['70.000', '', '0', null],
  ['70.000', '21', '0', null],
  ['70.000', '1', '', null],
  ['70.000', '1', '70.001', null],
  ['70.000', '1', '-1', null],
])(
  'readTypedObject reads the price %j, the number %j and the down payment %j',
  (price, count, down, expected) => {
    const typed = { net_purchase_price: price, object_count: count, down_payment: down };
    expect(readTypedObject(typed, 'de')).toEqual(expected);
  },
);

it.each([
  [6_000_000n, 8_400_000n, { verdict: 'left', difference: 2_400_000n }],
  [8_400_000n, 8_400_000n, { verdict: 'fits', difference: 0n }],
  [9_000_000n, 8_400_000n, { verdict: 'over', difference: 600_000n }],
  [8_400_001n, 8_400_000n, { verdict: 'over', difference: 1n }],
  [0n, 8_400_000n, { verdict: 'left', difference: 8_400_000n }],
])(
  'compareWithRequest of %s cents financed and %s cents requested returns %o',
  (financedAmount, requestedAmount, expected) => {
    expect(compareWithRequest(financedAmount, requestedAmount)).toEqual(expected);
  },
);
