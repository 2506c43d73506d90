import { DEFAULT_SCENARIO, findScenario } from 'fixtures/worlds';
import { createApp } from './http/app';
import { type Listening, listen } from './http/listen';
import type { Settings } from './settings';
import { type HostedLimits, limitsFor } from './store/room';
import { Sandboxes } from './store/sandboxes';

/** How often a hosted demo looks for worlds that nobody uses. */
const SWEEP_MS = 60_000;

/**
 * Starts a simulator with a default sandbox of its own.
 * @param limits what the visitors of a hosted demo may take
 */
export async function startSimulator(
  settings: Settings,
  limits: HostedLimits = limitsFor(settings.worldsPerAddress),
): Promise<Listening> {
  const scenario = findScenario(DEFAULT_SCENARIO);
  if (scenario === undefined) throw new Error(`there is no scenario ${DEFAULT_SCENARIO}`);
  const { seed } = settings;
  const hosted = settings.hosted ? limits : null;
  const sandboxes = new Sandboxes({ scenario, seed, now: null }, { hosted });
  setInterval(() => sandboxes.sweep(), SWEEP_MS).unref();
  const app = createApp({ sandboxes, settings });
  return await listen(app.fetch, settings.port);
}
