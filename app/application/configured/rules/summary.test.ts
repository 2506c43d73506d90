import { describe, expect, it } from 'vitest';
import { fieldsOf } from '~/configured-form/rules/form';
import { readForm } from '~/configured-form/rules/read-form';
import { CONTEXT, TWO_PURPOSES } from '~/configured-form/rules/testing/source';
import { configuredSummary, pageForm } from './summary';

function form() {
  const reading = readForm(TWO_PURPOSES, CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  return reading.form;
}

describe('configuredSummary', () => {
  it.each([
    [{}, { purpose: null, amount: null, months: null }],
    [
      { allBanksLoanPurpose: 'foundation' },
      {
        purpose: 'foundation (de)',
        amount: 250_000,
        months: 120,
        unit: 'years',
      },
    ],
    [
      { allBanksLoanPurpose: 'foundation', loanSize: '300.000', loanDuration: '5' },
      { amount: 300_000, months: 60 },
    ],
    [{ allBanksLoanPurpose: 'foundation', loanSize: 'viel' }, { amount: null }],
    [{ allBanksLoanPurpose: 'devices' }, { amount: 50_000, months: null, unit: 'months' }],
  ])('DYN-09: returns purpose, amount and duration of the values %o', (typed, summary) => {
    expect(configuredSummary(form(), typed, 'de')).toMatchObject(summary);
  });
});

it('pageForm contains only the fields that the page needs', () => {
  const ids = (stepId: string) => fieldsOf(pageForm(form(), stepId).purposes[0]).map(({ id }) => id);
  expect(ids('who')).toEqual(['companyName', 'allBanksLoanPurpose', 'loanSize', 'loanDuration']);
  expect(ids('more')).toEqual(['allBanksLoanPurpose', 'loanSize', 'loanDuration', 'share', 'opening']);
});
