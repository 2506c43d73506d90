import { CALLS } from 'contracts/api';
import type { Language } from 'contracts/api/enumerations';
import { readFidelity } from 'contracts/fidelity/fidelity';
import type {
  AcceptanceData,
  CallFidelity,
  ListedArea,
  ListedRequirement,
  ListedScenario,
  ScenarioData,
  ShownScenarios,
} from '../../pages/acceptance/acceptance-data';
import { includesSearchWords, normalizeSearchText } from '../../pages/parts/search-text';
import type { Sandbox } from '../../store/sandbox';
import { getTexts } from '../../texts/texts';
import { formatDateTime, formatShortTime } from '../time-in-language';
import type { GherkinFeature, GherkinScenario } from './gherkin-scenarios';
import type { StepProgress } from './progress';

const AREAS = [
  'CLA',
  'DYN',
  'LIST',
  'OVER',
  'REP',
  'SIGN',
  'DOC',
  'OBJ',
  'FACT',
  'APPT',
  'ACC',
  'SHELL',
  'HTTP',
  'ENUM',
  'SIM',
  'QA',
  'none',
] as const;
type Area = (typeof AREAS)[number];

export interface AcceptanceView {
  readonly sandbox: Pick<Sandbox, 'id'>;
  readonly language: Language;
  readonly q?: string | undefined;
  readonly show?: ShownScenarios | undefined;
  readonly area?: string | undefined;
  readonly open?: string | undefined;
}

/** A scenario is listed under the first requirement of its tags. */
interface ScenarioEntry {
  readonly scenario: GherkinScenario;
  readonly feature: string;
  readonly area: Area;
  readonly requirement: string;
}

/** Lists of more scenarios omit the steps. */
const MAX_SCENARIOS_WITH_STEPS = 320;

export function createAcceptanceData(
  view: AcceptanceView,
  features: readonly GherkinFeature[],
): AcceptanceData {
  const { sandbox, language, q = '', show } = view;
  const area = AREAS.find((candidate) => candidate === view.area);
  const allScenarios = features.flatMap(({ name, scenarios }) =>
    scenarios.map((scenario): ScenarioEntry => ({ scenario, feature: name, ...requirementOf(scenario) })),
  );
  const matchingScenarios = allScenarios.filter((entry) => isShown(entry, show) && matchesSearch(entry, q));
  const filteredScenarios = matchingScenarios.filter((entry) => area === undefined || entry.area === area);
  const runTimes = allScenarios.flatMap(({ scenario }) => scenario.recording?.ranAt ?? []).toSorted();
  const lastRunTime = runTimes.at(-1);
  const hrefOf = (change: Partial<AcceptanceView>) =>
    acceptanceHref({ ...view, area, open: undefined, ...change });
  const isNarrowed = area !== undefined || q !== '' || show !== undefined;
  const showsSteps = isNarrowed && filteredScenarios.length <= MAX_SCENARIOS_WITH_STEPS;
  return {
    isMissing: features.length === 0,
    hasRun: runTimes.length > 0,
    requirementCount: new Set(allScenarios.flatMap(({ requirement }) => requirement || [])).size,
    ...countsOf(allScenarios),
    notRunCount: allScenarios.filter((entry) => isShown(entry, 'notRun')).length,
    lastRunTime: lastRunTime === undefined ? null : formatShortTime(new Date(lastRunTime), language),
    search: q,
    foundCount: filteredScenarios.length,
    keptParameters: { sandbox: sandbox.id, lang: language, ...(show && { show }), ...(area && { area }) },
    views: ([null, 'failed', 'notRun'] as const).map((filter) => ({
      show: filter,
      href: hrefOf({ show: filter ?? undefined }),
      isShown: filter === (show ?? null),
    })),
    links: [
      undefined,
      ...AREAS.filter(
        (areaCode) => areaCode === area || matchingScenarios.some((entry) => entry.area === areaCode),
      ),
    ].map((areaCode) => ({
      area: areaCode ?? null,
      name: areaCode ? areaName(areaCode, language) : getTexts('acceptance', language)('allAreas'),
      href: hrefOf({ area: areaCode }),
      isShown: areaCode === area,
      ...countsOf(matchingScenarios.filter((entry) => areaCode === undefined || entry.area === areaCode)),
    })),
    api: isNarrowed
      ? null
      : {
          href: `/simulator/openapi?${new URLSearchParams({ sandbox: sandbox.id, lang: language })}`,
          calls: knownCalls(language),
        },
    areas: AREAS.flatMap((areaCode) => {
      const areaScenarios = filteredScenarios.filter((entry) => entry.area === areaCode);
      return areaScenarios.length === 0
        ? []
        : [
            areaOf(areaCode, areaScenarios, {
              language,
              isNarrowed,
              withSteps: showsSteps,
              isSearch: q !== '' || show !== undefined,
              open: view.open,
              hrefOf,
            }),
          ];
    }),
  };
}

