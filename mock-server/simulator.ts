import { DEFAULT_SCENARIO, findScenario } from 'fixtures/worlds';
import type { Simulator } from './api/exchange';
import type { FilmMaker } from './films/film-maker';
import { createFilmProgram } from './films/film-program';
import type { Settings } from './settings';
import { type HostedLimits, hostedLimitsFor } from './store/hosted-limits';
import { Sandboxes } from './store/sandboxes';

export function createSimulator(
  settings: Settings,
  limits: HostedLimits = hostedLimitsFor(settings.worldsPerAddress),
  filmMaker: FilmMaker = createFilmProgram(),
): Simulator {
  const scenario = findScenario(DEFAULT_SCENARIO);
  if (scenario === undefined) throw new Error(`Scenario ${DEFAULT_SCENARIO} not found`);
  const { seed } = settings;
  const hosted = settings.hosted ? limits : null;
  return { sandboxes: new Sandboxes({ scenario, seed, now: null }, { hosted }), settings, filmMaker };
}
