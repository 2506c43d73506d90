import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { GIVEN_WORLDS } from 'fixtures/given-worlds';
import type { GherkinStep } from './gherkin-scenarios';

export interface ScenarioSetup {
  situation: string;
  persona?: string | undefined;
  partner?: string;
  lang?: Language;
  at?: string;
  now?: string;
}

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGES_BY_NAME = new Map(LANGUAGES.map((code) => [ENGLISH_NAMES.of(code), code]));

type SetupOfStep = Partial<ScenarioSetup> | undefined;

const STEP_PATTERNS: readonly (readonly [RegExp, (word: string, secondWord: string) => SetupOfStep])[] = [
  [/^I am (\w+) in the situation "([^"]+)"$/, (persona, situation) => ({ persona, situation })],
  [
    /^(?:I am the customer in|a product owner opens) the situation "([^"]+)"/,
    (situation) => ({ situation, persona: undefined }),
  ],
  [
    /^it is Thursday, (\S+), and (.+)$/,
    (day, otherStep) => ({ ...setupOfStep(otherStep), now: `${day}T09:00:00Z` }),
  ],
  [/^I visit (.+)$/, setupOfPartner],
  [/^I read (\w+)$/, setupOfLanguage],
  [/^I have an account$/, () => ({ situation: 'empty' })],
  [/^I am logged in$/, () => ({ situation: 'empty', persona: 'katrin' })],
  [/^I am at the loan request$/, () => ({ at: '/application/loan-info' })],
  [/^I open "(\/(?!\/)[^"\s]*)"$/, (path) => ({ at: path })],
];

export function findScenarioSetup(steps: readonly GherkinStep[]): {
  setup: ScenarioSetup;
  stepsMetBySetup: readonly boolean[];
} {
  const firstActionIndex = steps.findIndex(({ kind }) => kind !== 'given');
  const setups = steps
    .slice(0, firstActionIndex < 0 ? undefined : firstActionIndex)
    .map(({ text }) => setupOfStep(text));
  const visitor: ScenarioSetup = { situation: 'empty', persona: 'visitor' };
  return {
    setup: Object.assign(visitor, ...setups.map((partialSetup) => partialSetup ?? {})),
    stepsMetBySetup: setups.map((fact) => fact !== undefined),
  };
}

function setupOfStep(sentence: string): SetupOfStep {
  const world = GIVEN_WORLDS[sentence];
  if (world) {
    const { situation, person, partner } = world;
    return { situation, persona: person, ...(partner && { partner }) };
  }
  for (const [pattern, createSetup] of STEP_PATTERNS) {
    const [matchedText, word = '', secondWord = ''] = pattern.exec(sentence) ?? [];
    if (matchedText !== undefined) return createSetup(word, secondWord);
  }
  return undefined;
}

function setupOfLanguage(name: string): SetupOfStep {
  const lang = LANGUAGES_BY_NAME.get(name);
  return lang && { lang };
}

function setupOfPartner(name: string): SetupOfStep {
  const deployment = Object.values(DEPLOYMENTS).find(
    ({ partner }) => partner.parameters.display_name === name,
  );
  return deployment && { partner: deployment.id };
}
