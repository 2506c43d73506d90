import type { FieldValueType } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { createFormOfField, describeFindings } from '../../testing/small-form';
import { findFieldFindings } from './check-field';
import type { FormUiField } from './form-document';

type Validation = NonNullable<FormUiField['validations']>[number];

const PATH = 'ui_config.config.loan_purposes[0].steps[0].fields[0].validations';

const findProblems = (type: FieldValueType, validations: Validation[]) =>
  describeFindings(findFieldFindings(createFormOfField(type, { validations }), 'application'));

const addPath = (expected: readonly string[]) => expected.map((line) => line.replace(' ', ` ${PATH}`));

const notANumber = (given: string) => [`error [0].value bound_not_a_number given=${given} -> check_left_out`];
const notADate = (given: string) => [`error [0].value not_a_date given=${given} -> check_left_out`];
const notAPattern = (given: string) => [`error [0].value not_a_pattern given=${given} -> check_left_out`];
const unfitCheckFinding = (check: string) => [`note [0].type check_unfit check=${check}`];
const LIMITED_PATTERN_FINDING = ['note [0].value pattern_limited -> checks_in_bounds'];

describe('DYN-06 a configured validation', () => {
  it.each<[FieldValueType, Validation['type'], Validation['value'], string[]]>([
    ['text', 'required', true, []],
    ['boolean', 'required', undefined, []],
    ['int', 'min', 5, []],
    ['int', 'min', '5', []],
    ['int', 'max', -5, []],
    ['decimal', 'min', 0, []],
    ['decimal', 'max', 0.5, []],
    ['text', 'min', 5, unfitCheckFinding('min')],
    ['date', 'max', 5, unfitCheckFinding('max')],
    ['boolean', 'max', 5, unfitCheckFinding('max')],
    ['int', 'min', 'much', notANumber('much')],
    ['decimal', 'max', 'much', notANumber('much')],
    ['int', 'max', 'Infinity', notANumber('Infinity')],
    ['int', 'min', true, notANumber('true')],
    ['int', 'min', '', notANumber('')],
    ['int', 'min', undefined, notANumber('')],
    ['text', 'minLength', 0, []],
    ['text', 'maxLength', '10', []],
    ['int', 'minLength', 1, unfitCheckFinding('minLength')],
    ['date', 'maxLength', 1, unfitCheckFinding('maxLength')],
    ['text', 'minLength', -1, notANumber('-1')],
    ['text', 'maxLength', 'long', notANumber('long')],
    ['text', 'maxLength', true, notANumber('true')],
    ['date', 'date_from', '2028-02-29', []],
    ['date', 'date_to', '2028-02-29', []],
    ['date', 'date_from', '2026-02-29', notADate('2026-02-29')],
    ['date', 'date_to', '2026-02-29', notADate('2026-02-29')],
    ['date', 'date_from', 'yesterday', notADate('yesterday')],
    ['date', 'date_to', '2026-02-28T10:00', notADate('2026-02-28T10:00')],
    ['date', 'date_to', '+002026-02-28', notADate('+002026-02-28')],
    ['date', 'date_to', 20_260_228, notADate('20260228')],
    ['date', 'date_to', undefined, notADate('')],
  ])(
    'a validation of a field of type %s, with %s %j, has the findings %j',
    (type, check, value, expected) => {
      expect(findProblems(type, [{ type: check, value }])).toEqual(addPath(expected));
    },
  );

  it.each<[string, Validation['value'], string[]]>([
    ['no finding for a pattern that every engine runs', '^[A-Z]+$', []],
    ['a finding for a pattern with a lookahead', '^(?=.{4}$)[A-Z]+$', LIMITED_PATTERN_FINDING],
    ['a finding for an invalid pattern', '([a-z', notAPattern('([a-z')],
    ['a finding for a pattern that is too long', 'a'.repeat(1_001), notAPattern('a'.repeat(80))],
    ['a finding for a number as pattern', 5, notAPattern('5')],
    ['a finding for a boolean as pattern', true, notAPattern('true')],
    ['a finding for a missing pattern', undefined, notAPattern('')],
  ])('DYN-14 D-77 a validation has %s', (_, value, expected) => {
    expect(findProblems('text', [{ type: 'regex', value }])).toEqual(addPath(expected));
  });

  it.each<[string, FieldValueType, Validation[], string[]]>([
    ['accepts a minimum below the maximum', 'int', [validationOf('min', 9), validationOf('max', 10)], []],
    ['accepts equal bounds', 'int', [validationOf('min', 9), validationOf('max', 9)], []],
    [
      'refuses a minimum above the maximum',
      'int',
      [validationOf('min', 10), validationOf('max', 9)],
      ['error [0].value min_above_max'],
    ],
    [
      'refuses a maximum below a later minimum',
      'int',
      [validationOf('required', true), validationOf('max', 9), validationOf('min', '10')],
      ['error [2].value min_above_max'],
    ],
    ['accepts only a minimum', 'int', [validationOf('min', 9)], []],
    ['accepts only a maximum', 'int', [validationOf('max', -9)], []],
    [
      'refuses a minimum length above the maximum length',
      'text',
      [validationOf('minLength', 3), validationOf('maxLength', 2)],
      ['error [0].value min_above_max'],
    ],
    [
      'accepts dates in order',
      'date',
      [validationOf('date_from', '2026-01-01'), validationOf('date_to', '2026-01-02')],
      [],
    ],
    [
      'accepts a range of one day',
      'date',
      [validationOf('date_from', '2026-01-01'), validationOf('date_to', '2026-01-01')],
      [],
    ],
    [
      'refuses dates in the wrong order',
      'date',
      [validationOf('date_from', '2026-01-02'), validationOf('date_to', '2026-01-01')],
      ['error [0].value min_above_max'],
    ],
    ['accepts only a first day', 'date', [validationOf('date_from', '2026-01-01')], []],
    ['accepts only a last day', 'date', [validationOf('date_to', '2026-01-01')], []],
  ])('%s', (_, type, validations, expected) => {
    expect(findProblems(type, validations)).toEqual(addPath(expected));
  });

  it('lists every missing language of its text', () => {
    const error = { en: 'A', pl: 'A' };
    expect(findProblems('int', [validationOf('required', true), { type: 'min', value: 1, error }])).toEqual(
      addPath(['note [1].error language_missing language=de', 'note [1].error language_missing language=fr']),
    );
  });
});

