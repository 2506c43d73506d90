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

const SENTENCES: readonly (readonly [RegExp, (word: string, second: string) => StepMeaning])[] = [
  [/^I am (\w+) in the situation "([^"]+)"$/, (persona, situation) => ({ persona, situation })],
  [
    /^(?:I am the customer in|a product owner opens) the situation "([^"]+)"/,
    (situation) => ({ situation, persona: undefined }),
  ],
  [/^it is Thursday, (\S+), and (.+)$/, (day, rest) => ({ ...meaningOf(rest), now: `${day}T09:00:00Z` })],
  [/^I visit (.+)$/, partnerCalled],
  [/^I read (\w+)$/, languageCalled],
  [/^I have an account$/, () => ({ situation: 'empty' })],
  [/^I am logged in$/, () => ({ situation: 'empty', persona: 'katrin' })],
  [/^I am at the loan request$/, () => ({ at: '/application/loan-info' })],
  [/^I open "(\/(?!\/)[^"\s]*)"$/, (at) => ({ at })],
];

export function findScenarioBeginning(steps: readonly GherkinStep[]): {
  beginning: ScenarioBeginning;
  met: readonly boolean[];
} {
  const first = steps.findIndex(({ kind }) => kind !== 'given');
  const facts = steps.slice(0, first < 0 ? undefined : first).map(({ text }) => meaningOf(text));
  const visitor: ScenarioBeginning = { situation: 'empty', persona: 'visitor' };
  return {
    beginning: Object.assign(visitor, ...facts.map((fact) => fact ?? {})),
    met: facts.map((fact) => fact !== undefined),
  };
}

function meaningOf(sentence: string): StepMeaning {
  const world = GIVEN_WORLDS[sentence];
  if (world) {
    const { situation, person, partner } = world;
    return { situation, persona: person, ...(partner && { partner }) };
  }
  for (const [pattern, tell] of SENTENCES) {
    const [found, word = '', second = ''] = pattern.exec(sentence) ?? [];
    if (found !== undefined) return tell(word, second);
  }
  return undefined;
}

function languageCalled(name: string): StepMeaning {
  const lang = LANGUAGES_BY_NAME.get(name);
  return lang && { lang };
}

function partnerCalled(name: string): StepMeaning {
  const called = Object.values(DEPLOYMENTS).find(({ partner }) => partner.parameters.display_name === name);
  return called && { partner: called.id };
}
