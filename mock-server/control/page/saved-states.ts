import type { SavedStatesData } from '../../pages/situations/saved-states-card';
import { sharedLinkHref } from '../share-form';
import { formatDateTime } from '../time-in-language';
import type { PageView } from './view';

export const SCENARIO_NAME_PATTERN = '[a-z0-9]+(-[a-z0-9]+)*';

export function listSavedStates({
  savedStates,
  findOpenLink,
  origin,
  settings,
  language,
}: PageView): SavedStatesData {
  return {
    states: savedStates.map((state) => {
      const link = findOpenLink(state);
      return {
        id: state.id,
        name: state.name,
        savedAt: formatDateTime(new Date(state.savedAt), language).toLocaleString({
          dateStyle: 'medium',
          timeStyle: 'short',
        }),
        link: link && sharedLinkHref(origin, link),
      };
    }),
    situationName: settings.hosted ? null : SCENARIO_NAME_PATTERN,
  };
}
