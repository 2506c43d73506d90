import type { UiField } from 'contracts/api/dynamic-forms';
import type { FieldValueType } from 'contracts/api/enumerations';
import { expect, test } from 'vitest';
import { findFieldProblem } from './form-field-rules';

const required = { type: 'required', value: true };

function field(change: Partial<UiField>): UiField {
  return { id: 'a', component: 'text', ...change };
}

const LENGTH = field({
  validations: [
    { type: 'minLength', value: 2 },
    { type: 'maxLength', value: 4 },
  ],
});
const AMOUNT = field({
  validations: [
    { type: 'min', value: 5_000 },
    { type: 'max', value: 80_000 },
  ],
});
const DATES = field({
  validations: [
    { type: 'date_from', value: '2026-03-02' },
    { type: 'date_to', value: '2026-12-31' },
  ],
});
const CHECKBOX = field({ component: 'checkbox', validations: [required] });
const CHOICE = field({ values: [{ key: 'a', label: 'A' }], validations: [required] });
const GROUPED = field({
  grouped_values: [
    { label: '1', values: [{ key: 1, label: 'A' }] },
    { label: '2', values: [{ key: true, label: 'B' }] },
  ],
});

test.each<[UiField, FieldValueType, string | undefined, string | undefined]>([
  [field({}), 'text', undefined, undefined],
  [field({}), 'text', '  ', undefined],
  [field({ validations: [required] }), 'text', undefined, 'missing'],
  [field({ validations: [required] }), 'text', ' \u00a0', 'missing'],
  [field({ validations: [{ type: 'required', value: false }] }), 'text', '', undefined],
  [field({ validations: [{ type: 'required', value: 'false' }] }), 'text', '', undefined],
  [field({ validations: [{ type: 'required' }] }), 'text', '', 'missing'],
  [field({}), 'text', 'Erstens\r\nzweitens', undefined],
  [field({}), 'text', 'x'.repeat(5_000), undefined],
  [field({}), 'text', 'x'.repeat(5_001), 'invalid'],
  [field({}), 'text', 'Haupt\u202Eessarts', 'invalid'],
  [LENGTH, 'text', 'a', 'invalid'],
  [LENGTH, 'text', 'ab', undefined],
  [LENGTH, 'text', 'e\u0301e\u0301e\u0301e\u0301', undefined],
  [LENGTH, 'text', 'abcde', 'invalid'],
  [field({ validations: [{ type: 'regex', value: '^\\p{L}+$' }] }), 'text', 'Łódź', undefined],
  [field({ validations: [{ type: 'regex', value: '^\\p{L}+$' }] }), 'text', 'a1', 'invalid'],
  [field({ validations: [{ type: 'regex', value: '([a-z' }] }), 'text', 'a', undefined],
  [AMOUNT, 'int', '4999', 'invalid'],
  [AMOUNT, 'int', '5000', undefined],
  [AMOUNT, 'int', '80000', undefined],
  [AMOUNT, 'int', '80001', 'invalid'],
  [AMOUNT, 'int', '6000.5', 'invalid'],
  [AMOUNT, 'decimal', '6000.5', undefined],
  [AMOUNT, 'decimal', '6.000,5', 'invalid'],
  [AMOUNT, 'decimal', 'Infinity', 'invalid'],
  [AMOUNT, 'decimal', '1e4', 'invalid'],
  [field({}), 'boolean', 'yes', 'invalid'],
  [DATES, 'date', '2026-03-01', 'invalid'],
  [DATES, 'date', '2026-03-02', undefined],
  [DATES, 'date', '2026-12-31', undefined],
  [DATES, 'date', '2027-01-01', 'invalid'],
  [DATES, 'date', '2026-02-30', 'invalid'],
  [DATES, 'date', '02.03.2026', 'invalid'],
  [field({}), 'date', '2026-03-02', undefined],
  [field({}), 'date', '02.03.2026', 'invalid'],
  [field({}), 'date', '2026-03', 'invalid'],
  [field({}), 'date', '2026-03-02T09:00', 'invalid'],
  [field({}), 'date', '+002026-03-02', 'invalid'],
  [CHECKBOX, 'boolean', 'true', undefined],
  [CHECKBOX, 'boolean', 'false', 'missing'],
  [{ ...CHECKBOX, component: 'radio' }, 'boolean', 'false', undefined],
  [CHOICE, 'text', 'a', undefined],
  [CHOICE, 'text', 'b', 'invalid'],
  [CHOICE, 'text', '', 'missing'],
  [GROUPED, 'int', '1', undefined],
  [GROUPED, 'boolean', 'true', undefined],
  [GROUPED, 'boolean', 'false', 'invalid'],
  [field({ validations: [{ type: 'newer_than_us', value: 1 }] }), 'text', 'a', undefined],
])(
  'DYN-06 findFieldProblem for the field %j of type %s with the value $2 returns $3',
  (ui, type, value, problem) => {
    expect(findFieldProblem(ui, type, value)).toBe(problem);
  },
);
