import { describe, expect, it } from 'vitest';
import { mayEnter, openStep, pageAfter } from '~/application/journey/rules/journey';
import { chosenCurrency, type DynamicForm, shownFields, shownPurpose } from '~/configured-form/rules/form';
import { readForm } from '~/configured-form/rules/read-form';
import { CONTEXT, field, JUDGING, source, TWO_PURPOSES } from '~/configured-form/rules/testing/source';
import { asksForMore, controlNames, isFinished, textsAfterChoice } from './steps';

function form(): DynamicForm {
  const reading = readForm(TWO_PURPOSES, CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  return reading.form;
}

const NAMED = { companyName: 'Praxis am Park' };
const DEVICES = { ...NAMED, allBanksLoanPurpose: 'devices', loanSize: '50000' };
const FOUNDATION = { ...NAMED, allBanksLoanPurpose: 'foundation', loanSize: '250000', loanDuration: '10' };
const ALL = ['who', 'what', 'more'];

/** Where somebody stands who has typed and sent this. */
function stepsOf(typed: Record<string, string>, sent: string[]) {
  const steps = shownPurpose(form(), typed).steps.map(({ id, title }) => ({
    id,
    title,
    finished: isFinished(form(), id, { typed, sent }, JUDGING),
  }));
  return { steps };
}

describe('where an applicant may be', () => {
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
  ])('DYN-03, DYN-04: entering %s with %o after %o: %s', (step, typed, sent, allowed) => {
    expect(mayEnter(step, stepsOf(typed, sent))).toBe(allowed);
  });

  it('DYN-02: a step that was sent counts only while it holds', () => {
    const changed = { ...FOUNDATION, loanSize: '5000' };
    expect(openStep(stepsOf(changed, ALL))).toBe('what');
    expect(openStep(stepsOf({ ...changed, allBanksLoanPurpose: 'devices' }, ALL))).toBeNull();
  });

  it('goes on by the purpose’s own steps (DYN-09)', () => {
    expect(pageAfter('what', stepsOf(FOUNDATION, ALL), false)).toBe('more');
    expect(pageAfter('what', stepsOf(DEVICES, ALL), false)).toBe('check-answers');
  });
});

describe('DYN-09: a choice on which the rest depends', () => {
  it.each([
    ['the same purpose', { allBanksLoanPurpose: 'devices' }, 'devices', false],
    ['another one', { allBanksLoanPurpose: 'devices' }, 'foundation', true],
    ['the first one', { allBanksLoanPurpose: 'devices' }, '', true],
    ['a form that does not say', { allBanksLoanPurpose: 'devices' }, null, false],
    ['none yet', {}, '', false],
  ])('%s', (_, typed, shownFor, asks) => {
    expect(asksForMore(form(), 'what', { typed, shownFor })).toBe(asks);
  });

  it('is no reason to ask again where nothing else is asked', () => {
    const asking = form();
    const [first, second] = asking.purposes;
    const alone = (purpose = first) => ({
      ...purpose,
      steps: purpose.steps.map((step) => ({
        ...step,
        fields: step.fields.filter(({ id }) => id === 'allBanksLoanPurpose'),
      })),
    });
    const bare = { ...asking, purposes: [alone(first), alone(second)] as const };
    const typed = { allBanksLoanPurpose: 'devices' };
    for (const shownFor of ['', 'foundation']) {
      expect(asksForMore(bare, 'what', { typed, shownFor })).toBe(false);
      expect(asksForMore(bare, 'more', { typed, shownFor })).toBe(true);
    }
  });

  it('begins the figures of the new purpose anew, where it does not allow what was typed', () => {
    const before = { ...FOUNDATION, loanSize: '250000' };
    const texts = { allBanksLoanPurpose: 'devices', loanSize: '250000' };
    expect(textsAfterChoice(form(), 'what', { before, texts, language: 'de' })).toMatchObject({
      loanSize: '50000',
    });
  });
});

describe('DYN-10: a country on which the legal forms depend', () => {
  const asked = [
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
  const reading = readForm(source({ any: { where: asked } }), {
    ...CONTEXT,
    providers: { ...CONTEXT.providers, companyTypes },
  });

  it.each([
    ['is emptied in another country', { companyCountry: 'CH', companyType: 'GMBH' }, ''],
    ['stays in its country', { companyCountry: 'CH', companyType: 'CH_AG' }, 'CH_AG'],
    ['stays in its country, where there are more', { companyCountry: 'DE', companyType: 'EK' }, 'EK'],
    ['is one of the usual country where none is chosen', { companyCountry: '', companyType: 'EK' }, 'EK'],
    ['is emptied where none is chosen and it is foreign', { companyCountry: '', companyType: 'CH_AG' }, ''],
  ])('a legal form %s', (_, chosen, companyType) => {
    if (!reading.ok) throw new Error(reading.problem.missing);
    const texts = { ...chosen, city: 'Ulm' };
    expect(textsAfterChoice(reading.form, 'where', { before: {}, texts, language: 'de' })).toEqual({
      ...texts,
      companyType,
    });
  });
});

it('DYN-05: the search’s id comes with the company’s name, whatever else a step asks', () => {
  const fields = [field({ id: 'city' }), field({ id: 'companyName', component: 'company_search' })];
  expect(controlNames(fields)).toEqual(['city', 'companyName', 'companyCreditProviderId']);
  expect(controlNames([field({ id: 'city' })])).toEqual(['city']);
});

it('DYN-05: a step has its fields’ controls, and the search’s id with the company’s name', () => {
  const [who, what] = form().purposes[0].steps;
  expect(controlNames(who?.fields ?? [])).toEqual(['companyName', 'companyCreditProviderId']);
  expect(controlNames(what?.fields ?? [])).toEqual(['allBanksLoanPurpose', 'loanSize', 'loanDuration']);
});

describe('DYN-09: what a purpose decides', () => {
  it('asks for nothing behind the purpose before it is chosen', () => {
    const [foundation] = form().purposes;
    const what = foundation.steps[1];
    const asked = (typed: Record<string, string>) =>
      what && shownFields(form(), what, typed).map(({ id }) => id);
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
  ])('currency %s, usually %s, of %o is %s', (currency, usual, currencies, chosen) => {
    const purpose = { ...form().purposes[0], currencies };
    expect(chosenCurrency(purpose, { currency }, usual)).toBe(chosen);
  });
});
