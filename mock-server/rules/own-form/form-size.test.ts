import { describe, expect, it } from 'vitest';
import {
  createSmallForm,
  createStep,
  createUiField,
  createUiPurpose,
  describeFindings,
} from '../../testing/small-form';
import type { FormUiField } from './form-document';
import { findSizeFindings } from './form-size';

function findingsFor(...purposes: FormUiField[][]): string[] {
  const shownPurposes = purposes.map((fields, at) =>
    createUiPurpose(`loan ${at}`, [createStep('first', [createUiField('a')]), createStep('second', fields)]),
  );
  return describeFindings(findSizeFindings(createSmallForm({ shownPurposes })));
}

const findingPath = (purpose: number) => `error ui_config.config.loan_purposes[${purpose}].steps[1].fields`;

const itemsOf = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

const fieldWithChoices = (plain: number, ...groups: number[]) =>
  createUiField('a', 'select', {
    ...(plain > 0 && { values: itemsOf(plain, (key) => ({ key, label: 'A' })) }),
    ...(groups.length > 0 && {
      grouped_values: groups.map((count) => ({
        label: 'A',
        values: itemsOf(count, (key) => ({ key, label: 'A' })),
      })),
    }),
  });

describe('size of a configured form', () => {
  it.each<[string, FormUiField[][], string[]]>([
    [
      'is accepted with 5,000 fields',
      [itemsOf(2_499, () => createUiField('a')), itemsOf(2_499, () => createUiField('a'))],
      [],
    ],
    [
      'is refused with 5,001 fields',
      [itemsOf(2_499, () => createUiField('a')), itemsOf(2_500, () => createUiField('a'))],
      [`${findingPath(1)} too_many max=5000`],
    ],
    [
      'is accepted with 20,000 choices',
      [[fieldWithChoices(7_000), fieldWithChoices(0, 3_000, 2_000)], [fieldWithChoices(1_000, 7_000)]],
      [],
    ],
    [
      'is refused with 20,001 choices',
      [
        [fieldWithChoices(7_000), fieldWithChoices(0, 3_000, 2_000)],
        [createUiField('a'), fieldWithChoices(1_000, 7_001)],
      ],
      [`${findingPath(1)}[1].values too_many max=20000`],
    ],
    [
      'is accepted with 200 patterns, each used twice',
      [itemsOf(400, (index) => fieldWithValidation('regex', `^${index % 200}$`))],
      [],
    ],
    [
      'is refused with 201 patterns',
      [itemsOf(400, (index) => fieldWithValidation('regex', `^${index % 201}$`))],
      [`${findingPath(0)}[200].validations too_many max=200`],
    ],
    ['is accepted with 201 bounds', [itemsOf(201, (index) => fieldWithValidation('min', index))], []],
  ])('%s', (_, purposes, expected) => {
    expect(findingsFor(...purposes)).toEqual(expected);
  });
});

function fieldWithValidation(type: 'regex' | 'min', value: string | number): FormUiField {
  return createUiField('a', 'text', { validations: [{ type, value }] });
}
