import { describe, expect, it } from 'vitest';
import {
  enterStep,
  type FormStep,
  lastStep,
  nextStep,
  previousStep,
  STEPS,
  type Step,
  stepperOf,
} from './journey';

const ALL: readonly FormStep[] = ['loan-info', 'company-name', 'company-details'];

describe('the journey', () => {
  it('CLA-01: the stepper shows four of the five stages', () => {
    expect(STEPS).toEqual(['loan-info', 'company-name', 'company-details', 'account-creation']);
  });

  it.each<[Step, FormStep[], boolean]>([
    ['loan-info', [], true],
    ['company-name', [], false],
    ['company-name', ['loan-info'], true],
    ['company-details', ['loan-info'], false],
    ['company-details', ['company-name'], false],
    ['company-details', ['loan-info', 'company-name'], true],
    ['account-creation', ['loan-info', 'company-name'], false],
    ['account-creation', ['loan-info', 'company-name', 'company-details'], true],
  ])('CLA-01: %s after %j may be entered: %s', (step, finished, may) => {
    const entry = enterStep(step, { finished, loggedIn: false });
    expect(entry).toEqual(may ? { kind: 'stay' } : { kind: 'lead', to: '/login', reset: true });
  });

  it('CLA-01: out of order a logged-in user starts anew from the dashboard', () => {
    expect(enterStep('company-name', { finished: [], loggedIn: true })).toEqual({
      kind: 'lead',
      to: '/dashboard/applications',
      reset: true,
    });
  });

  it('CLA-12: logged-in users skip account creation, without losing what they typed', () => {
    expect(nextStep('company-details', true)).toBeNull();
    expect(nextStep('company-details', false)).toBe('account-creation');
    expect(enterStep('account-creation', { finished: [], loggedIn: true })).toEqual({
      kind: 'lead',
      to: '/dashboard/applications',
      reset: false,
    });
    expect(enterStep('account-creation', { finished: ALL, loggedIn: true })).toEqual({
      kind: 'lead',
      to: '/application/company-details',
      reset: false,
    });
  });

  it('CLA-12: the application is sent by the last step, which is the one before where there is an account', () => {
    expect(lastStep(false)).toBe('account-creation');
    expect(lastStep(true)).toBe('company-details');
  });

  it('CLA-01: back leads to the step before', () => {
    expect(previousStep('account-creation')).toBe('company-details');
    expect(previousStep('loan-info')).toBeNull();
  });

  it('CLA-01: done steps lead back, open ones nowhere', () => {
    expect(stepperOf('company-name', { finished: ['loan-info'], loggedIn: false })).toEqual([
      { step: 'loan-info', state: 'done', to: '/application/loan-info' },
      { step: 'company-name', state: 'current' },
      { step: 'company-details', state: 'open' },
      { step: 'account-creation', state: 'open' },
    ]);
  });

  it('CLA-01: a later step leads nowhere while one before it is unfinished', () => {
    const [, , details] = stepperOf('company-name', { finished: ['company-details'], loggedIn: false });
    expect(details).toEqual({ step: 'company-details', state: 'open' });
  });

  it('CLA-12: an account that exists counts as done', () => {
    expect(stepperOf('loan-info', { finished: [], loggedIn: true })[3]).toEqual({
      step: 'account-creation',
      state: 'done',
    });
  });
});
