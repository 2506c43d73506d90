import { createHash } from 'node:crypto';
import { portalStore } from '~/request/session.server';
import { unlessAway } from '~/request/store/store.server';
import type { Visit } from '~/request/visit.server';

/** Longer than any invitation is kept in a mailbox to be opened again. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** Where an invitation was accepted; what is needed of a visit. */
type Place = Pick<Visit, 'partnerKey' | 'sandbox'>;

/** Who has accepted an invitation: the id of their user, as far as they were logged in with it. */
export interface Acceptance {
  readonly userId: string | null;
}

/**
 * Remembers, for all instances, that the invitation of this link was accepted: the lending API tells it of no link before a password is sent.
 * What cannot be remembered is said when the form is sent again. @param token the link's; only a hash of it is kept
 */
export async function noteAccepted(place: Place, token: string, { userId }: Acceptance): Promise<void> {
  await portalStore()
    .update(nameOf(place, token), KEPT_SECONDS, () => `by ${userId ?? ''}`)
    .catch(unlessAway);
}

/** Who has accepted the invitation of this link; null where nobody is known to have, or it cannot be asked. */
export async function acceptanceOf(place: Place, token: string): Promise<Acceptance | null> {
  const known = await portalStore().read(nameOf(place, token)).catch(unlessAway);
  return known ? { userId: known.slice('by '.length) || null } : null;
}

function nameOf({ partnerKey, sandbox }: Place, token: string): string {
  const digest = createHash('sha256').update(token).digest('base64url');
  return `accepted invitation ${partnerKey} ${sandbox ?? ''} ${digest}`;
}
