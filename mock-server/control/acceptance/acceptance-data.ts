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
interface Listed {
  readonly scenario: GherkinScenario;
  readonly feature: string;
  readonly area: Area;
  readonly requirement: string;
}

/** Lists of more scenarios omit the steps. */
const MAX_WITH_STEPS = 320;

export function createAcceptanceData(
  view: AcceptanceView,
  features: readonly GherkinFeature[],
): AcceptanceData {
  const { sandbox, language, q = '', show } = view;
  const area = AREAS.find((known) => known === view.area);
  const all = features.flatMap(({ name, scenarios }) =>
    scenarios.map((scenario): Listed => ({ scenario, feature: name, ...requirementOf(scenario) })),
  );
  const matching = all.filter((each) => isShown(each, show) && matchesSearch(each, q));
  const found = matching.filter((each) => area === undefined || each.area === area);
  const ran = all.flatMap(({ scenario }) => scenario.recording?.ranAt ?? []).toSorted();
  const last = ran.at(-1);
  const hrefOf = (change: Partial<AcceptanceView>) =>
    acceptanceHref({ ...view, area, open: undefined, ...change });
  const isNarrowed = area !== undefined || q !== '' || show !== undefined;
  const withSteps = isNarrowed && found.length <= MAX_WITH_STEPS;
  return {
    isMissing: features.length === 0,
    hasRun: ran.length > 0,
    requirements: new Set(all.flatMap(({ requirement }) => requirement || [])).size,
    ...countsOf(all),
    notRun: all.filter((each) => isShown(each, 'notRun')).length,
    lastRun: last === undefined ? null : formatShortTime(new Date(last), language),
    search: q,
    found: found.length,
    keeping: { sandbox: sandbox.id, lang: language, ...(show && { show }), ...(area && { area }) },
    views: ([null, 'failed', 'notRun'] as const).map((each) => ({
      show: each,
      href: hrefOf({ show: each ?? undefined }),
      isShown: each === (show ?? null),
    })),
    links: [
      undefined,
      ...AREAS.filter((each) => each === area || matching.some((listed) => listed.area === each)),
    ].map((each) => ({
      area: each ?? null,
      name: each ? areaName(each, language) : getTexts('acceptance', language)('allAreas'),
      href: hrefOf({ area: each }),
      isShown: each === area,
      ...countsOf(matching.filter((listed) => each === undefined || listed.area === each)),
    })),
    api: isNarrowed
      ? null
      : {
          href: `/simulator/openapi?${new URLSearchParams({ sandbox: sandbox.id, lang: language })}`,
          calls: knownCalls(language),
        },
    areas: AREAS.flatMap((each) => {
      const own = found.filter((listed) => listed.area === each);
      return own.length === 0
        ? []
        : [
            areaOf(each, own, {
              language,
              isNarrowed,
              withSteps,
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
  const known = readFidelity();
  return Object.values(CALLS).map(({ name, method, path, summary }) => {
    const fidelity = known[name];
    const call = { name, method, path: path.replace(/:(\w+)/g, '{$1}'), summary };
    if (fidelity === undefined)
      return { ...call, state: 'assumed', label: t('api.state.assumed'), details: '' };
    const { state, against, differences = [] } = fidelity;
    const on = formatDateTime(new Date(fidelity.on), language).toLocaleString(DAY);
    return {
      ...call,
      state,
      label: t(`api.state.${state}`, { on }),
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

function requirementOf({ tags }: GherkinScenario): Pick<Listed, 'area' | 'requirement'> {
  for (const tag of tags) {
    const [requirement, prefix] = /^@?([A-Z]+)-\d+$/.exec(tag) ?? [];
    const area = AREAS.find((known) => known === prefix);
    if (area && requirement) return { area, requirement: requirement.slice(1) };
  }
  return { area: 'none', requirement: '' };
}

function isShown({ scenario: { recording } }: Listed, show: ShownScenarios | undefined): boolean {
  if (show === 'failed') return recording?.passed === false;
  return show === 'notRun' ? recording === null : true;
}

function matchesSearch({ feature, scenario: { name, tags } }: Listed, search: string): boolean {
  return includesSearchWords(normalizeSearchText([feature, name, ...tags]), search);
}

function countsOf(listed: readonly Listed[]) {
  return {
    scenarios: listed.length,
    passed: listed.filter(({ scenario }) => scenario.recording?.passed).length,
    failed: listed.filter((each) => isShown(each, 'failed')).length,
  };
}

const areaName = (area: Area, language: Language) => getTexts('acceptance', language)(`area.${area}`);

interface Listing {
  readonly language: Language;
  readonly isNarrowed: boolean;
  readonly isSearch: boolean;
  readonly withSteps: boolean;
  readonly open: string | undefined;
  readonly hrefOf: (change: Partial<AcceptanceView>) => string;
}

function areaOf(area: Area, listed: readonly Listed[], listing: Listing): ListedArea {
  const counts = countsOf(listed);
  const requirements = [...new Set(listed.map(({ requirement }) => requirement))].toSorted();
  return {
    area,
    name: areaName(area, listing.language),
    isOpen: listing.isNarrowed || counts.failed > 0,
    ...counts,
    requirements: requirements.map((id) =>
      requirementFrom(
        { area, id },
        listed.filter(({ requirement }) => requirement === id),
        listing,
      ),
    ),
  };
}

function requirementFrom(
  { area, id }: { area: Area; id: string },
  listed: readonly Listed[],
  listing: Listing,
): ListedRequirement {
  const counts = countsOf(listed);
  return {
    id,
    features: [...new Set(listed.map(({ feature }) => feature))].join(', '),
    isOpen: listing.isSearch || counts.failed > 0 || (id !== '' && listing.open === id),
    href: `${listing.hrefOf({ area, open: id })}#${id || area}`,
    ...counts,
    listed:
      listing.isNarrowed || counts.failed > 0 ? listed.map((each) => listedScenario(each, listing)) : null,
  };
}

function listedScenario({ scenario, feature }: Listed, { language, withSteps }: Listing): ListedScenario {
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
  const next = steps.findIndex(({ done }) => !done);
  const query = new URLSearchParams({ sandbox: sandbox.id, lang: language, done: String(next + 1) });
  return {
    name,
    tags: tags.join(' '),
    isByHand: recording === null,
    steps: steps.map(({ kind, text, done }) => ({ kind, text, isDone: done })),
    tickHref: next < 0 ? null : `/simulator/script/${key}?${query}`,
    listHref: acceptanceHref({ sandbox, language }),
    portalHref,
  };
}
