import { createCustomField, type Form } from 'fixtures/forms/form';
import { createLocalizedText } from 'fixtures/forms/texts';
import { createBoundsValidation, requiredValidation } from 'fixtures/forms/validations';
import { describe, expect, test } from 'vitest';
import {
  customValuesOfEntity,
  findCustomValueViolations,
  listCustomFields,
  mergeCustomValues,
} from './custom-field-rules';

const NAME = createLocalizedText('a', 'b', 'c', 'd');
const FIELDS = [
  createCustomField('note', 'text', 'application', { component: 'text', label: NAME }),
  createCustomField('beds', 'int', 'company', {
    component: 'number',
    label: NAME,
    validations: [requiredValidation, ...createBoundsValidation(1, 50)],
  }),
];
const FORM: Form = {
  purposes: [
    {
      name: 'foundation',
      label: NAME,
      currencies: ['EUR'],
      steps: [{ id: 'one', title: NAME, fields: FIELDS }],
    },
  ],
};

describe('values of configured fields (OVER-10, DYN-07)', () => {
  test.each([
    ['note', 'of any kind', ''],
    ['note', '', ''],
    ['note', 'x'.repeat(5_001), 'err_custom_values_failed'],
    ['beds', '12', ''],
    ['beds', '51', 'err_custom_values_failed'],
    ['beds', '12.5', 'err_custom_values_failed'],
    ['beds', ' ', 'err_custom_field_required'],
    ['unknown', 'x', 'err_custom_values_failed'],
    ['__proto__', 'x', 'err_custom_values_failed'],
  ])(
    'values of configured fields for the field %s with the value "%s" have the error "%s"',
    (field_id, field_value, code) => {
      const violations = findCustomValueViolations(
        [{ field_id, field_value }],
        listCustomFields(FORM, 'foundation'),
      );
      expect(violations.map((violation) => violation.code).join()).toBe(code);
      for (const { values } of violations) expect(values).toEqual({ field_id });
    },
  );

  test('The values are refused if they name a field twice', () => {
    const twice = [
      { field_id: 'beds', field_value: '1' },
      { field_id: 'beds', field_value: '2' },
    ];
    expect(findCustomValueViolations(twice, FIELDS)).toMatchObject([{ code: 'err_custom_values_failed' }]);
  });

  test.each([
    [FORM, 'takeover'],
    [undefined, 'foundation'],
  ])('listCustomFields returns no fields if no form exists for the purpose $1', (form, purpose) => {
    expect(listCustomFields(form, purpose)).toEqual([]);
  });

  test('values of configured fields can be filtered by the entity that they describe', () => {
    const sent = ['note', 'beds'].map((field_id) => ({ field_id, field_value: '1' }));
    expect(customValuesOfEntity('company', sent, FIELDS)).toEqual([{ field_id: 'beds', field_value: '1' }]);
    expect(customValuesOfEntity('application', sent, FIELDS)).toEqual([
      { field_id: 'note', field_value: '1' },
    ]);
  });

  test('values of configured fields replace earlier values of the same field, keep values of other fields, and are removed if sent empty', () => {
    const known = [
      { field_id: 'note', field_value: 'old' },
      { field_id: 'share', field_value: '0.5' },
      { field_id: 'rooms', field_value: '7' },
    ];
    const sent = [
      { field_id: 'share', field_value: '' },
      { field_id: 'note', field_value: ' new ' },
      { field_id: 'beds', field_value: '4' },
    ];
    expect(mergeCustomValues(known, sent)).toEqual([
      { field_id: 'note', field_value: 'new' },
      { field_id: 'rooms', field_value: '7' },
      { field_id: 'beds', field_value: '4' },
    ]);
  });
});
