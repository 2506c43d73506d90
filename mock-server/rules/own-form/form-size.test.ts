import { describe, expect, it } from 'vitest';
import { lines, shownPurpose, smallForm, step, ui } from '../../testing/small-form';
import type { FormUiField } from './form-document';
import { sizeFindings } from './form-size';

function found(...purposes: FormUiField[][]): string[] {
  const shown = purposes.map((fields, at) =>
    shownPurpose(`loan ${at}`, [step('first', [ui('a')]), step('second', fields)]),
  );
  return lines(sizeFindings(smallForm({ shown })));
}

const path = (purpose: number) => `error ui_config.config.loan_purposes[${purpose}].steps[1].fields`;

const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

const offering = (plain: number, ...groups: number[]) =>
  ui('a', 'select', {
    ...(plain > 0 && { values: many(plain, (key) => ({ key, label: 'A' })) }),
    ...(groups.length > 0 && {
      grouped_values: groups.map((count) => ({
        label: 'A',
        values: many(count, (key) => ({ key, label: 'A' })),
      })),
    }),
  });

describe('size of a configured form', () => {
  it.each<[string, FormUiField[][], string[]]>([
    ['5,000 fields', [many(2_499, () => ui('a')), many(2_499, () => ui('a'))], []],
    [
      '5,001 fields',
      [many(2_499, () => ui('a')), many(2_500, () => ui('a'))],
      [`${path(1)} too_many max=5000`],
    ],
    ['20,000 choices', [[offering(7_000), offering(0, 3_000, 2_000)], [offering(1_000, 7_000)]], []],
    [
      '20,001 choices',
      [
        [offering(7_000), offering(0, 3_000, 2_000)],
        [ui('a'), offering(1_000, 7_001)],
      ],
      [`${path(1)}[1].values too_many max=20000`],
    ],
    ['200 patterns, each twice', [many(400, (index) => checked('regex', `^${index % 200}$`))], []],
    [
      '201 patterns',
      [many(400, (index) => checked('regex', `^${index % 201}$`))],
      [`${path(0)}[200].validations too_many max=200`],
    ],
    ['201 bounds', [many(201, (index) => checked('min', index))], []],
  ])('is accepted or refused with %s', (_, purposes, expected) => {
    expect(found(...purposes)).toEqual(expected);
  });
});

function checked(type: 'regex' | 'min', value: string | number): FormUiField {
  return ui('a', 'text', { validations: [{ type, value }] });
}
