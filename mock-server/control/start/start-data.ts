import type { DeploymentId } from 'fixtures/deployments';
import { DEFAULT_SCENARIO, findScenario } from 'fixtures/worlds';
import type { DrawnBrand, DrawnOffer, DrawnSituation } from '../../pages/start/illustrations';
import type { RecentWorld } from '../../pages/start/recent-card';
import type { StartData } from '../../pages/start/start-page';
import { requireDeployment } from '../../reference-data/deployments';
import type { Sandbox } from '../../store/sandbox';
import { DEFAULT_SANDBOX } from '../../store/sandboxes';
import { deploymentOfWorld } from '../bank-in-world';
import { chooseTextColourOnButton } from '../contrast';
import { GUIDED_DEMO } from '../demo/guided-demo';
import { findRun } from '../demo/runs';
import { getScriptText } from '../demo/script';
import { formatSummary, listSituations } from '../page/library';
import { createMiniatureData } from '../page/miniature-data';
import { createScenarioSummary } from '../page/scenario-summary';
import { scenarioTitleOf } from '../page/scenario-texts';
import { createToolsData } from '../page/tools-data';
import type { PageView } from '../page/view';
import { formatDateTime } from '../time-in-language';

const GROUPS = ['pending', 'signing', 'documents', 'factoring', 'failure', 'partner'] as const;

const SHOWN_SITUATIONS = [
  'signing-second-missing',
  'identification-fraud',
  'documents-outdated',
  'signing-done',
];

const SHOWN_BANKS = ['polska', 'swiss', 'medic'] as const;

/** @param recentWorlds worlds of this browser, last used first */
export function createStartData(view: PageView, recentWorlds: readonly Sandbox[]): StartData {
  const { sandbox, settings, language } = view;
  const { minutes, stops } = GUIDED_DEMO;
  return {
    isShared: sandbox.id === DEFAULT_SANDBOX,
    endsAt: settings.hosted ? settings.resetAt : null,
    isChanged: sandbox.changeCount > 0,
    demo: {
      minutes: minutes ?? null,
      stops: stops.map(({ short, title }) => getScriptText(short ?? title, language)),
    },
    situationCount: listSituations().length,
    groups: GROUPS,
    offer: createDrawnOffer(view),
    shownSituations: SHOWN_SITUATIONS.flatMap((id) => createDrawnSituation(id, view) ?? []),
    brands: SHOWN_BANKS.map(createDrawnBrand),
    recentWorlds: recentWorlds
      .filter((world) => world.id !== sandbox.id || world.changeCount > 0)
      .map((world) => createRecentWorld(world, view)),
    tools: createToolsData(view, 'start'),
  };
}

function createDrawnOffer({ language, settings }: PageView): DrawnOffer | null {
  const scenario = findScenario(DEFAULT_SCENARIO);
  const newestApplication = scenario && createScenarioSummary(scenario, settings.seed).newestApplication;
  if (!newestApplication) return null;
  const { company, amount, currency } = newestApplication;
  return {
    company,
    amount: amount?.toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 }) ?? '',
    bank: requireDeployment(scenario.partner).partner.parameters.display_name,
    colours: coloursOf(scenario.partner),
  };
}

function createDrawnSituation(id: string, view: PageView): DrawnSituation | undefined {
  const scenario = findScenario(id);
  if (scenario === undefined) return undefined;
  const summary = createScenarioSummary(scenario, view.settings.seed);
  return {
    miniature: createMiniatureData(summary),
    title: scenarioTitleOf(scenario, view.language),
    summary: formatSummary(view, summary),
  };
}

function createDrawnBrand(id: DeploymentId): DrawnBrand {
  return { name: requireDeployment(id).partner.parameters.display_name, colours: coloursOf(id) };
}

function coloursOf(id: DeploymentId) {
  const primary = requireDeployment(id).partner.fe_theme?.color_primary ?? '#2a3338';
  return { background: primary, color: chooseTextColourOnButton(primary).usedColour };
}

function createRecentWorld(world: Sandbox, { language, settings }: PageView): RecentWorld {
  const { scenario } = world.start;
  const run = findRun(world);
  return {
    id: world.id,
    miniature: createMiniatureData(createScenarioSummary(scenario, settings.seed)),
    title: run ? getScriptText(run.stop.title, language) : scenarioTitleOf(scenario, language),
    startTime: formatDateTime(world.startedAt, language).toLocaleString({
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
    bank: deploymentOfWorld(world).partner.parameters.display_name,
    isOwnBank: world.store.ownBanks.all().length > 0,
    changes: world.changeCount,
    demo: run ? { lastStop: run.stopIndex + 1, stopCount: run.script.stops.length } : null,
  };
}
