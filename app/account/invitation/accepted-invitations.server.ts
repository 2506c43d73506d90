import { createHash } from 'node:crypto';
import type { RequestFacts } from '~/request/portal-request';
import { getSessionStore } from '~/request/session.server';
import { nullIfUnavailable } from '~/request/store/store.server';

const ACCEPTANCE_LIFETIME_SECONDS = 400 * 24 * 60 * 60;

type Place = Pick<RequestFacts, 'storeScope'>;

export interface AcceptedInvitation {
  readonly userId: string | null;
}

/** ACC-08. Recorded, because the lending API reports a used link only after a submit. */
export async function recordAcceptedInvitation(
  place: Place,
  token: string,
  { userId }: AcceptedInvitation,
): Promise<void> {
  await getSessionStore()
    .update(nameOf(place, token), ACCEPTANCE_LIFETIME_SECONDS, () => `by ${userId ?? ''}`)
    .catch(nullIfUnavailable);
}

export async function findAcceptedInvitation(
  place: Place,
  token: string,
): Promise<AcceptedInvitation | null> {
  const known = await getSessionStore().read(nameOf(place, token)).catch(nullIfUnavailable);
  return known ? { userId: known.slice('by '.length) || null } : null;
}

function nameOf({ storeScope }: Place, token: string): string {
  const digest = createHash('sha256').update(token).digest('base64url');
  return `accepted invitation ${storeScope.join(' ')} ${digest}`;
}
