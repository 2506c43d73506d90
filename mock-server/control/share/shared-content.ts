import type { Simulator } from '../../api/exchange';
import { findComparedWorlds } from '../compared-worlds';
import { getFilms } from '../film/films-of-simulator';
import { getSavedStates } from '../saved-states';
import type { SharedLink } from '../shared-links';

/** False once the shared film, state or compared world was deleted. */
export function hasSharedContent(simulator: Simulator, { kind, contentId }: SharedLink): boolean {
  if (kind === 'film') return getFilms(simulator).findMade(contentId) !== undefined;
  if (kind === 'comparison') return findComparedWorlds(simulator, contentId) !== null;
  return kind !== 'state' || getSavedStates(simulator).find(contentId) !== undefined;
}
