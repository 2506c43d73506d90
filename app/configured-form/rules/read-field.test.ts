import { describe, expect, it, vi } from 'vitest';
import { MAX_PATTERN_STEPS } from './bounded-pattern';
import { readField } from './read-field';
import { FORM_READING, field, PROVIDERS } from './testing/source';

const values = [{ key: true, label: { de: 'Ja', en: 'Yes' } }];
const groups = [
  { label: 'Häufig', values: [{ key: 'a', label: 'A' }] },
  { label: 'Weitere', values: [{ key: 'b', label: 'B' }] },
];

describe('DYN-05: readField and its control', () => {
  it.each([
    ['text', 'text', {}, { kind: 'text' }],
    ['textarea', 'text', { rows: 5 }, { kind: 'textarea', rows: 5 }],
    ['textarea', 'text', { rows: -1 }, { kind: 'textarea', rows: 3 }],
    ['textarea', 'text', {}, { kind: 'textarea', rows: 3 }],
    ['textarea', 'text', { rows: 1 }, { kind: 'textarea', rows: 1 }],
    ['textarea', 'text', { rows: 30 }, { kind: 'textarea', rows: 30 }],
    ['textarea', 'text', { rows: 31 }, { kind: 'textarea', rows: 3 }],
    ['date', 'text', {}, { kind: 'date' }],
    ['radio', 'date', { values }, { kind: 'date' }],
    ['radio', 'text', { values: [] }, { kind: 'text' }],
    ['select', 'text', { grouped_values: [{ label: 'Leer', values: [] }] }, { kind: 'text' }],
    ['company_search', 'text', {}, { kind: 'company-search' }],
    ['date', 'date', {}, { kind: 'date' }],
    ['checkbox', 'boolean', {}, { kind: 'checkbox' }],
    ['number', 'int', {}, { kind: 'number', numberFormat: { format: 'number', precision: 0, unit: null } }],
    ['hologram', 'date', {}, { kind: 'date' }],
    ['text', 'boolean', {}, { kind: 'checkbox' }],
    [
      'checkbox',
      'decimal',
      {},
      { kind: 'number', numberFormat: { format: 'number', precision: 2, unit: null } },
    ],
  ])(
    'reads the component %s of type %s, configured as %o, as the control %o',
    (component, value_type, settings, control) => {
      expect(field({ component, value_type, ...settings }).control).toEqual(control);
    },
  );

  it.each([
    ['radio', 'boolean', { values }, 'radio', 1],
    ['select', 'text', { grouped_values: groups }, 'select', 2],
    ['quick_picks', 'text', { grouped_values: groups }, 'quick-picks', 2],
    ['quick_picks', 'text', { values }, 'radio', 1],
    ['country', 'text', {}, 'select', 1],
    ['currency', 'text', {}, 'select', 1],
    ['loan_purpose', 'text', {}, 'radio', 1],
  ])(
    'reads the component %s of type %s with options as a choice shown as $3',
    (component, value_type, settings, appearance, expectedGroupCount) => {
      const { control } = field({ component, value_type, ...settings });
      expect(control).toMatchObject({ kind: 'choice', appearance });
      expect(control.kind === 'choice' && control.groups.length).toBe(expectedGroupCount);
    },
  );

  it.each([
    ['DYN-13: an amount', { format: 'currency', value_type: 'int' }, { min: 0, max: 500_000, step: 5_000 }],
    ['DYN-13: a duration', { unit: 'months', value_type: 'int' }, { min: 0, max: 60, step: 2 }],
    ['a percent', { format: 'percent', precision: 0, value_type: 'decimal' }, { min: 0, max: 1, step: 0.01 }],
    [
      'configured values',
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
    ['a number', { value_type: 'decimal', precision: 1 }, { min: 0, max: 100, step: 0.1 }],
    ['a step of zero', { value_type: 'int', step: 0 }, { min: 0, max: 100, step: 1 }],
    ['a negative step', { value_type: 'int', step: -5 }, { min: 0, max: 100, step: 1 }],
  ])('sets minimum, maximum and step of a slider: %s', (_, settings, scale) => {
    expect(field({ component: 'slider', ...settings }).control).toMatchObject({ kind: 'slider', ...scale });
  });

  it.each([
    [100, 100],
    [200, 100],
  ])('replaces a slider from %d to %d by a number field', (min, max) => {
    const validations = [
      { type: 'min', value: min },
      { type: 'max', value: max },
    ];
    expect(field({ component: 'slider', value_type: 'int', validations }).control).toEqual({
      kind: 'number',
      numberFormat: { format: 'number', precision: 0, unit: null },
    });
  });

  it('labels options by their label, or else by their key with formatted numbers', () => {
    const asked = field({
      component: 'select',
      values: [
        { key: 1, label: { de: 'Eins', en: 'One' } },
        { key: 1e-7, label: '' },
        { key: false, label: {} },
      ],
      grouped_values: [
        { label: { de: 'Weitere' }, values: [{ key: 'b', label: 'B' }] },
        { label: '', values: [{ key: 'c', label: 'C' }] },
        { label: 'Leer', values: [] },
      ],
    });
    expect(asked.control).toMatchObject({
      groups: [
        {
          label: null,
          options: [
            { value: '1', label: 'Eins' },
            { value: '0.0000001', label: '1e-7' },
            { value: 'false', label: 'false' },
          ],
        },
        { label: 'Weitere', options: [{ value: 'b', label: 'B' }] },
        { label: null, options: [{ value: 'c', label: 'C' }] },
      ],
    });
  });

  it.each([
    ['company_type', { companyTypes: {} }, 'companyTypes'],
    ['company_type', { companyTypes: { DE: [] } }, 'companyTypes'],
    ['company_type', { companyTypes: { DE: [{ value: 'GMBH', label: 'GmbH' }], CH: [] } }, 'companyTypes'],
    ['country', { countries: [] }, 'countries'],
    ['currency', { currencies: [] }, 'currencies'],
    ['loan_purpose', { purposes: [] }, 'loanPurposes'],
  ])('DYN-11: reports a missing list for the field %s: %o', (component, lists, missing) => {
    const definition = { id: 'a', field_type: 'standard', value_type: 'text', related_entity: 'company' };
    const reading = { ...FORM_READING, providers: { ...PROVIDERS, ...lists } };
    expect(readField(definition, { id: 'a', component }, reading)).toEqual({ ok: false, missing });
  });

  it.each([
    ['GMBH', undefined, 'GMBH'],
    ['GMBH', 'CH_AG', 'CH_AG'],
    ['CH_AG', undefined, ''],
    [null, undefined, ''],
  ])(
    'D-78: preselects for the usual legal form %s and the configured default %j the legal form %j',
    (companyType, own, begins) => {
      const definition = { id: 'a', field_type: 'standard', value_type: 'text', related_entity: 'company' };
      const reading = { ...FORM_READING, providers: { ...PROVIDERS, companyType } };
      const ui = { id: 'a', component: 'company_type', ...(own && { default: own }) };
      expect(readField(definition, ui, reading)).toMatchObject({ field: { initial: begins } });
    },
  );

  it.each([
    ['company', 'company'],
    ['signatory', 'signatory'],
    ['application', 'application'],
    ['something_new', 'application'],
  ])('assigns a custom field about the entity "%s" to the entity "%s"', (related_entity, entity) => {
    const definition = { id: 'a', field_type: 'custom', value_type: 'something_new', related_entity };
    expect(readField(definition, { id: 'a', component: 'text' }, FORM_READING)).toMatchObject({
      field: { entity, valueType: 'text', control: { kind: 'text' }, checks: [] },
    });
  });
});

describe('DYN-05: readField and its initial value', () => {
  it.each([
    [{ value_type: 'decimal', format: 'percent', precision: 1, default: 0.125, component: 'number' }, '12.5'],
    [{ value_type: 'int', unit: 'years', default: 120, component: 'number' }, '10'],
    [{ value_type: 'date', default: '2026-12-31', component: 'date' }, '31.12.2026'],
    [{ value_type: 'boolean', default: true, component: 'checkbox' }, 'on'],
    [{ value_type: 'boolean', default: false, component: 'checkbox' }, ''],
    [{ component: 'radio', values, default: true }, 'true'],
    [{ id: 'companyCountry', component: 'country' }, 'DE'],
    [{ id: 'companyCountry', component: 'select', values: [{ key: 'PL', label: 'Polen' }] }, 'PL'],
    [{ id: 'companyCountry', component: 'text' }, ''],
    [{ id: 'otherCountry', component: 'country' }, ''],
    [
      {
        component: 'slider',
        value_type: 'int',
        validations: [{ type: 'min', value: 5_000 }],
        format: 'currency',
      },
      '5000',
    ],
    [{}, ''],
  ])("reads the default of %o as the field's text", (settings, initial) => {
    expect(field(settings).initial).toBe(initial);
  });
});

describe('readField and its validations', () => {
  it('reads the error message in the language of the page', () => {
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

  it.each([false, 'false'])(
    'DYN-06: reads the validation "required" with the value %j as optional, without a warning',
    (value) => {
      expect(field({ validations: [{ type: 'required', value }] }).checks).toEqual([]);
    },
  );

  it.each([
    ['^\\d+$', 'linear'],
    ['^(?!0)\\d+$', 'bounded'],
    ['(\\d)\\1', 'bounded'],
  ] as const)('D-77: runs the pattern %s with the %s engine, without a warning', (value, engine) => {
    expect(field({ validations: [{ type: 'regex', value }] }).checks).toEqual([
      {
        type: 'regex',
        pattern: value,
        run: expect.objectContaining({ engine }),
        steps: MAX_PATTERN_STEPS,
        error: null,
      },
    ]);
  });

  it.each([
    [{ type: 'max', value: 'viel' }],
    [{ type: 'max', value: '' }],
    [{ type: 'max', value: true }],
    [{ type: 'date_to', value: 20_261_231 }],
    [{ type: 'regex', value: 5 }],
    [{ type: 'min' }],
    [{ type: 'date_from', value: '31.12.2026' }],
    [{ type: 'regex', value: '(?<=a' }],
    [{ type: 'moon_phase', value: 'full' }],
  ])('DYN-14: omits the invalid validation %o with a warning that names the field', (validation) => {
    const warn = vi.fn();
    const definition = { id: 'city', field_type: 'custom', value_type: 'text', related_entity: 'company' };
    const ui = { id: 'city', component: 'text', validations: [validation] };
    const read = readField(definition, ui, { ...FORM_READING, warn });
    expect(read).toMatchObject({ ok: true, field: { checks: [] } });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(new RegExp(`^city: the validation ${validation.type} `)),
    );
  });
});
