import { z } from 'zod';
import type { UserRequest } from '~/request/guards.server';
import type { RequestFacts } from '~/request/portal-request';
import { getSessionStore } from '~/request/session.server';
import { nullIfUnavailable, parseStoredRecord, storedObjectSchema } from '~/request/store/store.server';

export interface BookedAppointment {
  meetingType: string;
  startsAt: string;
  /** Absent in records of earlier releases. */
  contact?: { firstName: string; lastName: string; phone: string } | undefined;
}

const record = storedObjectSchema({
  meetingType: z.string(),
  startsAt: z.string(),
  contact: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() }).optional(),
});

const STORED_AFTER_START_SECONDS = 180 * 24 * 60 * 60;

type AppointmentOwner = Pick<UserRequest, 'user' | 'serverTime'> & {
  readonly facts: Pick<RequestFacts, 'storeScope'>;
};

/** The lending API reports only that an appointment exists, not when. Ignores a failed write. */
export async function storeAppointment(
  owner: AppointmentOwner,
  applicationId: string,
  appointment: BookedAppointment,
): Promise<void> {
  const secondsAhead = (Date.parse(appointment.startsAt) - owner.serverTime().getTime()) / 1000;
  await getSessionStore()
    .update(
      keyOf(owner, applicationId),
      Math.max(0, Math.ceil(secondsAhead)) + STORED_AFTER_START_SECONDS,
      () => JSON.stringify(appointment),
    )
    .catch(nullIfUnavailable);
}

export async function readStoredAppointment(
  owner: AppointmentOwner,
  applicationId: string,
): Promise<BookedAppointment | null> {
  const text = await getSessionStore().read(keyOf(owner, applicationId)).catch(nullIfUnavailable);
  return text ? parseStoredRecord(record, text) : null;
}

const keyOf = ({ facts, user }: AppointmentOwner, applicationId: string) =>
  `talk ${facts.storeScope.join(' ')} ${user.id} ${applicationId}`;
