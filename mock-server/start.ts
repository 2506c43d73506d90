import { createApp, type FetchHandler } from './app';
import type { FilmMaker } from './films/film-maker';
import { listen, type RunningServer } from './http/listen';
import type { Settings } from './settings';
import { createSimulator } from './simulator';
import type { HostedLimits } from './store/hosted-limits';

const CLEANUP_INTERVAL_MS = 60_000;

const DAY_MS = 24 * 60 * 60_000;

export interface RunningSimulator extends RunningServer {
  readonly fetch: FetchHandler;
}

export async function startSimulator(
  settings: Settings,
  limits?: HostedLimits,
  filmMaker?: FilmMaker,
): Promise<RunningSimulator> {
  const simulator = createSimulator(settings, limits, filmMaker);
  const fetch = createApp(simulator);
  let lastSweepTime = Date.now();
  setInterval(() => {
    const now = Date.now();
    if (isTimeBetween(settings.resetAt, lastSweepTime, now)) simulator.sandboxes.endAll();
    else simulator.sandboxes.sweep(now);
    lastSweepTime = now;
  }, CLEANUP_INTERVAL_MS).unref();
  return { ...(await listen(fetch, settings.port)), fetch };
}

/** @param time `HH:MM`, UTC */
export function isTimeBetween(time: string, afterMs: number, untilMs: number): boolean {
  const timeOfDay = Date.parse(`1970-01-01T${time}Z`);
  const dayStart = (timeMs: number) => Math.floor((timeMs - timeOfDay) / DAY_MS);
  return dayStart(untilMs) > dayStart(afterMs);
}
