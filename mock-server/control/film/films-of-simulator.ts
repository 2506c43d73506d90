import type { Simulator } from '../../api/exchange';
import { Films } from '../../films/films';

const filmsOfSimulators = new WeakMap<Simulator, Films>();

export function getFilms(simulator: Simulator): Films {
  const knownFilms = filmsOfSimulators.get(simulator);
  if (knownFilms) return knownFilms;
  const films = new Films(simulator.filmMaker, simulator.sandboxes);
  simulator.sandboxes.onEndOfAll(() => films.clear());
  filmsOfSimulators.set(simulator, films);
  return films;
}
