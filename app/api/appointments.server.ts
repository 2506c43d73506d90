import { bookAppointment, type NewAppointment } from 'contracts/api/appointments';
import { MEETING_TYPES, type MeetingType } from 'contracts/api/enumerations';
import { type ApiClient, acceptEmptyBody } from './client.server';

export type { NewAppointment };

export const appointments = {
  book: (api: ApiClient, applicationId: string, appointment: NewAppointment) =>
    api.call(acceptEmptyBody(bookAppointment), { params: { id: applicationId }, body: appointment }),
};

export function isMeetingType(type: string): type is MeetingType {
  return MEETING_TYPES.some((meetingType) => meetingType === type);
}
