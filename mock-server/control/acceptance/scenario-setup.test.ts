import { GIVEN_WORLDS } from 'fixtures/given-worlds';
import { findScenario } from 'fixtures/worlds';
import { describe, expect, test } from 'vitest';
import { listGherkinFeatures } from './gherkin-scenarios';
import { findScenarioSetup } from './scenario-setup';

const givenSteps = (...texts: string[]) => texts.map((text) => ({ kind: 'given' as const, text }));

describe('SIM-14 start of an acceptance scenario from its Given steps', () => {
  test.each([
    [[], { situation: 'empty', persona: 'visitor' }, []],
    [['a company with three representatives'], { situation: 'representatives', persona: 'katrin' }, [true]],
    [
      ['I sell invoices abroad too'],
      { situation: 'factoring-limits', persona: 'henrik', partner: 'factoring' },
      [true],
    ],
    [['I am jonas in the situation "signing"'], { situation: 'signing', persona: 'jonas' }, [true]],
    [
      ['I am the customer in the situation "documents"'],
      { situation: 'documents', persona: undefined },
      [true],
    ],
    [
      ['it is Thursday, 2026-03-26, and an application of which nothing is missing'],
      { situation: 'ready-to-submit', persona: 'katrin', now: '2026-03-26T09:00:00Z' },
      [true],
    ],
    [
      ['I visit Seefeld Kredit', 'I read French', 'I am at the loan request'],
      { situation: 'empty', persona: 'visitor', partner: 'swiss', lang: 'fr', at: '/application/loan-info' },
      [true, true, true],
    ],
    [
      ['I am logged in', 'the list of applications answers a server error'],
      { situation: 'empty', persona: 'katrin' },
      [true, false],
    ],
    [['I visit an unknown partner'], { situation: 'empty', persona: 'visitor' }, [false]],
    [['I open "//evil.example"'], { situation: 'empty', persona: 'visitor' }, [false]],
  ])('the start of a scenario for the steps %j is %j', (texts, setup, stepsMetBySetup) => {
    expect(findScenarioSetup(givenSteps(...texts))).toEqual({ setup, stepsMetBySetup });
  });

  test('ignores a Given step after a When step', () => {
    const steps = [
      { kind: 'when' as const, text: 'I look around' },
      ...givenSteps('an application in review'),
    ];
    expect(findScenarioSetup(steps)).toMatchObject({
      setup: { situation: 'empty' },
      stepsMetBySetup: [],
    });
  });

  test.each(Object.entries(GIVEN_WORLDS))(
    'the start of a scenario for the step “%s” is an existing simulator scenario of the expected partner',
    (_, world) => {
      const scenario = findScenario(world.situation);
      expect(scenario).toBeDefined();
      expect(scenario?.partner).toBe(world.partner ?? 'demo');
    },
  );

  test('covers all Given steps of more than 60 percent of the scenarios', () => {
    const scenarios = listGherkinFeatures().flatMap((feature) => feature.scenarios);
    const whole = scenarios.filter(({ steps }) => findScenarioSetup(steps).stepsMetBySetup.every(Boolean));
    expect(whole.length / scenarios.length).toBeGreaterThan(0.6);
    for (const { steps } of scenarios) {
      expect(findScenario(findScenarioSetup(steps).setup.situation)).toBeDefined();
    }
  });
});
