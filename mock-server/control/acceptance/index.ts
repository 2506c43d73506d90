import { gunzipSync } from 'node:zlib';
import type { Recording } from 'fixtures/scenario-recording';
import { DEFAULT_SCENARIO, findScenario } from 'fixtures/worlds';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { createRefusal } from '../../api/refusal';
import type { Sandbox } from '../../store/sandbox';
import { snapshotSchema } from '../../store/snapshot';
import { restoreSnapshot } from '../../store/take-snapshot';
import { openOwnWorld, runInOwnWorld } from '../own-worlds';
import { createPageView } from '../page/page-view';
import type { PageView } from '../page/view';
import { createPageResponse } from '../page-shell/page-response';
import { createAcceptanceData, createScenarioData } from './acceptance-data';
import { findGherkinScenario, type GherkinScenario, listGherkinFeatures } from './gherkin-scenarios';
import { calculateStepProgress } from './progress';
import { findScenarioSetup, type ScenarioSetup } from './scenario-setup';

export function createAcceptanceControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/script', runInOwnWorld(simulator), (c) => {
      const view = createPageView(simulator, c);
      const { sandbox, language, query } = view;
      const acceptanceView = {
        sandbox,
        language,
        q: query.q,
        show: query.show,
        area: c.req.query('area'),
        open: c.req.query('open'),
      };
      return createPageResponse(c, view, {
        page: 'acceptance',
        data: createAcceptanceData(acceptanceView, listGherkinFeatures()),
        navigationItem: 'acceptance',
        title: view.t('script'),
        address: c.req.url,
        isLive: true,
      });
    })
    .post('/script/:key', (c) => {
      const scenario = scenarioOf(c);
      const sandbox = scenario.recording
        ? openRecordedWorld(simulator, c, scenario.recording)
        : openWorldFromSetup(simulator, c, findScenarioSetup(scenario.steps).setup);
      const query = new URLSearchParams({ sandbox: sandbox.id, lang: c.req.query('lang') ?? 'de' });
      return c.redirect(`/simulator/script/${scenario.key}?${query}`, 303);
    })
    .get('/script/:key', (c) => {
      const scenario = scenarioOf(c);
      const view = createPageView(simulator, c);
      const tickedCount = Number(c.req.query('done')) || 0;
      const steps = calculateStepProgress(scenario, view.sandbox.log.calls, tickedCount);
      return createPageResponse(c, view, {
        page: 'acceptanceScenario',
        data: createScenarioData(view, scenario, { steps, portalHref: entranceHref(view, scenario) }),
        navigationItem: 'acceptance',
        title: scenario.name,
        address: c.req.url,
        isLive: true,
      });
    });
}

function scenarioOf({ req }: Context): GherkinScenario {
  const scenario = findGherkinScenario(req.param('key') ?? '');
  if (scenario === undefined) throw createRefusal('err_entity_not_found', 'key');
  return scenario;
}

function openRecordedWorld(simulator: Simulator, c: Context, { world }: Recording): Sandbox {
  const scenario = findScenario(DEFAULT_SCENARIO);
  if (scenario === undefined) throw new Error(`Scenario ${DEFAULT_SCENARIO} not found`);
  const snapshot = snapshotSchema.parse(JSON.parse(gunzipSync(Buffer.from(world, 'base64')).toString()));
  const sandbox = openOwnWorld(simulator, c, { scenario, seed: simulator.settings.seed, now: null });
  restoreSnapshot(sandbox, snapshot);
  return sandbox;
}

function openWorldFromSetup(simulator: Simulator, c: Context, { situation, now }: ScenarioSetup): Sandbox {
  const scenario = findScenario(situation);
  if (scenario === undefined) throw createRefusal('err_entity_not_found', 'scenario');
  return openOwnWorld(simulator, c, {
    scenario,
    seed: simulator.settings.seed,
    now: now === undefined ? null : new Date(now),
  });
}

function entranceHref({ sandbox, language }: PageView, { recording, steps }: GherkinScenario): string {
  const { setup } = findScenarioSetup(steps);
  const { partner, at, persona } = recording
    ? { ...recording, persona: recording.email ?? 'visitor' }
    : setup;
  const query = new URLSearchParams({ sandbox: sandbox.id, lang: setup.lang ?? language });
  for (const [name, value] of Object.entries({ partner, at, persona })) if (value) query.set(name, value);
  return `/simulator/enter?${query}`;
}
