import { LANGUAGES } from 'contracts/api/enumerations';
import fc from 'fast-check';
import type { FormSource, UiField } from '~/configured-form/rules/source';
import { createFormSource } from './source';

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const localized = fc.oneof(text, fc.dictionary(fc.constantFrom(...LANGUAGES), text));
const optionalOf = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const choice = fc.record({
  key: fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean()),
  label: localized,
});
const choices = fc.uniqueArray(choice, { selector: ({ key }) => String(key), minLength: 1, maxLength: 5 });

const bound = (type: string, value: fc.Arbitrary<string | number | boolean>) =>
  fc.record({ type: fc.constant(type), value, error: optionalOf(localized) });
const amount = fc.integer({ min: -1_000, max: 1_000_000 });
const validation = fc.oneof(
  bound('required', fc.boolean()),
  bound('minLength', fc.nat(20)),
  bound('maxLength', fc.nat(200)),
  bound('regex', fc.oneof(fc.constantFrom('^\\d+$', '^(a+)+$', '(?!x)', '[\\p{L} ]*'), fc.string())),
  bound('min', amount),
  bound('max', amount),
  bound('date_from', day),
  bound('date_to', day),
  bound('something_new', fc.string()),
);

type Asked = UiField & { value_type: string; field_type: string };

const COMPONENTS = [
  'text',
  'textarea',
  'number',
  'slider',
  'date',
  'checkbox',
  'radio',
  'select',
  'quick_picks',
  'company_search',
  'company_type',
  'country',
  'currency',
  'something_new',
];

const anyField = (id: string): fc.Arbitrary<Asked> =>
  fc.record({
    id: fc.constant(id),
    component: fc.constantFrom(...COMPONENTS),
    value_type: fc.constantFrom('text', 'int', 'decimal', 'boolean', 'date'),
    field_type: fc.constantFrom('standard', 'custom'),
    label: optionalOf(localized),
    hint: optionalOf(localized),
    format: optionalOf(fc.constantFrom('currency', 'decimal', 'percent', 'number')),
    precision: optionalOf(fc.integer({ min: -1, max: 12 })),
    unit: optionalOf(fc.constantFrom('years', 'months')),
    step: optionalOf(fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(0.05, 0.001))),
    default: optionalOf(fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.double({ noNaN: true }))),
    placeholder: optionalOf(localized),
    rows: optionalOf(fc.integer({ min: -2, max: 100 })),
    values: optionalOf(choices),
    grouped_values: optionalOf(fc.array(fc.record({ label: localized, values: choices }), { maxLength: 3 })),
    validations: optionalOf(fc.array(validation, { maxLength: 4 })),
  });

const ids = fc.uniqueArray(
  fc.oneof(fc.stringMatching(/^[a-z][a-zA-Z_]{0,12}$/), fc.string({ minLength: 1, maxLength: 6 })),
  { minLength: 1, maxLength: 8 },
);

export const anySource: fc.Arbitrary<FormSource> = fc
  .tuple(fc.constantFrom(1, 2), ids, fc.integer({ min: 1, max: 4 }))
  .chain(([purposes, fieldIds, steps]) =>
    fc.tuple(fc.constant(purposes), fc.constant(steps), fc.tuple(...fieldIds.map(anyField))),
  )
  .map(([purposes, steps, fields]) => {
    const fieldsByStep: Record<string, Asked[]> = {};
    for (const [position, asked] of fields.entries()) {
      const id = `step-${position % steps}`;
      fieldsByStep[id] = [...(fieldsByStep[id] ?? []), asked];
    }
    return createFormSource(
      Object.fromEntries(['one', 'two'].slice(0, purposes).map((name) => [name, fieldsByStep])),
    );
  });
