import { GIVEN_WORLDS } from 'fixtures/given-worlds';
import { ACCOUNT } from '../../screens/tour/account';
import { APPLYING } from '../../screens/tour/applying';
import { DASHBOARD } from '../../screens/tour/dashboard';
import type { ScreenPath } from '../../screens/tour/ways';
import type { ScenarioStart } from './scenario-start';

export const TOUR: Readonly<Record<string, ScreenPath>> = { ...ACCOUNT, ...APPLYING, ...DASHBOARD };

const SENTENCES = Object.keys(GIVEN_WORLDS).sort((one, other) => other.length - one.length);
const NAMED = /^I am (the customer|[a-z]+) in the situation "(.+)"$/;
const LOOK = /^I look at (the .+)$/;

export function findScenarioStart(
  steps: readonly string[],
): Pick<ScenarioStart, 'situation' | 'person'> | null {
  for (const text of steps) {
    const [, person, situation] = NAMED.exec(text) ?? [];
    if (situation !== undefined) {
      return { situation, person: person === undefined || person === 'the customer' ? null : person };
    }
    const sentence = SENTENCES.find((each) =>
      text.replace(/^it is Thursday, \S+, and /, '').startsWith(each),
    );
    const given = sentence === undefined ? undefined : GIVEN_WORLDS[sentence];
    if (given) return { situation: given.situation, person: given.person };
    const [, screen = ''] = LOOK.exec(text) ?? [];
    const seen = TOUR[screen]?.situation;
    if (seen !== undefined) return { situation: seen, person: null };
  }
  return null;
}
