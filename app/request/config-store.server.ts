import { type ConfigStore, LAST_GOOD_COPY_MS } from '~/api/portal-config-cache.server';
import { portalStore } from './session.server';

const idOf = (partnerKey: string) => `configuration ${partnerKey}`;

/** Last good configuration of each partner, used if the lending API is down at start (D-04). */
export const configStore: ConfigStore = {
  read: (partnerKey) => portalStore().read(idOf(partnerKey)),
  write: (partnerKey, text) => portalStore().update(idOf(partnerKey), LAST_GOOD_COPY_MS / 1000, () => text),
};
