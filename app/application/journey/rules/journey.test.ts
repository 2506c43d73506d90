import { describe, expect, it } from 'vitest';
import {
  canEnterPage,
  findFirstStep,
  findOpenStep,
  type Progress,
  pageAfter,
  pageBefore,
  pagePath,
  resultPositionOf,
  stepperEntriesOf,
} from './journey';

const STEPS = ['loan-info', 'company-name', 'company-details'];

function progress(finished: string[], loggedIn = false): Progress {
  const steps = STEPS.map((id) => ({ id, title: `about ${id}`, isFinished: finished.includes(id) }));
  return { steps, loggedIn };
}
const ALL = progress(STEPS);

describe('access to wizard steps', () => {
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
  ])(
    'CLA-01, DYN-04: canEnterPage for the step "%s" after the finished steps %j returns %s',
    (page, finished, canEnter) => {
      expect(canEnterPage(page, progress(finished))).toBe(canEnter);
    },
  );

  it('the wizard redirects from a locked step to the first unfinished step', () => {
    expect(findOpenStep(progress(['company-name']))).toBe('loan-info');
    expect(findOpenStep(progress(['loan-info']))).toBe('company-name');
    expect(findOpenStep(ALL)).toBeNull();
    expect(findFirstStep(ALL)).toBe('loan-info');
  });
});

describe('order of wizard pages', () => {
  it('CLA-01, DYN-03: the wizard continues from step to step, and from the last to the check page', () => {
    expect(pageAfter('loan-info', progress(['loan-info']), false)).toBe('company-name');
    expect(pageAfter('company-details', ALL, false)).toBe('check-answers');
  });

  it('the wizard returns to the check page after an edited answer, unless another step is unfinished', () => {
    expect(pageAfter('loan-info', ALL, true)).toBe('check-answers');
    expect(pageAfter('loan-info', progress(['loan-info', 'company-name'], true), true)).toBe(
      'company-details',
    );
  });

  it('CLA-01: links back to the previous step, and has no back link on the first step', () => {
    expect(pageBefore('company-details', ALL, false)).toBe('company-name');
    expect(pageBefore('loan-info', ALL, false)).toBe('loan-info');
  });

  it('links back to the check page while an answer is edited, once all steps are valid', () => {
    expect(pageBefore('company-details', ALL, true)).toBe('check-answers');
    expect(pageBefore('company-details', progress(['loan-info', 'company-name']), true)).toBe('company-name');
  });

  it('The wizard has separate step URLs for the classic and the configured form, but one check page', () => {
    expect(pagePath('classic', 'company-name')).toBe('/application/company-name');
    expect(pagePath('dynamic', 'über uns/wo')).toBe('/application/new/%C3%BCber%20uns%2Fwo');
    expect(pagePath('classic', 'check-answers')).toBe(pagePath('dynamic', 'check-answers'));
    expect(pagePath('dynamic', 'application-result')).toBe('/application/new/application-result');
  });
});

describe('stepper of the application wizard', () => {
  const states = (current: string, where: Progress) =>
    stepperEntriesOf(current, where).map(
      ({ id, state, isReachable }) => `${id} ${state}${isReachable ? ' >' : ''}`,
    );

  it('CLA-01, DYN-01: links finished steps but not unfinished ones, with the account as the last step', () => {
    expect(states('company-name', progress(['loan-info']))).toEqual([
      'loan-info done >',
      'company-name current',
      'company-details open',
      'account-creation open',
    ]);
  });

  it('CLA-01: the stepper does not link a step after an unfinished one', () => {
    expect(states('company-name', progress(['company-details']))).toContain('company-details open');
  });

  it('CLA-12: the stepper shows the account of a logged-in user as done, without a link', () => {
    expect(states('loan-info', progress([], true)).at(-1)).toBe('account-creation done');
    expect(states('account-creation', ALL).at(-1)).toBe('account-creation current');
  });

  it('the stepper marks no current step on the check page', () => {
    expect(states('check-answers', ALL)).toEqual([
      ...STEPS.map((id) => `${id} done >`),
      'account-creation open',
    ]);
  });
});

it.each([
  [false, 4],
  [true, 3],
])('CLA-12, DYN-03: resultPositionOf for three steps (user logged in: %s) returns step %d', (has, step) => {
  expect(resultPositionOf(progress([], has))).toBe(step);
});