function knownCalls(language: Language): CallFidelity[] {
  const t = getTexts('acceptance', language);
  const fidelityByCall = readFidelity();
  return Object.values(CALLS).map(({ name, method, path, summary }) => {
    const fidelity = fidelityByCall[name];
    const call = { name, method, path: path.replace(/:(\w+)/g, '{$1}'), summary };
    if (fidelity === undefined)
      return { ...call, state: 'assumed', label: t('api.state.assumed'), details: '' };
    const { state, against, differences = [] } = fidelity;
    const checkDay = formatDateTime(new Date(fidelity.on), language).toLocaleString(DAY);
    return {
      ...call,
      state,
      label: t(`api.state.${state}`, { on: checkDay }),
      details: [against, ...differences].join('; '),
    };
  });
}

const DAY = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;

function acceptanceHref({ sandbox, language, q, show, area, open }: AcceptanceView): string {
  const query = {
    sandbox: sandbox.id,
    lang: language,
    ...(q && { q }),
    ...(show && { show }),
    ...(area && { area }),
    ...(open && { open }),
  };
  return `/simulator/script?${new URLSearchParams(query)}`;
}

function requirementOf({ tags }: GherkinScenario): Pick<ScenarioEntry, 'area' | 'requirement'> {
  for (const tag of tags) {
    const [requirement, prefix] = /^@?([A-Z]+)-\d+$/.exec(tag) ?? [];
    const area = AREAS.find((candidate) => candidate === prefix);
    if (area && requirement) return { area, requirement: requirement.slice(1) };
  }
  return { area: 'none', requirement: '' };
}

function isShown({ scenario: { recording } }: ScenarioEntry, show: ShownScenarios | undefined): boolean {
  if (show === 'failed') return recording?.passed === false;
  return show === 'notRun' ? recording === null : true;
}

function matchesSearch({ feature, scenario: { name, tags } }: ScenarioEntry, search: string): boolean {
  return includesSearchWords(normalizeSearchText([feature, name, ...tags]), search);
}

function countsOf(entries: readonly ScenarioEntry[]) {
  return {
    scenarioCount: entries.length,
    passedCount: entries.filter(({ scenario }) => scenario.recording?.passed).length,
    failedCount: entries.filter((entry) => isShown(entry, 'failed')).length,
  };
}

const areaName = (area: Area, language: Language) => getTexts('acceptance', language)(`area.${area}`);

interface ListOptions {
  readonly language: Language;
  readonly isNarrowed: boolean;
  readonly isSearch: boolean;
  readonly withSteps: boolean;
  readonly open: string | undefined;
  readonly hrefOf: (change: Partial<AcceptanceView>) => string;
}

function areaOf(area: Area, entries: readonly ScenarioEntry[], listOptions: ListOptions): ListedArea {
  const counts = countsOf(entries);
  const requirements = [...new Set(entries.map(({ requirement }) => requirement))].toSorted();
  return {
    area,
    name: areaName(area, listOptions.language),
    isOpen: listOptions.isNarrowed || counts.failedCount > 0,
    ...counts,
    requirements: requirements.map((id) =>
      requirementFrom(
        { area, id },
        entries.filter(({ requirement }) => requirement === id),
        listOptions,
      ),
    ),
  };
}

function requirementFrom(
  { area, id }: { area: Area; id: string },
  entries: readonly ScenarioEntry[],
  listing: ListOptions,
): ListedRequirement {
  const counts = countsOf(entries);
  return {
    id,
    joinedFeatureNames: [...new Set(entries.map(({ feature }) => feature))].join(', '),
    isOpen: listing.isSearch || counts.failedCount > 0 || (id !== '' && listing.open === id),
    href: `${listing.hrefOf({ area, open: id })}#${id || area}`,
    ...counts,
    listedScenarios:
      listing.isNarrowed || counts.failedCount > 0
        ? entries.map((entry) => listedScenario(entry, listing))
        : null,
  };
}

function listedScenario(
  { scenario, feature }: ScenarioEntry,
  { language, withSteps }: ListOptions,
): ListedScenario {
  const { key, name, recording, steps } = scenario;
  return {
    key,
    name,
    feature,
    result: recording === null ? 'notRun' : recording.passed ? 'passed' : 'failed',
    ranAt: recording && formatShortTime(new Date(recording.ranAt), language),
    steps: withSteps || recording?.passed === false ? steps : null,
  };
}

export function createScenarioData(
  { sandbox, language }: Pick<AcceptanceView, 'sandbox' | 'language'>,
  { key, name, tags, recording }: GherkinScenario,
  { steps, portalHref }: { steps: readonly StepProgress[]; portalHref: string },
): ScenarioData {
  const nextIndex = steps.findIndex(({ isDone }) => !isDone);
  const query = new URLSearchParams({ sandbox: sandbox.id, lang: language, done: String(nextIndex + 1) });
  return {
    name,
    tags: tags.join(' '),
    isTickedManually: recording === null,
    steps: steps.map(({ kind, text, isDone }) => ({ kind, text, isDone })),
    tickHref: nextIndex < 0 ? null : `/simulator/script/${key}?${query}`,
    listHref: acceptanceHref({ sandbox, language }),
    portalHref,
  };
}
