import type { DynamicForm, FieldComponent, FieldValueType } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import {
  COMPANY_DEFINITION,
  createDefinition,
  createFormOfField,
  createPurpose,
  createSmallForm,
  createStep,
  createUiField,
  createUiPurpose,
  describeFindings,
} from '../../testing/small-form';
import { findFieldFindings } from './check-field';
import type { FormUiField } from './form-document';

const SHOWN = 'ui_config.config.loan_purposes[0].steps[0].fields[0]';

const findProblems = (type: FieldValueType, overrides: Partial<FormUiField>) =>
  describeFindings(findFieldFindings(createFormOfField(type, overrides), 'application'));

const TYPES = ['text', 'int', 'decimal', 'boolean', 'date'] as const;

describe('DYN-07 definition of a configured field', () => {
  it.each<[string, string, FieldValueType, DynamicForm, string[]]>([
    ['accepts a text', 'companyName', 'text', 'application', []],
    ['accepts a date for a text', 'companyName', 'date', 'application', []],
    ['accepts a whole number', 'loanDuration', 'int', 'application', []],
    ['accepts a decimal', 'loanSize', 'decimal', 'application', []],
    [
      'refuses a text for a number',
      'loanSize',
      'text',
      'application',
      ['value_type wrong_value_type expected=int'],
    ],
    [
      'refuses a number for a text',
      'companyName',
      'int',
      'application',
      ['value_type wrong_value_type expected=text'],
    ],
    [
      'refuses a decimal for a text',
      'street',
      'decimal',
      'application',
      ['value_type wrong_value_type expected=text'],
    ],
    [
      'refuses a boolean for a text',
      'street',
      'boolean',
      'application',
      ['value_type wrong_value_type expected=text'],
    ],
    [
      'refuses a boolean for a number',
      'loanSize',
      'boolean',
      'application',
      ['value_type wrong_value_type expected=int'],
    ],
    [
      'refuses a misspelt name',
      'companyNam',
      'text',
      'application',
      ['id not_a_standard_field name=companyNam nearest=companyName'],
    ],
    [
      'refuses a member that is no field',
      'referrer',
      'text',
      'application',
      ['id not_a_standard_field name=referrer'],
    ],
    ['accepts any name in the form of signatories', 'companyNam', 'text', 'signatory', []],
    ['accepts a text for a field that is a number only in applications', 'loanSize', 'text', 'signatory', []],
  ])('%s: the standard field %s has the type %s', (_, id, value_type, form, expected) => {
    const document = createSmallForm({
      fields: [COMPANY_DEFINITION, createDefinition(id, { field_type: 'standard', value_type })],
    });
    expect(describeFindings(findFieldFindings(document, form))).toEqual(
      expected.map((line) => `error definitions.fields[1].${line}`),
    );
  });

  it('a custom field may have a misspelt standard name, or a standard name with another type', () => {
    const document = createSmallForm({
      fields: [createDefinition('companyNam'), createDefinition('loanSize')],
    });
    expect(findFieldFindings(document, 'application')).toEqual([]);
  });

  it.each([
    ['letters, digits and underscores', `a${'_'.repeat(55)}`, `a${'_'.repeat(56)}`],
    ['letters alone', 'a'.repeat(56), 'a'.repeat(57)],
    ['a leading digit', `1${'a'.repeat(55)}`, `1${'a'.repeat(56)}`],
    ['the prefix of an encoded name', `x_${'a'.repeat(51)}`, `x_${'a'.repeat(52)}`],
    ['other characters, each encoded', 'ä'.repeat(14), `${'ä'.repeat(14)}a`],
    ['a surrogate pair', `${'a'.repeat(44)}😀`, `${'a'.repeat(45)}😀`],
  ])('the definition limits the encoded length of an id: %s', (_, longest, tooLong) => {
    const document = createSmallForm({ fields: [createDefinition(longest), createDefinition(tooLong)] });
    expect(describeFindings(findFieldFindings(document, 'application'))).toEqual([
      'error definitions.fields[1].id too_long max=58 -> failure',
    ]);
  });

  it('the definition reports an invalid name and an invalid type together', () => {
    const id = 'a'.repeat(57);
    const standard = createDefinition(id, { field_type: 'standard' });
    expect(
      describeFindings(findFieldFindings(createSmallForm({ fields: [standard] }), 'application')),
    ).toEqual([
      'error definitions.fields[0].id too_long max=58 -> failure',
      expect.stringContaining(`error definitions.fields[0].id not_a_standard_field name=${id}`),
    ]);
  });
});

