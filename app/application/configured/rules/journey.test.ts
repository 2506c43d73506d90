import { describe, expect, it } from 'vitest';
import { chosenCurrency, type DynamicForm, shownFields } from '~/configured-form/rules/form';
import { readForm } from '~/configured-form/rules/read-form';
import { CONTEXT, JUDGING, TWO_PURPOSES } from '~/configured-form/rules/testing/source';
import { dynamicStepper, mayEnter, openStepOf, progressOf, stepAfter, stepBefore } from './journey';

function form(): DynamicForm {
  const reading = readForm(TWO_PURPOSES, CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  return reading.form;
}

const NAMED = { companyName: 'Praxis am Park' };
const DEVICES = { ...NAMED, allBanksLoanPurpose: 'devices', loanSize: '50000' };
const FOUNDATION = { ...NAMED, allBanksLoanPurpose: 'foundation', loanSize: '250000', loanDuration: '10' };
const ALL = ['who', 'what', 'more'];

const progress = (typed: Record<string, string>, sent: string[], loggedIn = false) =>
  progressOf(form(), { typed, sent, loggedIn }, JUDGING);

describe('where an applicant may be', () => {
  it.each([
    ['who', {}, [], true],
    ['what', {}, [], false],
    ['what', NAMED, ['who'], true],
    ['more', FOUNDATION, ['who', 'what'], true],
    ['more', DEVICES, ['who', 'what'], false],
    ['nowhere', FOUNDATION, ALL, false],
    ['what', { companyName: '' }, ['who'], false],
  ])('DYN-04: entering %s with %o after %o: %s', (step, typed, sent, allowed) => {
    expect(mayEnter(step, progress(typed, sent))).toBe(allowed);
  });

  it('DYN-03: account creation comes after the last configured step, and never for who is logged in', () => {
    expect(mayEnter('account-creation', progress(DEVICES, ['who', 'what']))).toBe(true);
    expect(mayEnter('account-creation', progress(DEVICES, ['who']))).toBe(false);
    expect(mayEnter('account-creation', progress(DEVICES, ['who', 'what'], true))).toBe(false);
  });

  it('DYN-02: a step that was sent counts only while it holds', () => {
    const changed = { ...FOUNDATION, loanSize: '5000' };
    expect(openStepOf(progress(changed, ALL))).toBe('what');
    expect(openStepOf(progress({ ...changed, allBanksLoanPurpose: 'devices' }, ALL))).toBeNull();
  });

  it('goes on and back by the purpose’s own steps (DYN-09)', () => {
    expect([stepAfter('what', progress(FOUNDATION, ALL)), stepAfter('what', progress(DEVICES, ALL))]).toEqual(
      ['more', null],
    );
    expect([
      stepBefore('who', progress({}, [])),
      stepBefore('account-creation', progress(DEVICES, ALL)),
    ]).toEqual([null, 'what']);
  });
});

describe('the stepper', () => {
  it('DYN-01: shows every step, the configured and the two fixed ones', () => {
    const entries = dynamicStepper('what', progress(NAMED, ['who']));
    expect(entries.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'who done',
      'what current',
      'more open',
      'account-creation open',
      'application-result open',
    ]);
    expect(entries[0]?.to).toBe('/application/new/who');
  });

  it('counts the account of who is logged in as done', () => {
    expect(dynamicStepper(null, progress(DEVICES, ALL, true)).at(-2)).toMatchObject({ state: 'done' });
  });
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
