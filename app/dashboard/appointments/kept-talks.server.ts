import { z } from 'zod';
import type { UserVisit } from '~/request/guards.server';
import { portalStore } from '~/request/session.server';
import { unlessAway } from '~/request/store/store.server';
import { readStored, storedObject } from '~/request/store/stored-record.server';

export interface BookedTalk {
  meetingType: string;
  startsAt: string;
}

const record = storedObject({ meetingType: z.string(), startsAt: z.string() });

const KEPT_AFTER_SECONDS = 180 * 24 * 60 * 60;

type Whose = Pick<UserVisit, 'partnerKey' | 'sandbox' | 'user' | 'serverTime'>;

/**
 * Stores the booked appointment in the session store for this user. The lending API reports only that an appointment exists, not when. A failed
 * write is ignored.
 */
export async function keepTalk(whose: Whose, applicationId: string, talk: BookedTalk): Promise<void> {
  const ahead = (Date.parse(talk.startsAt) - whose.serverTime().getTime()) / 1000;
  await portalStore()
    .update(nameOf(whose, applicationId), Math.max(0, Math.ceil(ahead)) + KEPT_AFTER_SECONDS, () =>
      JSON.stringify(talk),
    )
    .catch(unlessAway);
}

export async function keptTalk(whose: Whose, applicationId: string): Promise<BookedTalk | null> {
  const text = await portalStore().read(nameOf(whose, applicationId)).catch(unlessAway);
  return text ? readStored(record, text) : null;
}

const nameOf = ({ partnerKey, sandbox, user }: Whose, applicationId: string) =>
  `talk ${partnerKey} ${sandbox ?? ''} ${user.id} ${applicationId}`;