function validationOf(type: Validation['type'], value: Validation['value']): Validation {
  return { type, value };
}

describe('DYN-06 the error text of a bound', () => {
  it.each<
    [string, FieldValueType, Partial<FormUiField>, Validation['type'], number, string, boolean | number]
  >([
    ['another number', 'int', {}, 'max', 500_000, 'At most 1,000,000.', 500_000],
    ['two others', 'int', {}, 'max', 500_000, 'Between 1 and 1,000,000.', true],
    ['another percentage', 'decimal', { format: 'percent' }, 'max', 0.25, 'At most 30 %.', 25],
    ['another fraction', 'decimal', { format: 'percent' }, 'max', 0.25, 'At most 0.30.', true],
    ['other years', 'int', { unit: 'years' }, 'max', 60, 'At most 8 years.', true],
    ['its number', 'int', {}, 'max', 1_000_000, 'At most 1,000,000.', false],
    ['its number in German notation', 'int', {}, 'max', 1_000_000, 'Höchstens 1.000.000 km.', false],
    ['its number in French notation', 'int', {}, 'max', 1_000_000, 'Au plus 1\u202f000\u202f000.', false],
    ['both bounds', 'int', {}, 'max', 50, 'Between 10 and 50.', false],
    ['no number', 'int', {}, 'max', 50, 'Less than that.', false],
    ['its percentage', 'decimal', { format: 'percent' }, 'max', 0.25, 'At most 25 %.', false],
    ['its fraction', 'decimal', { format: 'percent' }, 'max', 0.25, 'At most 0.25.', false],
    ['its years', 'int', { unit: 'years' }, 'max', 60, 'At most 5 years.', false],
    ['its decimal comma', 'decimal', {}, 'min', 2.5, 'Mindestens 2,5.', false],
    ['another length', 'text', {}, 'maxLength', 30, 'Use at most 40 characters.', 30],
  ])(
    'the error text of a bound has a note only if the text quotes a bound other than the configured bound: %s',
    (_, type, members, check, value, text, isNoted) => {
      const error = { de: text, en: text, fr: text, pl: text };
      const form = createFormOfField(type, { ...members, validations: [{ type: check, value, error }] });
      const noted = describeFindings(findFieldFindings(form, 'application')).filter((line) =>
        line.includes('error_names_other_bound'),
      );
      const limit = typeof isNoted === 'number' ? ` limit=${isNoted}` : '';
      expect(noted).toEqual(isNoted ? [`note ${PATH}[0].error error_names_other_bound${limit}`] : []);
    },
  );
});
