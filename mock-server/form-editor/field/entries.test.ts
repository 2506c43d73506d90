import { describe, expect, it } from 'vitest';
import { createDefinition, createUiField } from '../../testing/small-form';
import { applyFieldEntries, readFieldEntries } from './entries';

const DECIMAL = createDefinition('detail', { value_type: 'decimal' });
const TEXT = createDefinition('detail');

describe('form inputs of a field in the editor', () => {
  it.each([
    ['percent', { format: 'percent' as const }, 0.07, '7'],
    ['years', { unit: 'years' as const }, 18, '1.5'],
    ['amounts', { format: 'currency' as const }, 48_500, '48500'],
  ])(
    'form inputs show %s in the unit that customers see, and store the unit of the API',
    (_, members, value, shown) => {
      const field = createUiField('detail', 'number', {
        ...members,
        validations: [{ type: 'max', value }],
        default: value,
      });
      const entries = readFieldEntries(field, DECIMAL, 'de');
      expect([entries['check.max'], entries.default]).toEqual([shown, shown]);
      const saved = applyFieldEntries(field, DECIMAL, { 'check.max': `${shown}0`, 'check.min': '1,5' }, 'de');
      const back = readFieldEntries(saved, DECIMAL, 'de');
      expect([Number(back['check.max']), back['check.min']]).toEqual([Number(`${shown}0`), '1.5']);
    },
  );

  it('add, change and remove validations with their texts', () => {
    const plain = createUiField('detail', 'text', { label: { de: 'Name' } });
    const checked = applyFieldEntries(plain, TEXT, { 'check.maxLength': '30', 'check.required': 'on' }, 'de');
    expect(checked.validations).toEqual([
      { type: 'required', value: true },
      { type: 'maxLength', value: 30 },
    ]);
    const said = applyFieldEntries(checked, TEXT, { 'error.maxLength.de': 'Höchstens 30.' }, 'de');
    expect(said.validations?.[1]).toEqual({ type: 'maxLength', value: 30, error: { de: 'Höchstens 30.' } });
    const clearedField = applyFieldEntries(
      said,
      TEXT,
      { 'error.maxLength.de': '', 'check.maxLength': '', 'check.required': '' },
      'de',
    );
    expect(clearedField).toEqual(plain);
  });

  it('form inputs keep a bound that is no number, so that the error can quote the bound', () => {
    const field = applyFieldEntries(
      createUiField('detail', 'number'),
      DECIMAL,
      { 'check.min': 'viel' },
      'de',
    );
    expect(field.validations).toEqual([{ type: 'min', value: 'viel' }]);
  });

  it('form inputs change the text of one language, and count the missing translations', () => {
    const field = createUiField('detail', 'text', { label: { de: 'Name', en: 'Name' } });
    expect(applyFieldEntries(field, TEXT, { 'label.fr': 'Nom' }, 'fr').label).toEqual({
      ...{ de: 'Name', en: 'Name', fr: 'Nom' },
    });
    expect(applyFieldEntries(field, TEXT, { 'label.en': '' }, 'en').label).toEqual({ de: 'Name' });
  });

  it('form inputs keep a text that is the same in all languages as one text', () => {
    const field = createUiField('detail', 'text', { placeholder: 'BRE NW 12' });
    expect(applyFieldEntries(field, TEXT, { 'placeholder.all': 'HB NW 12' }, 'pl').placeholder).toBe(
      'HB NW 12',
    );
  });

  it('the form editor ignores submitted names that belong to no input', () => {
    const field = createUiField('detail');
    for (const name of ['__proto__', 'constructor', 'label', 'label.xx', 'check.nothing', 'choices.9.9.key'])
      expect(applyFieldEntries(field, TEXT, { [name]: 'x' }, 'de')).toEqual(field);
  });
});
