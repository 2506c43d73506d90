import type { Scenario } from 'fixtures/world';
import { SCENARIOS, savedScenarios } from 'fixtures/worlds';
import type { Library } from '../../pages/situations/library-card';
import type { Group, Situation } from '../../pages/situations/situation';
import { glimpseOf } from './glimpse';
import { matrixOf } from './identification-matrix';
import { displayedLabel } from './labels';
import { type ScenarioSummary, summaryOf } from './scenario-summary';
import { descriptionOf, searchTextOf, titleOf } from './scenario-texts';
import type { PageView } from './view';

export const GROUPS = [
  'list',
  'pending',
  'account',
  'partner',
  'objects',
  'factoring',
  'appointment',
  'documents',
  'signing',
  'failure',
  'saved',
  'other',
] as const satisfies readonly Group[];

export function allSituations(): readonly Scenario[] {
  return [...SCENARIOS, ...savedScenarios()];
}

/** SIM-09 */
export function libraryOf(view: PageView): Library {
  const { query } = view;
  const all = allSituations().map((scenario) => situationOf(scenario, view));
  const group = GROUPS.find((known) => known === query.group);
  return {
    search: query.q ?? '',
    group: group ?? null,
    groups: [...new Set(all.map((situation) => situation.group))],
    situations: query.group === undefined ? all : all.filter((situation) => situation.group === query.group),
    matrix: matrixOf(view),
  };
}

function situationOf(scenario: Scenario, view: PageView): Situation {
  const { language, sandbox } = view;
  const { seed } = view.settings;
  const summary = summaryOf(scenario, seed);
  return {
    id: scenario.id,
    group: groupOf(scenario),
    title: titleOf(scenario, language),
    description: descriptionOf(scenario, language),
    summary: summaryText(view, summary),
    glimpse: glimpseOf(summary),
    words: searchTextOf(scenario, { language, seed }),
    isLoaded: sandbox.start.scenario.id === scenario.id,
  };
}

export function summaryText({ t, language }: PageView, { displayed, newest }: ScenarioSummary): string {
  const [first] = displayed;
  if (newest === null || first === undefined) return t('noApplications');
  if (displayed.length > 1) {
    return [t('manyApplications', { count: displayed.length }), newest.company].join(' · ');
  }
  const { amount, currency, pending, company } = newest;
  const money = amount?.toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const open = pending > 0 ? t('points', { count: pending }) : undefined;
  return [money, displayedLabel(first, language), open, company].filter(Boolean).join(' · ');
}

function groupOf({ tags: [first = ''] }: Scenario): Group {
  return GROUPS.find((group) => group === first) ?? 'other';
}
