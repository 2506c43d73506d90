import { describe, expect, it } from 'vitest';
import { createUiField } from '../../testing/small-form';
import {
  addGroup,
  type Choice,
  createChoiceKey,
  listChoices,
  moveChoice,
  readPastedList,
  removeChoice,
  removeGroup,
} from './choices';

const choice = (key: string): Choice => ({ key, label: { de: key.toUpperCase() } });

const FIELD_WITHOUT_GROUPS = createUiField('maker', 'select', { values: ['a', 'b', 'c'].map(choice) });
const FIELD_WITH_GROUPS = createUiField('maker', 'quick_picks', {
  grouped_values: [
    { label: { de: 'Häufig' }, values: [choice('a'), choice('b')] },
    { label: { de: 'Weitere' }, values: [choice('c')] },
  ],
});

const keys = (field: typeof FIELD_WITHOUT_GROUPS) => [
  ...(field.values ?? []).map(({ key }) => key),
  ...(field.grouped_values ?? []).map(({ values }) => values.map(({ key }) => key).join(' ')),
];

describe('choices of a field and their groups', () => {
  it('choices move within a list and between groups', () => {
    expect(
      keys(moveChoice(FIELD_WITHOUT_GROUPS, { group: null, choice: 2 }, { group: null, choice: 0 })),
    ).toEqual([...['c', 'a', 'b']]);
    expect(keys(moveChoice(FIELD_WITH_GROUPS, { group: 0, choice: 1 }, { group: 1, choice: 0 }))).toEqual([
      'a',
      'b c',
    ]);
  });

  it('choices become undefined, not an empty list, when the user removes all choices', () => {
    const empty = [0, 0, 0].reduce(
      (field) => removeChoice(field, { group: null, choice: 0 }),
      FIELD_WITHOUT_GROUPS,
    );
    expect('values' in empty).toBe(false);
  });

  it('adding and removing groups keeps all choices', () => {
    const grouped = addGroup(addGroup(FIELD_WITHOUT_GROUPS, { de: 'Häufig' }), { de: 'Weitere' });
    expect(keys(grouped)).toEqual(['a b c', '']);
    expect(keys(removeGroup(FIELD_WITH_GROUPS, 1))).toEqual(['a b c']);
    expect(keys(removeGroup(FIELD_WITH_GROUPS, 0))).toEqual(['a b c']);
    expect(keys(removeGroup(removeGroup(FIELD_WITH_GROUPS, 0), 0))).toEqual(['a', 'b', 'c']);
  });
});

describe('createChoiceKey (key of a new choice)', () => {
  it.each([
    ['Wiegand Technik', 'text', 'wiegand_technik'],
    ['Brüning & Söhne', 'text', 'bruening_soehne'],
    ['Łódź', 'text', 'lodz'],
    ['A', 'text', 'a_2'],
    ['???', 'text', 'choice'],
    ['12,5', 'decimal', 12.5],
    ['zwölf', 'int', 1],
    ['10000000000000001', 'int', 1],
    ['1e400', 'decimal', 1],
  ] as const)('createChoiceKey for the label %j and the type %s returns %j', (label, type, key) => {
    expect(createChoiceKey(FIELD_WITHOUT_GROUPS, label, type)).toBe(key);
  });
});

describe('readPastedList (choices from a pasted list)', () => {
  const read = (text: string, field = FIELD_WITH_GROUPS) =>
    readPastedList(text, field, { type: 'text', language: 'de' });

  it('reads one choice per line, and marks existing and repeated choices', () => {
    expect(read('Tessmann\r\nVolkerts\n\nC\nVolkerts\nWiegand Technik')).toEqual([
      { label: 'Tessmann', key: 'tessmann', state: 'new' },
      { label: 'Volkerts', key: 'volkerts', state: 'new' },
      { label: 'C', key: 'c', state: 'known', group: { de: 'Weitere' } },
      { label: 'Volkerts', key: 'volkerts_2', state: 'repeated' },
      { label: 'Wiegand Technik', key: 'wiegand_technik', state: 'new' },
    ]);
  });

  it('reads the key from the second column of a table', () => {
    expect(read('Nord\tN-1\nSüd;S-2\nNochmal\tN-1\nAnders\ta')).toEqual([
      { label: 'Nord', key: 'N-1', state: 'new' },
      { label: 'Süd', key: 'S-2', state: 'new' },
      { label: 'Nochmal', key: 'N-1', state: 'repeated' },
      { label: 'Anders', key: 'a', state: 'known', group: { de: 'Häufig' } },
    ]);
  });

  it('returns numbers as keys for numeric fields', () => {
    const read = readPastedList('zwölf\t12\nelf\t11', FIELD_WITHOUT_GROUPS, { type: 'int', language: 'de' });
    expect(read.map(({ key }) => key)).toEqual([12, 11]);
  });

  it('reads only the first 1,000 of 100,000 lines', () => {
    expect(read('x\n'.repeat(100_000)).length).toBe(1_000);
    expect(listChoices(FIELD_WITH_GROUPS)).toHaveLength(3);
  });
});
