import type { LoadedSituation } from '../../pages/situations/loaded-card';
import { createPhoneCodes, formatPersonName } from './phone-code';
import { scenarioDescriptionOf, scenarioTitleOf } from './scenario-texts';
import type { PageView } from './view';

export function findLoadedSituation(view: PageView): LoadedSituation {
  const { sandbox, language, origin } = view;
  const { scenario, seed } = sandbox.start;
  return {
    title: scenarioTitleOf(scenario, language),
    description: scenarioDescriptionOf(scenario, language),
    seed,
    startTime: sandbox.startedAt.toISOString().slice(11, 16),
    changes: sandbox.changeCount,
    link: `${origin}/simulator/play/${scenario.id}`,
    personas: sandbox.personas.map(({ key, email, password, role }) => ({
      key,
      name: formatPersonName(email),
      initials: initialsOf(email),
      login: [email, password, role].join(' · '),
    })),
    phones: createPhoneCodes(view),
  };
}

function initialsOf(email: string): string {
  return email
    .split(/[@.]/, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('')
    .slice(0, 2);
}
