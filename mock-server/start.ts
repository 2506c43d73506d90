import { createApp } from './http/app';
import { type Listening, listen } from './http/listen';
import type { Settings } from './settings';
import { createSimulator } from './simulator';
import type { HostedLimits } from './store/room';

/** How often a hosted demo looks for worlds that nobody uses. */
const SWEEP_MS = 60_000;

/**
 * Starts a simulator as a server.
 * @param limits what the visitors of a hosted demo may take
 */
export async function startSimulator(settings: Settings, limits?: HostedLimits): Promise<Listening> {
  const simulator = createSimulator(settings, limits);
  setInterval(() => simulator.sandboxes.sweep(), SWEEP_MS).unref();
  return await listen(createApp(simulator).fetch, settings.port);
}
