import type { SavedStates } from '../../pages/situations/saved-states-card';
import { linkHref } from '../share-form';
import type { PageView } from './view';

export const SCENARIO_NAME_PATTERN = '[a-z0-9]+(-[a-z0-9]+)*';

/** SIM-12 */
export function listSavedStates({ saved, isShared, origin, settings }: PageView): SavedStates {
  return {
    states: saved.map((state) => ({
      id: state.id,
      name: state.name,
      at: state.at.slice(0, 16).replace('T', ' '),
      link: isShared(state) ? linkHref(origin, { of: 'state', id: state.id }) : null,
    })),
    situationName: settings.hosted ? null : SCENARIO_NAME_PATTERN,
  };
}
