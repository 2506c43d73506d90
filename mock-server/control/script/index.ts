import { gunzipSync } from 'node:zlib';
import type { Recording } from 'fixtures/script';
import { DEFAULT_SCENARIO, findScenario } from 'fixtures/worlds';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { refusal } from '../../api/refusal';
import type { Sandbox } from '../../store/sandbox';
import { snapshotSchema } from '../../store/snapshot';
import { restore } from '../../store/take-snapshot';
import { inOwnWorld, openOwnWorld } from '../own-worlds';
import { viewOf } from '../page/page-view';
import type { PageView } from '../page/view';
import { pageAnswer } from '../page-shell/page-answer';
import { acceptanceData, scenarioData } from './acceptance-data';
import { type Beginning, beginningOf } from './beginning';
import { followSteps } from './progress';
import { findScript, type ScriptScenario, scriptFeatures } from './scenarios';

/** SIM-14. Starts from the recording, or else from the Given steps. */
export function scriptControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/script', inOwnWorld(simulator), (c) => {
      const view = viewOf(simulator, c);
      const { sandbox, language, query } = view;
      const shown = { sandbox, language, q: query.q, show: query.show, area: c.req.query('area') };
      return pageAnswer(c, view, {
        page: 'acceptance',
        data: acceptanceData(shown, scriptFeatures()),
        at: 'acceptance',
        title: view.t('script'),
        address: c.req.url,
        isLive: true,
      });
    })
    .post('/script/:key', (c) => {
      const scenario = scriptOf(c);
      const sandbox = scenario.recording
        ? openRecorded(simulator, c, scenario.recording)
        : openAt(simulator, c, beginningOf(scenario.steps).beginning);
      const query = new URLSearchParams({ sandbox: sandbox.id, lang: c.req.query('lang') ?? 'de' });
      return c.redirect(`/simulator/script/${scenario.key}?${query}`, 303);
    })
    .get('/script/:key', (c) => {
      const scenario = scriptOf(c);
      const view = viewOf(simulator, c);
      const ticked = Number(c.req.query('done')) || 0;
      const steps = followSteps(scenario, view.sandbox.log.calls, ticked);
      return pageAnswer(c, view, {
        page: 'acceptanceScenario',
        data: scenarioData(view, scenario, { steps, portalHref: entranceHref(view, scenario) }),
        at: 'acceptance',
        title: scenario.name,
        address: c.req.url,
        isLive: true,
      });
    });
}

function scriptOf({ req }: Context): ScriptScenario {
  const scenario = findScript(req.param('key') ?? '');
  if (scenario === undefined) throw refusal('err_entity_not_found', 'key');
  return scenario;
}

function openRecorded(simulator: Simulator, c: Context, { world }: Recording): Sandbox {
  const scenario = findScenario(DEFAULT_SCENARIO);
  if (scenario === undefined) throw new Error(`Scenario ${DEFAULT_SCENARIO} not found`);
  const snapshot = snapshotSchema.parse(JSON.parse(gunzipSync(Buffer.from(world, 'base64')).toString()));
  const sandbox = openOwnWorld(simulator, c, { scenario, seed: simulator.settings.seed, now: null });
  restore(sandbox, snapshot);
  return sandbox;
}

function openAt(simulator: Simulator, c: Context, { situation, now }: Beginning): Sandbox {
  const scenario = findScenario(situation);
  if (scenario === undefined) throw refusal('err_entity_not_found', 'scenario');
  return openOwnWorld(simulator, c, {
    scenario,
    seed: simulator.settings.seed,
    now: now === undefined ? null : new Date(now),
  });
}

function entranceHref({ sandbox, language }: PageView, { recording, steps }: ScriptScenario): string {
  const { beginning } = beginningOf(steps);
  const { partner, at, persona } = recording
    ? { ...recording, persona: recording.email ?? 'visitor' }
    : beginning;
  const query = new URLSearchParams({ sandbox: sandbox.id, lang: beginning.lang ?? language });
  for (const [name, value] of Object.entries({ partner, at, persona })) if (value) query.set(name, value);
  return `/simulator/enter?${query}`;
}
