import { describe, expect, it } from 'vitest';
import {
  firstStep,
  mayEnter,
  openStep,
  type Progress,
  pageAfter,
  pageBefore,
  pagePath,
  resultAfter,
  stepperOf,
} from './journey';

const STEPS = ['loan-info', 'company-name', 'company-details'];

function progress(finished: string[], loggedIn = false): Progress {
  const steps = STEPS.map((id) => ({ id, title: `about ${id}`, finished: finished.includes(id) }));
  return { steps, loggedIn };
}
const ALL = progress(STEPS);

describe('where an applicant may be', () => {
  it.each<[string, string[], boolean]>([
    ['loan-info', [], true],
    ['company-name', [], false],
    ['company-name', ['loan-info'], true],
    ['company-details', ['loan-info'], false],
    ['company-details', ['company-name'], false],
    ['company-details', ['loan-info', 'company-name'], true],
    ['check-answers', ['loan-info', 'company-name'], false],
    ['check-answers', STEPS, true],
    ['account-creation', ['loan-info', 'company-name'], false],
    ['account-creation', STEPS, true],
    ['nowhere', STEPS, false],
  ])('CLA-01, DYN-04: entering %s after %j: %s', (page, finished, may) => {
    expect(mayEnter(page, progress(finished))).toBe(may);
  });

  it('goes on with the first step that is open', () => {
    expect(openStep(progress(['company-name']))).toBe('loan-info');
    expect(openStep(progress(['loan-info']))).toBe('company-name');
    expect(openStep(ALL)).toBeNull();
    expect(firstStep(ALL)).toBe('loan-info');
  });
});

describe('the way', () => {
  it('CLA-01, DYN-03: leads from step to step, and from the last to the check', () => {
    expect(pageAfter('loan-info', progress(['loan-info']), false)).toBe('company-name');
    expect(pageAfter('company-details', ALL, false)).toBe('check-answers');
  });

  it('a changed answer leads back to the check, unless something is open by it', () => {
    expect(pageAfter('loan-info', ALL, true)).toBe('check-answers');
    expect(pageAfter('loan-info', progress(['loan-info', 'company-name'], true), true)).toBe(
      'company-details',
    );
  });

  it('CLA-01: back leads to the step before, from the first nowhere else', () => {
    expect(pageBefore('company-details', ALL, false)).toBe('company-name');
    expect(pageBefore('loan-info', ALL, false)).toBe('loan-info');
  });

  it('back from an answer that was to be changed leads to the check, once everything holds', () => {
    expect(pageBefore('company-details', ALL, true)).toBe('check-answers');
    expect(pageBefore('company-details', progress(['loan-info', 'company-name']), true)).toBe('company-name');
  });

  it('stands at the addresses of its kind; the answers are checked at one', () => {
    expect(pagePath('classic', 'company-name')).toBe('/application/company-name');
    expect(pagePath('dynamic', 'über uns/wo')).toBe('/application/new/%C3%BCber%20uns%2Fwo');
    expect(pagePath('classic', 'check-answers')).toBe(pagePath('dynamic', 'check-answers'));
    expect(pagePath('dynamic', 'application-result')).toBe('/application/new/application-result');
  });
});

describe('the stepper', () => {
  const states = (current: string, where: Progress) =>
    stepperOf(current, where).map(({ id, state, leadsThere }) => `${id} ${state}${leadsThere ? ' >' : ''}`);

  it('CLA-01, DYN-01: done steps lead back, open ones nowhere; the account comes last', () => {
    expect(states('company-name', progress(['loan-info']))).toEqual([
      'loan-info done >',
      'company-name current',
      'company-details open',
      'account-creation open',
    ]);
  });

  it('CLA-01: a later step leads nowhere while one before it is unfinished', () => {
    expect(states('company-name', progress(['company-details']))).toContain('company-details open');
  });

  it('CLA-12: an account that exists counts as done, and leads nowhere', () => {
    expect(states('loan-info', progress([], true)).at(-1)).toBe('account-creation done');
    expect(states('account-creation', ALL).at(-1)).toBe('account-creation current');
  });

  it('has no current step while the answers are checked', () => {
    expect(states('check-answers', ALL)).toEqual([
      ...STEPS.map((id) => `${id} done >`),
      'account-creation open',
    ]);
  });
});

it.each([
  [false, 4],
  [true, 3],
])(
  'CLA-12, DYN-03: of three steps with questions, logged in: %s, the result comes after step %d',
  (has, step) => {
    expect(resultAfter(progress([], has))).toBe(step);
  },
);
