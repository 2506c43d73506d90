import { expect, it } from 'vitest';
import { controlWidthOf, gridSpanOf, inputAttributesOf } from './dynamic-fields';
import { field } from './rules/testing/source';

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
])('controlWidthOf for the field %o returns "%s"', (settings, width) => {
  expect(controlWidthOf(field(settings))).toBe(width);
});

it.each([
  [{ id: 'street', field_type: 'standard' }, { autoComplete: 'address-line1' }, 'most'],
  [
    { id: 'companyName', field_type: 'standard' },
    { autoComplete: 'organization', spellCheck: false },
    'whole',
  ],
  [{ id: 'street', field_type: 'custom' }, {}, 'whole'],
  [{ id: 'constructor', field_type: 'standard' }, {}, 'whole'],
  [{ id: '__proto__', field_type: 'standard' }, {}, 'whole'],
  [
    { validations: [{ type: 'regex', value: '^\\d{9}$' }] },
    { inputMode: 'numeric', spellCheck: false },
    'whole',
  ],
])('DYN-05: the control for %o has the attributes %o and the width %s', (settings, attributes, span) => {
  expect(inputAttributesOf(field(settings))).toEqual(attributes);
  expect(gridSpanOf(field(settings))).toBe(span);
});
