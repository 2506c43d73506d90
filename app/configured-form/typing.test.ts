import { expect, it } from 'vitest';
import { field } from './rules/testing/source';
import { widthOf } from './typing';

it.each([
  [{ component: 'date', value_type: 'date' }, 'short'],
  [{ component: 'number', value_type: 'decimal', format: 'percent' }, 'short'],
  [{ component: 'number', value_type: 'int', unit: 'years' }, 'short'],
  [{ component: 'number', value_type: 'int', format: 'currency' }, 'medium'],
  [{ validations: [{ type: 'maxLength', value: 8 }] }, 'short'],
  [{ validations: [{ type: 'maxLength', value: 30 }] }, 'medium'],
  [{ validations: [{ type: 'maxLength', value: 100 }] }, 'full'],
  [{ validations: [{ type: 'regex', value: '^\\d{9}$' }] }, 'medium'],
  [{ id: 'taxIdNumber', field_type: 'standard' }, 'medium'],
  [{ id: 'houseNumber', field_type: 'standard', validations: [{ type: 'maxLength', value: 10 }] }, 'full'],
  [{ component: 'textarea' }, 'full'],
  [{}, 'full'],
])('%o is %s', (said, width) => {
  expect(widthOf(field(said))).toBe(width);
});
