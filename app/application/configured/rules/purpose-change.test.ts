import { describe, expect, it } from 'vitest';
import { field } from '~/configured-form/rules/testing/source';
import { textsAfterPurposeChange } from './purpose-change';

const createRangeChecks = (min: number, max: number) => [
  { type: 'min', value: min },
  { type: 'max', value: max },
];
const inYears = field({
  id: 'loanDuration',
  component: 'slider',
  value_type: 'int',
  unit: 'years',
  default: 120,
  validations: createRangeChecks(36, 240),
});
const durationInMonths = field({
  id: 'loanDuration',
  component: 'slider',
  value_type: 'int',
  unit: 'months',
  default: 48,
  validations: createRangeChecks(12, 84),
});

describe('DYN-09: textsAfterPurposeChange (values after a change of the purpose)', () => {
  it.each([
    ['60', { loanDuration: '5' }],
    ['36', { loanDuration: '3' }],
    ['240', { loanDuration: '20' }],
    ['252', { loanDuration: '10' }],
    ['30', { loanDuration: '10' }],
    ['48', { loanDuration: '10' }],
    ['viel', {}],
    ['', {}],
  ])('converts %s months to the values %o in years', (typed, texts) => {
    expect(
      textsAfterPurposeChange([durationInMonths], [inYears], {
        typed: { loanDuration: typed },
        language: 'de',
      }),
    ).toEqual(texts);
  });

  it('contains the default of a new question unless the user has answered the question', () => {
    expect(textsAfterPurposeChange([], [inYears], { typed: {}, language: 'de' })).toEqual({
      loanDuration: '10',
    });
    expect(textsAfterPurposeChange([], [inYears], { typed: { loanDuration: '7' }, language: 'de' })).toEqual(
      {},
    );
  });

  it('keeps values unchanged if nothing needs conversion', () => {
    const text = field({ id: 'reason' });
    expect(textsAfterPurposeChange([text], [text], { typed: { reason: 'Umbau' }, language: 'de' })).toEqual(
      {},
    );
  });
});
