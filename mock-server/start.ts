import { DEFAULT_SCENARIO, findScenario } from 'fixtures/worlds';
import { createApp } from './http/app';
import { type Listening, listen } from './http/listen';
import type { Settings } from './settings';
import { Sandboxes } from './store/sandboxes';

/** How often a hosted demo looks for worlds that nobody uses. */
const SWEEP_MS = 60_000;

/** Starts a simulator with a default sandbox of its own. */
export async function startSimulator(settings: Settings): Promise<Listening> {
  const scenario = findScenario(DEFAULT_SCENARIO);
  if (scenario === undefined) throw new Error(`there is no scenario ${DEFAULT_SCENARIO}`);
  const { seed, hosted } = settings;
  const sandboxes = new Sandboxes({ scenario, seed, now: null }, { hosted });
  setInterval(() => sandboxes.sweep(), SWEEP_MS).unref();
  const app = createApp({ sandboxes, settings });
  return await listen(app.fetch, settings.port);
}