describe('DYN-05 component of a configured field', () => {
  it.each<[FieldComponent, readonly FieldValueType[]]>([
    ['checkbox', ['boolean']],
    ['slider', ['int', 'decimal']],
    ['number', ['int', 'decimal']],
    ['date', ['text', 'date']],
    ['text', ['text']],
    ['textarea', ['text']],
    ['company_search', TYPES],
    ['company_type', TYPES],
    ['country', TYPES],
    ['currency', TYPES],
    ['loan_purpose', TYPES],
  ])('%s can be used for the value types %j', (component, fitting) => {
    for (const type of TYPES) {
      const unfit = `error ${SHOWN}.component component_unfit component=${component} expected=${type} -> other_control`;
      expect(findProblems(type, { component })).toEqual(fitting.includes(type) ? [] : [unfit]);
    }
  });

  it.each<FieldComponent>(['radio', 'select', 'quick_picks'])(
    '%s can be used for a field with choices',
    (component) => {
      const label = 'A';
      const none = `error ${SHOWN}.component no_choices component=${component} expected=int -> other_control`;
      expect(findProblems('int', { component, values: [{ key: 1, label }] })).toEqual([]);
      expect(
        findProblems('int', { component, grouped_values: [{ label, values: [{ key: 1, label }] }] }),
      ).toEqual([]);
      expect(findProblems('int', { component })).toEqual([none]);
      expect(findProblems('int', { component, values: [], grouped_values: [{ label, values: [] }] })).toEqual(
        [none],
      );
    },
  );
});

describe('DYN-05 choices and texts of a configured field', () => {
  it.each<[string, FieldValueType, Partial<FormUiField>, string[]]>([
    [
      'a duplicate choice, as text and as number',
      'int',
      { component: 'select', values: [choice(1), choice(2), choice('1')] },
      ['error values[2].key twice'],
    ],
    [
      'a choice in two groups',
      'text',
      {
        component: 'select',
        grouped_values: [
          { label: 'One', values: [choice('a')] },
          { label: 'Two', values: [choice('b'), choice('a')] },
        ],
      },
      ['error grouped_values[1].values[1].key twice'],
    ],
    [
      'choices of another type than the field',
      'int',
      {
        component: 'select',
        values: [choice(1), choice('many')],
        grouped_values: [{ label: 'One', values: [choice(true)] }],
      },
      [
        'error values[1].key wrong_value_type expected=int',
        'error grouped_values[0].values[0].key wrong_value_type expected=int',
      ],
    ],
    ['nothing for a default of the field’s type', 'int', { default: 5 }, []],
    ['a default of another type', 'int', { default: 'five' }, ['note default default_not_taken given=five']],
    [
      'a default that is not a choice',
      'text',
      { component: 'select', values: [choice('a')], default: 'b' },
      ['note default default_not_taken given=b'],
    ],
    [
      'a default beyond the bounds',
      'int',
      { default: 0, validations: [{ type: 'min', value: 1 }] },
      ['note default default_not_taken given=0'],
    ],
    ['a missing label', 'text', { label: undefined }, ['note label no_label name=detail']],
    [
      'a label in one language',
      'text',
      { label: { de: 'A' } },
      [
        'note label language_missing language=en',
        'note label language_missing language=fr',
        'note label language_missing language=pl',
      ],
    ],
    [
      'a hint and a placeholder that lack a language',
      'text',
      { hint: { de: 'A', en: 'A', fr: 'A' }, placeholder: { en: 'A', fr: 'A', pl: 'A' } },
      ['note hint language_missing language=pl', 'note placeholder language_missing language=de'],
    ],
    [
      'a heading of a group and a hint of a choice that lack a language',
      'text',
      {
        component: 'radio',
        group: { de: 'A', en: 'A', fr: 'A' },
        values: [{ ...choice('a'), hint: { de: 'A', en: 'A', pl: 'A' } }],
      },
      ['note group language_missing language=pl', 'note values[0].hint language_missing language=fr'],
    ],
    [
      'choices and groups that lack a language',
      'text',
      {
        component: 'select',
        values: [choice('a', { de: 'A', en: 'A', pl: 'A' })],
        grouped_values: [
          { label: 'One', values: [choice('b')] },
          { label: { de: 'A', fr: 'A', pl: 'A' }, values: [choice('c', { de: 'A', en: 'A', fr: 'A' })] },
        ],
      },
      [
        'note grouped_values[1].label language_missing language=en',
        'note values[0].label language_missing language=fr',
        'note grouped_values[1].values[0].label language_missing language=pl',
      ],
    ],
  ])('the check reports %s', (_, type, said, expected) => {
    expect(findProblems(type, said)).toEqual(expected.map((line) => line.replace(' ', ` ${SHOWN}.`)));
  });

  it('the check requires a label in each step that shows the field, except for fields without a definition', () => {
    const bare = createUiField('detail', 'text', { label: undefined });
    const steps = [
      createStep('first', [createUiField('other')]),
      createStep('second', [createUiField('other', 'number', { label: undefined }), bare]),
    ];
    const shownPurposes = [createUiPurpose('loan', []), createUiPurpose('lease', steps)];
    const document = createSmallForm({ purposes: [createPurpose('loan', ['detail'])], shownPurposes });
    expect(describeFindings(findFieldFindings(document, 'application'))).toEqual([
      'note ui_config.config.loan_purposes[1].steps[1].fields[1].label no_label name=detail',
    ]);
  });
});

function choice(key: string | number | boolean, label: string | Record<string, string> = 'A') {
  return { key, label };
}
