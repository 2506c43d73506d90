import { describe, expect, it, vi } from 'vitest';
import { readField } from './read-field';
import { field, PROVIDERS } from './testing/source';

const values = [{ key: true, label: { de: 'Ja', en: 'Yes' } }];
const groups = [
  { label: 'Häufig', values: [{ key: 'a', label: 'A' }] },
  { label: 'Weitere', values: [{ key: 'b', label: 'B' }] },
];

describe('DYN-05: what a component becomes', () => {
  it.each([
    ['text', 'text', {}, { kind: 'text' }],
    ['textarea', 'text', { rows: 5 }, { kind: 'textarea', rows: 5 }],
    ['textarea', 'text', { rows: -1 }, { kind: 'textarea', rows: 3 }],
    ['company_search', 'text', {}, { kind: 'company-search' }],
    ['date', 'date', {}, { kind: 'date' }],
    ['checkbox', 'boolean', {}, { kind: 'checkbox' }],
    ['number', 'int', {}, { kind: 'number', quantity: { format: 'number', precision: 0, unit: null } }],
    ['hologram', 'date', {}, { kind: 'date' }],
    ['text', 'boolean', {}, { kind: 'checkbox' }],
    ['checkbox', 'decimal', {}, { kind: 'number', quantity: { format: 'number', precision: 2, unit: null } }],
  ])('%s of type %s, said %o', (component, value_type, said, control) => {
    expect(field({ component, value_type, ...said }).control).toEqual(control);
  });

  it.each([
    ['radio', 'boolean', { values }, 'radio', 1],
    ['select', 'text', { grouped_values: groups }, 'select', 2],
    ['quick_picks', 'text', { grouped_values: groups }, 'quick-picks', 2],
    ['quick_picks', 'text', { values }, 'radio', 1],
    ['country', 'text', {}, 'select', 1],
    ['currency', 'text', {}, 'select', 1],
    ['loan_purpose', 'text', {}, 'radio', 1],
  ])('%s of type %s is a choice', (component, value_type, said, look, groupsThere) => {
    const { control } = field({ component, value_type, ...said });
    expect(control).toMatchObject({ kind: 'choice', look });
    expect(control.kind === 'choice' && control.groups.length).toBe(groupsThere);
  });

  it.each([
    ['DYN-13: an amount', { format: 'currency', value_type: 'int' }, { min: 0, max: 500_000, step: 5_000 }],
    ['DYN-13: a duration', { unit: 'months', value_type: 'int' }, { min: 0, max: 60, step: 2 }],
    ['a percent', { format: 'percent', precision: 0, value_type: 'decimal' }, { min: 0, max: 1, step: 0.01 }],
    [
      'what is said',
      {
        value_type: 'int',
        step: 12,
        validations: [
          { type: 'min', value: 36 },
          { type: 'max', value: 240 },
        ],
      },
      { min: 36, max: 240, step: 12 },
    ],
  ])('the ends and steps of a slider: %s', (_, said, scale) => {
    expect(field({ component: 'slider', ...said }).control).toMatchObject({ kind: 'slider', ...scale });
  });
});

describe('DYN-05: what a field begins with', () => {
  it.each([
    [{ value_type: 'decimal', format: 'percent', precision: 1, default: 0.125, component: 'number' }, '12.5'],
    [{ value_type: 'int', unit: 'years', default: 120, component: 'number' }, '10'],
    [{ value_type: 'date', default: '2026-12-31', component: 'date' }, '31.12.2026'],
    [{ value_type: 'boolean', default: true, component: 'checkbox' }, 'on'],
    [{ value_type: 'boolean', default: false, component: 'checkbox' }, ''],
    [{ component: 'radio', values, default: true }, 'true'],
    [{ id: 'companyCountry', component: 'country' }, 'DE'],
    [{}, ''],
  ])('%o', (said, initial) => {
    expect(field(said).initial).toBe(initial);
  });
});

describe('validations', () => {
  it('are read with their error in the language', () => {
    const validations = [
      { type: 'required', value: true, error: { de: 'Pflicht', en: 'Must' } },
      { type: 'date_to', value: '2026-12-31', error: 'zu spät' },
      { type: 'minLength', value: '3' },
    ];
    expect(field({ validations }).checks).toEqual([
      { type: 'required', error: 'Pflicht' },
      { type: 'dateTo', bound: '2026-12-31', error: 'zu spät' },
      { type: 'minLength', bound: 3, error: null },
    ]);
  });

  it.each([
    [{ type: 'max', value: 'viel' }],
    [{ type: 'min' }],
    [{ type: 'date_from', value: '31.12.2026' }],
    [{ type: 'regex', value: '(?<=a)b' }],
    [{ type: 'moon_phase', value: 'full' }],
  ])('DYN-14: %o is left out, with a warning that names the field', (validation) => {
    const warn = vi.fn();
    const definition = { id: 'city', field_type: 'custom', value_type: 'text', related_entity: 'company' };
    const ui = { id: 'city', component: 'text', validations: [validation] };
    const read = readField(definition, ui, { providers: PROVIDERS, language: 'de', warn });
    expect(read).toMatchObject({ ok: true, field: { checks: [] } });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('city'));
  });
});
