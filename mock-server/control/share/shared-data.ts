import type { Film, Films } from '../../films/films';
import type { SharedData, SharedLink } from '../../pages/share/shared-page';
import type { Sandbox } from '../../store/sandbox';
import { deploymentOfWorld } from '../bank-in-world';
import { filmShown } from '../film/film-data';
import { titleOf } from '../page/scenario-texts';
import type { PageView } from '../page/view';
import type { SavedState, SavedStates } from '../saved-states';
import { formattedTime } from '../time-in-language';

interface Shared {
  readonly savedStates: SavedStates;
  readonly films: Films;
  readonly worlds: readonly Sandbox[];
}

export function sharedData(view: PageView, { savedStates, films, worlds }: Shared): SharedData {
  const shared = worlds.map((world) => ({
    id: world.id,
    title: titleOf(world.start.scenario, view.language),
    bank: deploymentOfWorld(world).partner.parameters.display_name,
    links: [
      ...films.of(world).flatMap((film) => linkOfFilm(view, films, film) ?? []),
      ...savedStates.of(world).map((state) => linkOfState(view, savedStates, state)),
    ],
  }));
  return { worlds: shared.filter(({ links }) => links.length > 0) };
}

function linkOfState(
  { origin, language }: PageView,
  savedStates: SavedStates,
  state: SavedState,
): SharedLink {
  return {
    of: 'state',
    id: state.id,
    audience: '',
    name: state.name,
    made: formattedTime(new Date(state.at), language).toLocaleString({
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
    visits: savedStates.visitsOf(state),
    href: savedStates.isShared(state) ? `${origin}/simulator/share/${state.id}` : null,
  };
}

function linkOfFilm(view: PageView, films: Films, film: Film): SharedLink | null {
  const { id, title: name, ordered: made, link } = filmShown(view, films, film);
  return link && { of: 'film', id, name, made, ...link };
}
