import { GIVEN_WORLDS } from 'fixtures/given-worlds';
import { ACCOUNT_SCREENS } from '../../screens/screen-paths/account';
import { APPLICATION_SCREENS } from '../../screens/screen-paths/application';
import { DASHBOARD_SCREENS } from '../../screens/screen-paths/dashboard';
import type { ScreenPath } from '../../screens/screen-paths/screen-path';
import type { ScenarioStart } from './scenario-start';

export const SCREEN_PATHS: Readonly<Record<string, ScreenPath>> = {
  ...ACCOUNT_SCREENS,
  ...APPLICATION_SCREENS,
  ...DASHBOARD_SCREENS,
};

const SITUATION_SENTENCES = Object.keys(GIVEN_WORLDS).sort((a, b) => b.length - a.length);
const NAMED_SITUATION_STEP = /^I am (the customer|[a-z]+) in the situation "(.+)"$/;
const VIEW_STEP = /^I look at (the .+)$/;

export function findScenarioStart(
  steps: readonly string[],
): Pick<ScenarioStart, 'situation' | 'person'> | null {
  for (const text of steps) {
    const [, person, situation] = NAMED_SITUATION_STEP.exec(text) ?? [];
    if (situation !== undefined) {
      return { situation, person: person === undefined || person === 'the customer' ? null : person };
    }
    const sentence = SITUATION_SENTENCES.find((each) =>
      text.replace(/^it is Thursday, \S+, and /, '').startsWith(each),
    );
    const startingPoint = sentence === undefined ? undefined : GIVEN_WORLDS[sentence];
    if (startingPoint) return { situation: startingPoint.situation, person: startingPoint.person };
    const [, screen = ''] = VIEW_STEP.exec(text) ?? [];
    const screenSituation = SCREEN_PATHS[screen]?.situation;
    if (screenSituation !== undefined) return { situation: screenSituation, person: null };
  }
  return null;
}
