import { createHash } from 'node:crypto';
import type { RequestFacts } from '~/request/portal-request';
import { getSessionStore } from '~/request/session.server';
import { nullIfUnavailable } from '~/request/store/store.server';

const ACCEPTANCE_LIFETIME_SECONDS = 400 * 24 * 60 * 60;

type StoreLocation = Pick<RequestFacts, 'storeScope'>;

export interface AcceptedInvitation {
  readonly userId: string | null;
}

/** ACC-08. Recorded, because the lending API reports a used link only after a submit. */
export async function recordAcceptedInvitation(
  location: StoreLocation,
  token: string,
  { userId }: AcceptedInvitation,
): Promise<void> {
  await getSessionStore()
    .update(nameOf(location, token), ACCEPTANCE_LIFETIME_SECONDS, () => `by ${userId ?? ''}`)
    .catch(nullIfUnavailable);
}

export async function findAcceptedInvitation(
  location: StoreLocation,
  token: string,
): Promise<AcceptedInvitation | null> {
  const record = await getSessionStore().read(nameOf(location, token)).catch(nullIfUnavailable);
  return record ? { userId: record.slice('by '.length) || null } : null;
}

function nameOf({ storeScope }: StoreLocation, token: string): string {
  const digest = createHash('sha256').update(token).digest('base64url');
  return `accepted invitation ${storeScope.join(' ')} ${digest}`;
}
