import { z } from 'zod';
import type { UserVisit } from '~/request/guards.server';
import { portalStore } from '~/request/session.server';
import { nullIfUnavailable } from '~/request/store/store.server';
import { readStored, storedObject } from '~/request/store/stored-record.server';

/** A talk: how, and when it begins, with the deployment's offset on that day. */
export interface BookedTalk {
  meetingType: string;
  startsAt: string;
}

const record = storedObject({ meetingType: z.string(), startsAt: z.string() });

/** A talk is kept this long after it has begun, about as long as an application takes: what is over is not shown as one of which nothing is known. */
const KEPT_AFTER_SECONDS = 180 * 24 * 60 * 60;

/** Whose talk; what is needed of a visit. */
type Whose = Pick<UserVisit, 'partnerKey' | 'sandbox' | 'user' | 'serverTime'>;

/**
 * Keeps a talk that was booked, for its user alone, in whatever browser they log in: the lending API tells no more of it than that there is one.
 * What cannot be kept is not shown.
 */
export async function keepTalk(whose: Whose, applicationId: string, talk: BookedTalk): Promise<void> {
  const ahead = (Date.parse(talk.startsAt) - whose.serverTime().getTime()) / 1000;
  await portalStore()
    .update(nameOf(whose, applicationId), Math.max(0, Math.ceil(ahead)) + KEPT_AFTER_SECONDS, () =>
      JSON.stringify(talk),
    )
    .catch(nullIfUnavailable);
}

/** The talk that was booked here; null when none is known. */
export async function keptTalk(whose: Whose, applicationId: string): Promise<BookedTalk | null> {
  const text = await portalStore().read(nameOf(whose, applicationId)).catch(nullIfUnavailable);
  return text ? readStored(record, text) : null;
}

const nameOf = ({ partnerKey, sandbox, user }: Whose, applicationId: string) =>
  `talk ${partnerKey} ${sandbox ?? ''} ${user.id} ${applicationId}`;
