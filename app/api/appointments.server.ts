import { bookAppointment, type NewAppointment } from 'contracts/api/appointments';
import { MEETING_TYPES, type MeetingType } from 'contracts/api/enumerations';
import type { ApiClient } from './client.server';

export type { NewAppointment };

/** Talks with an advisor (specification 2, section 7). */
export const appointments = {
  book: (api: ApiClient, applicationId: string, appointment: NewAppointment) =>
    api.call(bookAppointment, { params: { id: applicationId }, body: appointment }),
};

/** A meeting type that can be booked; a newer one of the configuration is none. */
export function isMeetingType(type: string): type is MeetingType {
  return MEETING_TYPES.some((known) => known === type);
}
