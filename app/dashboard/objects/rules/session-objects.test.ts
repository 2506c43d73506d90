import { describe, expect, it } from 'vitest';
import { addSessionObject, readSessionObjects, removeSessionObject } from './session-objects';

const OBJECT = {
  manufacturer: 'Amada',
  type: 'HFE-M2',
  object_count: 1,
  net_purchase_price: 24_000,
  down_payment: 0,
  remaining_value: 0,
  financing_type: 'leasing',
  rental_state: 'no',
  is_fixed_interest: true,
};
const entry = (id: string, application = 'a1', object: unknown = OBJECT) => ({
  id,
  application,
  name: 'Amada HFE-M2',
  object,
});

describe('OBJ-01: objects without a dealer in the session', () => {
  it('readSessionObjects reads the objects of one application, with an empty dealer', () => {
    const entries = [entry('1'), entry('2', 'a2')];
    expect(readSessionObjects(entries, 'a1')).toEqual([
      expect.objectContaining({ ...OBJECT, finance_object_id: '1', merchant_name: '' }),
    ]);
    expect(readSessionObjects(undefined, 'a1')).toEqual([]);
  });

  it.each([
    ['lacks fields', { manufacturer: 'Amada', type: 'HFE-M2' }, { net_purchase_price: 0, rental_state: '' }],
    ['has fields of other types', { ...OBJECT, object_count: 'two' }, { ...OBJECT, object_count: 1 }],
    ['has no name', { net_purchase_price: 24_000 }, { type: 'Amada HFE-M2', net_purchase_price: 24_000 }],
    ['is no object', 'Amada', { type: 'Amada HFE-M2', object_count: 1 }],
    ['is missing', undefined, { type: 'Amada HFE-M2' }],
  ])(
    'readSessionObjects reads the usable values of an object that %s, so that the user can change or remove the object',
    (_, entries, read) => {
      expect(readSessionObjects([{ ...entry('1'), object: entries }], 'a1')).toEqual([
        expect.objectContaining({ ...read, finance_object_id: '1' }),
      ]);
    },
  );

  it('addSessionObject replaces the entry of the same object, and removeSessionObject removes the entry', () => {
    expect(addSessionObject([entry('1'), entry('2')], entry('1', 'a1', 'new'))).toEqual([
      entry('2'),
      entry('1', 'a1', 'new'),
    ]);
    expect(removeSessionObject([entry('1'), entry('2')], '1')).toEqual([entry('2')]);
  });

  it('addSessionObject refuses a thirteenth object and an object with too many characters', () => {
    const twelveEntries = Array.from({ length: 12 }, (_, index) => entry(`${index}`));
    expect(addSessionObject(twelveEntries, entry('12'))).toBeNull();
    expect(addSessionObject(twelveEntries, entry('3'))).toHaveLength(12);
    expect(addSessionObject([], entry('1', 'a1', 'x'.repeat(8_000)))).toBeNull();
  });
});
