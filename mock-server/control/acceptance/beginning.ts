import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { GIVEN_WORLDS } from 'fixtures/given-worlds';
import type { GherkinStep } from './gherkin-scenarios';

export interface ScenarioBeginning {
  situation: string;
  persona?: string | undefined;
  partner?: string;
  lang?: Language;
  at?: string;
  now?: string;
}

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGES_BY_NAME = new Map(LANGUAGES.map((code) => [ENGLISH_NAMES.of(code), code]));

type StepMeaning = Partial<ScenarioBeginning> | undefined;

const SENTENCES: readonly (readonly [RegExp, (word: string, secondWord: string) => StepMeaning])[] = [
  [/^I am (\w+) in the situation "([^"]+)"$/, (persona, situation) => ({ persona, situation })],
  [
    /^(?:I am the customer in|a product owner opens) the situation "([^"]+)"/,
    (situation) => ({ situation, persona: undefined }),
  ],
  [/^it is Thursday, (\S+), and (.+)$/, (day, clause) => ({ ...meaningOf(clause), now: `${day}T09:00:00Z` })],
  [/^I visit (.+)$/, partnerCalled],
  [/^I read (\w+)$/, languageCalled],
  [/^I have an account$/, () => ({ situation: 'empty' })],
  [/^I am logged in$/, () => ({ situation: 'empty', persona: 'katrin' })],
  [/^I am at the loan request$/, () => ({ at: '/application/loan-info' })],
  [/^I open "(\/(?!\/)[^"\s]*)"$/, (path) => ({ at: path })],
];

export function findScenarioBeginning(steps: readonly GherkinStep[]): {
  beginning: ScenarioBeginning;
  metByBeginning: readonly boolean[];
} {
  const firstActionIndex = steps.findIndex(({ kind }) => kind !== 'given');
  const facts = steps
    .slice(0, firstActionIndex < 0 ? undefined : firstActionIndex)
    .map(({ text }) => meaningOf(text));
  const visitor: ScenarioBeginning = { situation: 'empty', persona: 'visitor' };
  return {
    beginning: Object.assign(visitor, ...facts.map((fact) => fact ?? {})),
    metByBeginning: facts.map((fact) => fact !== undefined),
  };
}

function meaningOf(sentence: string): StepMeaning {
  const world = GIVEN_WORLDS[sentence];
  if (world) {
    const { situation, person, partner } = world;
    return { situation, persona: person, ...(partner && { partner }) };
  }
  for (const [pattern, tell] of SENTENCES) {
    const [matchedText, word = '', secondWord = ''] = pattern.exec(sentence) ?? [];
    if (matchedText !== undefined) return tell(word, secondWord);
  }
  return undefined;
}

function languageCalled(name: string): StepMeaning {
  const lang = LANGUAGES_BY_NAME.get(name);
  return lang && { lang };
}

function partnerCalled(name: string): StepMeaning {
  const deployment = Object.values(DEPLOYMENTS).find(
    ({ partner }) => partner.parameters.display_name === name,
  );
  return deployment && { partner: deployment.id };
}
