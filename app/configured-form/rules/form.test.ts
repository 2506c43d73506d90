import { describe, expect, it } from 'vitest';
import {
  createStartingTexts,
  currentPurposeOf,
  type DynamicForm,
  durationUnitOf,
  fieldsOfPurpose,
  findChosenPurpose,
  visibleFieldsOfStep,
} from './form';
import { readForm } from './read-form';
import { CONTEXT, createFormSource, field, PURPOSE, TWO_PURPOSES } from './testing/source';

function formOf(...sent: Parameters<typeof createFormSource>): DynamicForm {
  const reading = readForm(createFormSource(...sent), CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  return reading.form;
}

const CITY = { id: 'city', component: 'text' };
const STREET = { id: 'street', component: 'text' };

describe('DYN-09: chosen purpose', () => {
  const asking = { what: [CITY, PURPOSE, STREET] };
  const silent = { what: [CITY, STREET] };

  it.each([
    [
      'is null before the question for the purpose is answered',
      formOf({ one: asking, two: asking }),
      {},
      undefined,
    ],
    [
      'is the answer to the question for the purpose',
      formOf({ one: asking, two: asking }),
      { allBanksLoanPurpose: 'two' },
      'two',
    ],
    [
      'is null for an unknown purpose',
      formOf({ one: asking, two: asking }),
      { allBanksLoanPurpose: 'x' },
      undefined,
    ],
    ['is the only purpose, even with a question for the purpose', formOf({ one: asking }), {}, 'one'],
    [
      'is the first purpose without a question for the purpose',
      formOf({ one: silent, two: silent }),
      {},
      'one',
    ],
    ['is the only purpose without a question for the purpose', formOf({ one: silent }), {}, 'one'],
  ])('%s', (_, form, typed, name) => {
    expect(findChosenPurpose(form, typed)?.name).toBe(name);
    expect(currentPurposeOf(form, typed).name).toBe(name ?? 'one');
  });

  it.each([
    ['all up to the question for the purpose', 'what', {}, ['city', 'allBanksLoanPurpose']],
    ['all of a step without the question for the purpose', 'where', {}, ['street']],
    [
      'all, once the purpose is chosen',
      'what',
      { allBanksLoanPurpose: 'two' },
      ['city', 'allBanksLoanPurpose', 'zip'],
    ],
    ['none of an unknown step', 'when', {}, []],
  ])('the chosen purpose determines which fields a step shows: %s', (_, step, typed, ids) => {
    const steps = { what: [CITY, PURPOSE, { id: 'zip', component: 'text' }], where: [STREET] };
    expect(visibleFieldsOfStep(formOf({ one: steps, two: steps }), step, typed).map(({ id }) => id)).toEqual(
      ids,
    );
  });
});

it('durationUnitOf returns the unit of the duration field, or months without such a field', () => {
  const duration = (settings: object) =>
    formOf({ any: { one: [{ id: 'loanDuration', component: 'number', value_type: 'int', ...settings }] } })
      .purposes[0];
  expect(durationUnitOf(duration({ unit: 'years' }))).toBe('years');
  expect(durationUnitOf(duration({ unit: 'months' }))).toBe('months');
  expect(durationUnitOf(duration({}))).toBe('months');
  expect(durationUnitOf(duration({ component: 'text', value_type: 'text' }))).toBe('months');
  expect(durationUnitOf(formOf({ any: { one: [CITY] } }).purposes[0])).toBe('months');
});

describe('DYN-05: createStartingTexts (initial values of a form)', () => {
  it('contains the defaults of fields, and nothing for a field without a default', () => {
    const reading = readForm(TWO_PURPOSES, CONTEXT);
    if (!reading.ok) throw new Error(reading.problem.missing);
    expect(createStartingTexts(fieldsOfPurpose(reading.form.purposes[0]))).toEqual({
      loanSize: '250000',
      loanDuration: '10',
    });
  });

  it('selects in the second list of options a default that is no quick pick', () => {
    const quickPicks = field({
      component: 'quick_picks',
      default: 'b',
      grouped_values: [
        { label: 'Häufig', values: [{ key: 'a', label: 'A' }] },
        { label: 'Weitere', values: [{ key: 'b', label: 'B' }] },
      ],
    });
    expect(createStartingTexts([quickPicks, field({ id: 'city' })])).toEqual({
      answer: '__other',
      x_answer_oo: 'b',
    });
  });
});
