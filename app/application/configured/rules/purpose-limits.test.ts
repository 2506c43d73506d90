import { describe, expect, it } from 'vitest';
import { readForm } from '~/configured-form/rules/read-form';
import { CONTEXT, createFormSource, PURPOSE } from '~/configured-form/rules/testing/source';
import { purposeLimitsOf } from './purpose-limits';

type Rules = Record<'min' | 'max', number>;

const rules = ({ min, max }: Partial<Rules>) =>
  Object.entries({ min, max }).flatMap(([type, value]) => (value === undefined ? [] : [{ type, value }]));

function limitsOf(amount: Partial<Rules>, duration: Partial<Rules>, component = 'slider', unit = 'years') {
  const standard = { field_type: 'standard', value_type: 'int', component } as const;
  const fields = [
    PURPOSE,
    { id: 'loanSize', format: 'currency' as const, validations: rules(amount), ...standard },
    { id: 'loanDuration', unit: unit as 'years', validations: rules(duration), ...standard },
  ];
  const reading = readForm(createFormSource({ foundation: { what: fields } }), CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  return purposeLimitsOf(reading.form.purposes[0]);
}

describe('purposeLimitsOf (amounts and durations of a loan purpose)', () => {
  it.each([
    [
      { min: 80_000, max: 500_000 },
      { min: 36, max: 240 },
      'years',
      80_000,
      { from: 3, to: 20, unit: 'years' },
    ],
    [{ min: 5_000, max: 9_000 }, { min: 12, max: 84 }, 'months', 5_000, { from: 12, to: 84, unit: 'months' }],
    [{ min: 5_000, max: 9_000 }, { min: 6, max: 84 }, 'years', 5_000, { from: 6, to: 84, unit: 'months' }],
  ])(
    'DYN-05: returns smallest amount and range of terms of an amount slider %o and a duration slider %o in %s',
    (amount, duration, unit, from, term) => {
      expect(limitsOf(amount, duration, 'slider', unit)).toEqual({ amountFrom: from, term });
    },
  );

  it('returns the configured bounds of number fields, and null for missing bounds', () => {
    expect(limitsOf({ min: 80_000 }, { min: 36, max: 240 }, 'number')).toEqual({
      amountFrom: 80_000,
      term: { from: 3, to: 20, unit: 'years' },
    });
    expect(limitsOf({ max: 80_000 }, { max: 240 }, 'number')).toEqual({ amountFrom: null, term: null });
  });

  it('returns null for a minimum amount of zero and for a range with a single term', () => {
    expect(limitsOf({ min: 0, max: 9 }, { min: 36, max: 36 }, 'number')).toEqual({
      amountFrom: null,
      term: null,
    });
  });
});
