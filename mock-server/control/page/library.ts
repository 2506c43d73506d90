import type { Scenario } from 'fixtures/world';
import { readSavedScenarios, SCENARIOS } from 'fixtures/worlds';
import type { LibraryData } from '../../pages/situations/library-card';
import type { Situation, SituationGroup } from '../../pages/situations/situation';
import { createIdentificationMatrix } from './identification-matrix';
import { displayedStatusLabelOf } from './labels';
import { createMiniatureData } from './miniature-data';
import { createScenarioSummary, type ScenarioSummary } from './scenario-summary';
import { scenarioDescriptionOf, scenarioSearchTextOf, scenarioTitleOf } from './scenario-texts';
import type { PageView } from './view';

export const SITUATION_GROUPS = [
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
] as const satisfies readonly SituationGroup[];

export function listSituations(): readonly Scenario[] {
  return [...SCENARIOS, ...readSavedScenarios()];
}

export function createLibraryData(view: PageView): LibraryData {
  const { query } = view;
  const situations = listSituations().map((scenario) => situationOf(scenario, view));
  const group = SITUATION_GROUPS.find((candidate) => candidate === query.group);
  return {
    search: query.q ?? '',
    group: group ?? null,
    groups: [...new Set(situations.map((situation) => situation.group))],
    situations:
      query.group === undefined
        ? situations
        : situations.filter((situation) => situation.group === query.group),
    matrix: createIdentificationMatrix(view),
  };
}

function situationOf(scenario: Scenario, view: PageView): Situation {
  const { language, sandbox } = view;
  const { seed } = view.settings;
  const summary = createScenarioSummary(scenario, seed);
  return {
    id: scenario.id,
    group: groupOf(scenario),
    title: scenarioTitleOf(scenario, language),
    description: scenarioDescriptionOf(scenario, language),
    summary: formatSummary(view, summary),
    miniature: createMiniatureData(summary),
    searchText: scenarioSearchTextOf(scenario, { language, seed }),
    isLoaded: sandbox.start.scenario.id === scenario.id,
  };
}

export function formatSummary(
  { t, language }: PageView,
  { displayedStatuses, newestApplication }: ScenarioSummary,
): string {
  const [firstStatus] = displayedStatuses;
  if (newestApplication === null || firstStatus === undefined) return t('noApplications');
  if (displayedStatuses.length > 1) {
    return [t('manyApplications', { count: displayedStatuses.length }), newestApplication.company].join(
      ' · ',
    );
  }
  const { amount, currency, pending, company } = newestApplication;
  const money = amount?.toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const open = pending > 0 ? t('points', { count: pending }) : undefined;
  return [money, displayedStatusLabelOf(firstStatus, language), open, company].filter(Boolean).join(' · ');
}

function groupOf({ tags: [firstTag = ''] }: Scenario): SituationGroup {
  return SITUATION_GROUPS.find((group) => group === firstTag) ?? 'other';
}
