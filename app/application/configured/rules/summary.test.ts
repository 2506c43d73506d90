import { describe, expect, it } from 'vitest';
import { fieldsOfPurpose } from '~/configured-form/rules/form';
import { readForm } from '~/configured-form/rules/read-form';
import {
  CONTEXT,
  createFormSource,
  PURPOSE,
  TWO_PURPOSES,
  WORDS,
} from '~/configured-form/rules/testing/source';
import { findLaterAmountStep, formOfPage, summarizeConfiguredForm, summarizeShortAnswers } from './summary';

function form() {
  const reading = readForm(TWO_PURPOSES, CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  return reading.form;
}

describe('summarizeConfiguredForm (summary of the typed values)', () => {
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
    expect(summarizeConfiguredForm(form(), typed, 'de')).toMatchObject(summary);
  });
});

it('formOfPage contains only the fields of the steps that the page shows', () => {
  const ids = (stepId: string) => fieldsOfPurpose(formOfPage(form(), stepId).purposes[0]).map(({ id }) => id);
  expect(ids('who')).toEqual(['companyName', 'allBanksLoanPurpose', 'loanSize', 'loanDuration']);
  expect(ids('more')).toEqual(['allBanksLoanPurpose', 'loanSize', 'loanDuration', 'share', 'opening']);
});

function practice() {
  const standard = { field_type: 'standard' } as const;
  const of = (id: string, ui: object = {}) => ({ id, component: 'text', ...ui }) as const;
  const reading = readForm(
    createFormSource({
      foundation: {
        practice: [
          of('kind', { component: 'radio', label: 'Art', values: [{ key: 'group', label: 'Gemeinschaft' }] }),
          of('story', { component: 'textarea' }),
          of('street', standard),
          of('companyPostCode', standard),
          of('companyLocation', { ...standard, label: 'Ort' }),
          of('has_rooms', { component: 'checkbox', value_type: 'boolean' }),
        ],
        loan: [
          PURPOSE,
          of('loanSize', { ...standard, component: 'number', value_type: 'int' }),
          of('own', {
            component: 'number',
            value_type: 'int',
            format: 'currency',
            precision: 0,
            label: 'Eigenmittel',
          }),
        ],
        project: [of('opening', { component: 'date', value_type: 'date', label: 'Eröffnung' })],
      },
    }),
    CONTEXT,
  );
  if (!reading.ok) throw new Error(reading.problem.missing);
  return reading.form;
}

describe('summarizeShortAnswers (answers beside the wizard)', () => {
  const shown = { answerTexts: WORDS, country: 'DE' };

  it.each([
    [{}, []],
    [{ kind: 'group' }, ['practice: Art = Gemeinschaft']],
    [{ kind: 'invented', opening: '31.02.2027', own: 'viel' }, []],
    [{ companyLocation: 'München' }, ['practice: Ort = München']],
    [
      { companyPostCode: '80331', companyLocation: 'München', own: '40000', opening: '1.10.2027' },
      ['practice: Ort = 80331 München', 'loan: Eigenmittel = 40.000 €', 'project: Eröffnung = 01.10.2027'],
    ],
    [
      {
        story: 'Hausarzt',
        street: 'Parkallee',
        has_rooms: 'on',
        loanSize: '5',
        allBanksLoanPurpose: 'foundation',
      },
      [],
    ],
  ])('DYN-01: returns for the values %o the readable answers that fit on one line', (typed, answers) => {
    const texts = summarizeShortAnswers(practice(), typed, shown).map(
      ({ step, label, value }) => `${step}: ${label} = ${value.replaceAll(/\s/g, ' ')}`,
    );
    expect(texts).toEqual(answers);
  });
});

it.each([
  ['practice', 2],
  ['loan', null],
  ['project', null],
])(
  'findLaterAmountStep for the step %s returns the number of the later step that asks for the amount: %s',
  (step, expectedStep) => {
    expect(findLaterAmountStep(practice(), {}, step)).toBe(expectedStep);
  },
);
