import { expect, it } from 'vitest';
import { field } from './testing/source';
import { findChangedValues, indexValuesById } from './value';

const FIELDS = [
  field({ id: 'academic_title', value_type: 'text', component: 'text' }),
  field({ id: 'has_own_practice', value_type: 'boolean', component: 'checkbox' }),
];
const title = { field_id: 'academic_title', field_value: 'Dr.' };
const uncheckedValue = { field_id: 'has_own_practice', field_value: 'false' };
const checkedValue = { ...uncheckedValue, field_value: 'true' };

it.each([
  [[], [], []],
  [[title, uncheckedValue], [uncheckedValue, title], []],
  [[title, uncheckedValue], [title], []],
  [[title], [title, uncheckedValue], []],
  [[title, checkedValue], [title], [checkedValue]],
  [[title, uncheckedValue], [title, checkedValue], [uncheckedValue]],
  [[title], [{ ...title, field_value: 'Prof.' }], [title]],
  [[], [title], [{ ...title, field_value: '' }]],
  [[{ ...title, field_value: 'false' }], [], [{ ...title, field_value: 'false' }]],
])(
  'REP-11, OVER-10: findChangedValues for the new values %j and the stored values %j returns %j',
  (now, stored, changed) => {
    expect(findChangedValues(FIELDS, now, stored)).toEqual(changed);
  },
);

it.each(['__proto__', 'constructor', 'toString'])(
  'OVER-10: indexValuesById finds the stored value of a field called %s',
  (field_id) => {
    expect(indexValuesById([{ field_id, field_value: 'Ja' }]).get(field_id)).toBe('Ja');
    expect(indexValuesById([]).get(field_id)).toBeUndefined();
  },
);
