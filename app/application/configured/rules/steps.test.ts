import { describe, expect, it } from 'vitest';
import { canEnterPage, findOpenStep, pageAfter } from '~/application/journey/rules/journey';
import {
  currentPurposeOf,
  type DynamicForm,
  findChosenCurrency,
  visibleFieldsOf,
} from '~/configured-form/rules/form';
import { readForm } from '~/configured-form/rules/read-form';
import {
  CONTEXT,
  createFormSource,
  field,
  TWO_PURPOSES,
  VALIDATION_CONTEXT,
} from '~/configured-form/rules/testing/source';
import { controlNamesOf, hasMoreQuestions, isStepFinished, textsAfterChoice } from './steps';

function form(): DynamicForm {
  const reading = readForm(TWO_PURPOSES, CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  return reading.form;
}

const NAMED = { companyName: 'Praxis am Park' };
const DEVICES = { ...NAMED, allBanksLoanPurpose: 'devices', loanSize: '50000' };
const FOUNDATION = { ...NAMED, allBanksLoanPurpose: 'foundation', loanSize: '250000', loanDuration: '10' };
const ALL = ['who', 'what', 'more'];

function listSteps(typed: Record<string, string>, sent: string[]) {
  const steps = currentPurposeOf(form(), typed).steps.map(({ id, title }) => ({
    id,
    title,
    isFinished: isStepFinished(form(), id, { typed, sent }, VALIDATION_CONTEXT),
  }));
  return { steps };
}

describe('progress through a configured form', () => {
  it.each([
    ['who', {}, [], true],
    ['what', {}, [], false],
    ['what', NAMED, ['who'], true],
    ['more', FOUNDATION, ['who', 'what'], true],
    ['more', DEVICES, ['who', 'what'], false],
    ['nowhere', FOUNDATION, ALL, false],
    ['what', { companyName: '' }, ['who'], false],
    ['account-creation', DEVICES, ['who', 'what'], true],
    ['account-creation', DEVICES, ['who'], false],
  ])(
    'DYN-03, DYN-04: canEnterPage for the step "%s" with the values %o after the finished steps %o returns %s',
    (step, typed, sent, allowed) => {
      expect(canEnterPage(step, listSteps(typed, sent))).toBe(allowed);
    },
  );

  it('DYN-02: progress through the form counts a submitted step as finished only while its values are valid', () => {
    const changed = { ...FOUNDATION, loanSize: '5000' };
    expect(findOpenStep(listSteps(changed, ALL))).toBe('what');
    expect(findOpenStep(listSteps({ ...changed, allBanksLoanPurpose: 'devices' }, ALL))).toBeNull();
  });

  it('progress through a configured form follows the steps of the chosen purpose (DYN-09)', () => {
    expect(pageAfter('what', listSteps(FOUNDATION, ALL), false)).toBe('more');
    expect(pageAfter('what', listSteps(DEVICES, ALL), false)).toBe('check-answers');
  });
});

describe('DYN-09: change of the purpose', () => {
  it.each([
    ['the same purpose', { allBanksLoanPurpose: 'devices' }, 'devices', false],
    ['another purpose', { allBanksLoanPurpose: 'devices' }, 'foundation', true],
    ['the first chosen purpose', { allBanksLoanPurpose: 'devices' }, '', true],
    ['a form without a stated purpose', { allBanksLoanPurpose: 'devices' }, null, false],
    ['no choice yet', {}, '', false],
  ])(
    'hasMoreQuestions (whether a purpose adds questions to its step) after %s returns $3',
    (_, typed, shownFor, expected) => {
      expect(hasMoreQuestions(form(), 'what', { typed, shownFor })).toBe(expected);
    },
  );

  it('hasMoreQuestions returns false for a step that asks only for the purpose', () => {
    const asking = form();
    const [first, second] = asking.purposes;
    const formWithOnePurpose = (purpose = first) => ({
      ...purpose,
      steps: purpose.steps.map((step) => ({
        ...step,
        fields: step.fields.filter(({ id }) => id === 'allBanksLoanPurpose'),
      })),
    });
    const bare = { ...asking, purposes: [formWithOnePurpose(first), formWithOnePurpose(second)] as const };
    const typed = { allBanksLoanPurpose: 'devices' };
    for (const shownFor of ['', 'foundation']) {
      expect(hasMoreQuestions(bare, 'what', { typed, shownFor })).toBe(false);
      expect(hasMoreQuestions(bare, 'more', { typed, shownFor })).toBe(true);
    }
  });

  it('textsAfterChoice (values after the choice of a purpose) resets amounts that the new purpose does not allow', () => {
    const previousTexts = { ...FOUNDATION, loanSize: '250000' };
    const texts = { allBanksLoanPurpose: 'devices', loanSize: '250000' };
    expect(textsAfterChoice(form(), 'what', { previousTexts, texts, language: 'de' })).toMatchObject({
      loanSize: '50000',
    });
  });
});

describe("DYN-10: change of the company's country", () => {
  const askedFields = [
    { id: 'companyCountry', component: 'country', field_type: 'standard' },
    { id: 'companyType', component: 'company_type', field_type: 'standard' },
    { id: 'city', component: 'text' },
  ];
  const companyTypes = {
    DE: [
      { value: 'GMBH', label: 'GmbH' },
      { value: 'EK', label: 'e. K.' },
    ],
    CH: [{ value: 'CH_AG', label: 'AG' }],
  };
  const reading = readForm(createFormSource({ any: { where: askedFields } }), {
    ...CONTEXT,
    providers: { ...CONTEXT.providers, companyTypes },
  });

  it.each([
    ['is emptied in another country', { companyCountry: 'CH', companyType: 'GMBH' }, ''],
    ['stays in its country', { companyCountry: 'CH', companyType: 'CH_AG' }, 'CH_AG'],
    [
      'stays in its country, which has several legal forms',
      { companyCountry: 'DE', companyType: 'EK' },
      'EK',
    ],
    [
      'stays without a chosen country if the usual country has the legal form',
      { companyCountry: '', companyType: 'EK' },
      'EK',
    ],
    [
      'is emptied without a chosen country if the usual country lacks the legal form',
      { companyCountry: '', companyType: 'CH_AG' },
      '',
    ],
  ])('the chosen legal form %s', (_, chosen, companyType) => {
    if (!reading.ok) throw new Error(reading.problem.missing);
    const texts = { ...chosen, city: 'Ulm' };
    expect(textsAfterChoice(reading.form, 'where', { previousTexts: {}, texts, language: 'de' })).toEqual({
      ...texts,
      companyType,
    });
  });
});

it("DYN-05: a step submits the company's id from the search together with its name", () => {
  const fields = [field({ id: 'city' }), field({ id: 'companyName', component: 'company_search' })];
  expect(controlNamesOf(fields)).toEqual(['city', 'companyName', 'companyCreditProviderId']);
  expect(controlNamesOf([field({ id: 'city' })])).toEqual(['city']);
});

it("DYN-05: controlNamesOf returns the names of the fields, and the company's id next to its name", () => {
  const [who, what] = form().purposes[0].steps;
  expect(controlNamesOf(who?.fields ?? [])).toEqual(['companyName', 'companyCreditProviderId']);
  expect(controlNamesOf(what?.fields ?? [])).toEqual(['allBanksLoanPurpose', 'loanSize', 'loanDuration']);
});

describe('DYN-09: effect of the loan purpose on a configured form', () => {
  it('the form hides questions that follow the purpose until the purpose is chosen', () => {
    const [foundation] = form().purposes;
    const what = foundation.steps[1];
    const asked = (typed: Record<string, string>) =>
      what && visibleFieldsOf(form(), what, typed).map(({ id }) => id);
    expect(asked({})).toEqual(['allBanksLoanPurpose']);
    expect(asked({ allBanksLoanPurpose: 'foundation' })).toEqual([
      'allBanksLoanPurpose',
      'loanSize',
      'loanDuration',
    ]);
  });

  it.each([
    ['CHF', 'EUR', ['EUR', 'CHF'], 'CHF'],
    ['USD', 'EUR', ['CHF', 'EUR'], 'EUR'],
    [undefined, 'PLN', ['CHF', 'EUR'], 'CHF'],
  ])(
    'with the entered currency %s and the usual currency %s, the offered currencies %o preselect %s',
    (currency, usualCurrency, currencies, chosen) => {
      const purpose = { ...form().purposes[0], currencies };
      expect(findChosenCurrency(purpose, { currency }, usualCurrency)).toBe(chosen);
    },
  );
});
