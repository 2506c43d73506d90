import { describe, expect, it } from 'vitest';
import {
  enterPlace,
  type FormStep,
  nextPlace,
  type Place,
  placeAfterChange,
  previousPlace,
  resultAfter,
  STEPS,
  sendingPlace,
  stepperOf,
} from './journey';

const ALL: readonly FormStep[] = ['loan-info', 'company-name', 'company-details'];

describe('the journey', () => {
  it('CLA-01: the stepper shows four of the five stages', () => {
    expect(STEPS).toEqual(['loan-info', 'company-name', 'company-details', 'account-creation']);
  });

  it.each<[Place, FormStep[], boolean]>([
    ['loan-info', [], true],
    ['company-name', [], false],
    ['company-name', ['loan-info'], true],
    ['company-details', ['loan-info'], false],
    ['company-details', ['company-name'], false],
    ['company-details', ['loan-info', 'company-name'], true],
    ['check-answers', ['loan-info', 'company-name'], false],
    ['check-answers', ['loan-info', 'company-name', 'company-details'], true],
    ['account-creation', ['loan-info', 'company-name'], false],
    ['account-creation', ['loan-info', 'company-name', 'company-details'], true],
  ])('CLA-01: %s after %j may be entered: %s', (step, finished, may) => {
    const entry = enterPlace(step, { finished, loggedIn: false });
    expect(entry).toEqual(may ? { kind: 'stay' } : { kind: 'lead', to: '/login', reset: true });
  });

  it('CLA-01: out of order a logged-in user starts anew from the dashboard', () => {
    expect(enterPlace('company-name', { finished: [], loggedIn: true })).toEqual({
      kind: 'lead',
      to: '/dashboard/applications',
      reset: true,
    });
  });

  it('CLA-12: logged-in users skip account creation, without losing what they typed', () => {
    expect(nextPlace('check-answers', true)).toBeNull();
    expect(nextPlace('check-answers', false)).toBe('account-creation');
    expect(enterPlace('account-creation', { finished: [], loggedIn: true })).toEqual({
      kind: 'lead',
      to: '/dashboard/applications',
      reset: false,
    });
    expect(enterPlace('account-creation', { finished: ALL, loggedIn: true })).toEqual({
      kind: 'lead',
      to: '/application/check-answers',
      reset: false,
    });
  });

  it('CLA-12: the application is sent with the account, or where there is one by the check of the answers', () => {
    expect(sendingPlace(false)).toBe('account-creation');
    expect(sendingPlace(true)).toBe('check-answers');
    expect(nextPlace('company-details', true)).toBe('check-answers');
    expect(nextPlace('account-creation', false)).toBeNull();
  });

  it('a changed answer leads back to the check, unless something is open by it', () => {
    expect(placeAfterChange({ finished: ALL, loggedIn: false })).toBe('check-answers');
    expect(placeAfterChange({ finished: ['loan-info', 'company-name'], loggedIn: true })).toBe(
      'company-details',
    );
  });

  it('CLA-01: back leads to the page before', () => {
    expect(previousPlace('account-creation')).toBe('check-answers');
    expect(previousPlace('check-answers')).toBe('company-details');
    expect(previousPlace('loan-info')).toBeNull();
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

it.each([
  [3, false, 4],
  [3, true, 3],
  [4, false, 5],
])(
  'CLA-12, DYN-03: after %d steps with questions, logged in: %s, the result comes after step %d',
  (steps, loggedIn, step) => {
    expect(resultAfter(steps, loggedIn)).toBe(step);
  },
);
