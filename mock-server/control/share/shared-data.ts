import type { SharedData, SharedLink } from '../../pages/share/shared-page';
import type { Sandbox } from '../../store/sandbox';
import { deploymentOfWorld } from '../bank-in-world';
import { titleOf } from '../page/scenario-texts';
import type { PageView } from '../page/view';
import type { SavedState, SavedStates } from '../saved-states';
import { formattedTime } from '../time-in-language';

export function sharedData(view: PageView, savedStates: SavedStates, worlds: readonly Sandbox[]): SharedData {
  const shared = worlds.map((world) => ({
    id: world.id,
    title: titleOf(world.start.scenario, view.language),
    bank: deploymentOfWorld(world).partner.parameters.display_name,
    links: savedStates.of(world).map((state) => linkOfState(view, savedStates, state)),
  }));
  return { worlds: shared.filter(({ links }) => links.length > 0) };
}

function linkOfState(
  { origin, language }: PageView,
  savedStates: SavedStates,
  state: SavedState,
): SharedLink {
  return {
    id: state.id,
    name: state.name,
    made: formattedTime(new Date(state.at), language).toLocaleString({
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
    visits: savedStates.visitsOf(state),
    href: savedStates.isShared(state) ? `${origin}/simulator/share/${state.id}` : null,
  };
}
