import { describe, expect, test } from 'vitest';
import type { GherkinScenario } from './gherkin-scenarios';
import { calculateStepProgress } from './progress';

const SUBMIT_SCENARIO: GherkinScenario = {
  key: 'key',
  name: 'I submit',
  place: 'features/x.feature:3',
  tags: [],
  steps: [
    { kind: 'given', text: 'an application that is complete' },
    { kind: 'when', text: 'I open it' },
    { kind: 'when', text: 'I submit it' },
    { kind: 'outcome', text: 'it is in review' },
    { kind: 'when', text: 'I log out' },
  ],
  recording: {
    passed: true,
    ranAt: '2026-03-02T09:00:00Z',
    world: '',
    email: null,
    partner: 'demo',
    at: '/',
    calls: [['getApplication'], ['validateNextStatus', 'changeStatus'], [], ['logout']],
  },
};

describe('SIM-14 progress in an acceptance scenario', () => {
  test.each([
    ['no call', [], 'x....'],
    ['the calls of the page', ['getApplication', 'listSignatories'], 'xx...'],
    ['the check before the submission', ['getApplication', 'validateNextStatus'], 'xx...'],
    ['the calls of the submission', ['getApplication', 'validateNextStatus', 'changeStatus'], 'xxxx.'],
    [
      'the calls of a step in another order',
      ['getApplication', 'changeStatus', 'validateNextStatus'],
      'xxxx.',
    ],
    ['a submission before the page', ['changeStatus', 'getApplication', 'validateNextStatus'], 'xx...'],
    [
      'all calls',
      ['getApplication', 'validateNextStatus', 'changeStatus', 'getApplication', 'logout'],
      'xxxxx',
    ],
  ])('ticks the completed steps after %s', (_, made, expected) => {
    const ticks = calculateStepProgress(SUBMIT_SCENARIO, made).map(({ isDone }) => (isDone ? 'x' : '.'));
    expect(ticks.join('')).toBe(expected);
  });

  test.each([
    ['only steps that the start covers', 0, 'x.....'],
    ['manually ticked steps', 3, 'xxx...'],
  ])('ticks steps of a scenario that was never recorded: %s', (_, ticked, expected) => {
    const steps = [
      { kind: 'given' as const, text: 'an application of which nothing is missing' },
      { kind: 'given' as const, text: 'it rains' },
      ...SUBMIT_SCENARIO.steps.slice(1),
    ];
    const done = calculateStepProgress(
      { ...SUBMIT_SCENARIO, steps, recording: null },
      ['getApplication'],
      ticked,
    );
    expect(done.map((step) => (step.isDone ? 'x' : '.')).join('')).toBe(expected);
  });

  test('detects a manually ticked step when the user does the step later', () => {
    const done = calculateStepProgress(SUBMIT_SCENARIO, ['validateNextStatus', 'changeStatus'], 2);
    expect(done.map((step) => step.isDone)).toEqual([true, true, true, true, false]);
  });

  const ENTRANCE_CALLS = [
    'getConfig',
    'getProfile',
    'login',
    'getPartnerConfig',
    'getApplication',
    'getApplication',
  ];

  test.each([
    [
      'ticks the step of a logged-in user without login and cached calls',
      'katrin@example.com',
      ['getApplication'],
      true,
    ],
    ['does not tick the step of a visitor without a login', null, ['getApplication'], false],
    ['ticks the step of a visitor who has logged in', null, ['getProfile', 'login', 'getApplication'], true],
  ])('%s', (_, email, made, expected) => {
    const { recording } = SUBMIT_SCENARIO;
    const recorded = recording && { ...recording, email, calls: [ENTRANCE_CALLS] };
    expect(calculateStepProgress({ ...SUBMIT_SCENARIO, recording: recorded }, made)[1]?.isDone).toBe(
      expected,
    );
  });

  test('ticks a step that was not detected if the user ticks it manually', () => {
    expect(calculateStepProgress(SUBMIT_SCENARIO, [], 2).map(({ isDone }) => isDone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
