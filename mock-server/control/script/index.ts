import { gunzipSync } from 'node:zlib';
import type { Recording } from 'fixtures/script';
import { DEFAULT_SCENARIO, findScenario } from 'fixtures/worlds';
import { Hono } from 'hono';
import type { Simulator } from '../../api/implement';
import { refusal } from '../../api/refusal';
import type { Sandbox } from '../../store/sandbox';
import { restore, snapshotSchema } from '../../store/snapshot';
import { layout } from '../page/document';
import { PAGE_HEADERS, viewOf } from '../page/page-view';
import { followPage, scriptPage } from './page';
import { follow } from './progress';
import { findScript, scriptFeatures } from './scenarios';

/** The acceptance suite as a demo's script: listed with its last results, and followed in worlds of its own (SIM-14). */
export function scriptControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/script', (c) => {
      const view = viewOf(simulator, c);
      return c.html(layout(view, view.t.script, scriptPage(view, scriptFeatures())), 200, PAGE_HEADERS);
    })
    .post('/script/:key', (c) => {
      const scenario = findScript(c.req.param('key'));
      if (!scenario?.recording) throw refusal('err_entity_not_found', 'scenario');
      const sandbox = openRecorded(simulator, scenario.recording);
      const query = new URLSearchParams({ sandbox: sandbox.id, lang: c.req.query('lang') ?? 'de' });
      return c.redirect(`/simulator/script/${scenario.key}?${query}`, 303);
    })
    .get('/script/:key', (c) => {
      const scenario = findScript(c.req.param('key'));
      if (!scenario?.recording) throw refusal('err_entity_not_found', 'scenario');
      const view = viewOf(simulator, c);
      const portal = doorTo(view.sandbox, scenario.recording, view.language);
      const content = followPage(view, scenario, follow(scenario, view.sandbox.log.calls), portal);
      return c.html(layout(view, scenario.name, content), 200, PAGE_HEADERS);
    });
}

/** A sandbox as the scenario's Given steps left it. */
function openRecorded({ sandboxes, settings: { seed } }: Simulator, { world }: Recording): Sandbox {
  const scenario = findScenario(DEFAULT_SCENARIO);
  if (scenario === undefined) throw new Error(`there is no scenario ${DEFAULT_SCENARIO}`);
  const snapshot = snapshotSchema.parse(JSON.parse(gunzipSync(Buffer.from(world, 'base64')).toString()));
  const sandbox = sandboxes.open({ scenario, seed, now: null });
  restore(sandbox, snapshot);
  return sandbox;
}

/** The portal where the scenario's first When begins, as whoever was logged in. */
function doorTo({ id }: Sandbox, { email, partner, at }: Recording, lang: string): string {
  const query = new URLSearchParams({ sandbox: id, at, lang, persona: email ?? 'visitor' });
  if (partner !== null) query.set('partner', partner);
  return `/simulator/enter?${query}`;
}
