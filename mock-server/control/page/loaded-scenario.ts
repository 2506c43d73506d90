import type { LoadedSituation } from '../../pages/situations/loaded-card';
import { personName, phoneOf } from './phone-code';
import { descriptionOf, titleOf } from './scenario-texts';
import type { PageView } from './view';

export function loadedSituation(view: PageView): LoadedSituation {
  const { sandbox, language, origin } = view;
  const { scenario, seed } = sandbox.start;
  return {
    title: titleOf(scenario, language),
    description: descriptionOf(scenario, language),
    seed,
    began: sandbox.startedAt.toISOString().slice(11, 16),
    changes: sandbox.changes,
    link: `${origin}/simulator/play/${scenario.id}`,
    personas: sandbox.personas.map(({ key, email, password, role }) => ({
      key,
      name: personName(email),
      initials: initialsOf(email),
      login: [email, password, role].join(' · '),
    })),
    phone: phoneOf(view),
  };
}

function initialsOf(email: string): string {
  return email
    .split(/[@.]/, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('')
    .slice(0, 2);
}
