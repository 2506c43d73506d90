import { type ConfigKeeper, LAST_GOOD_COPY_MS } from '~/api/portal-config-cache.server';
import { portalStore } from './session.server';

/** Keeps configurations beside the sessions. */
const idOf = (partnerKey: string) => `configuration ${partnerKey}`;

/** The last good configuration of each partner, for a start while the lending API is down (D-04). */
export const configKeeper: ConfigKeeper = {
  read: (partnerKey) => portalStore().read(idOf(partnerKey)),
  write: (partnerKey, text) => portalStore().update(idOf(partnerKey), LAST_GOOD_COPY_MS / 1000, () => text),
};
