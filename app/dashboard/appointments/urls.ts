import { tabPath } from '~/dashboard/rules/tabs';
import type { TaskActionData } from '~/forms/intents';

export const APPOINTMENT_QUERY = '?appointment';

export const appointmentPath = (applicationId: string) =>
  tabPath(applicationId, 'overview') + APPOINTMENT_QUERY;

export const BOOKING_FORM_ID = 'book-appointment';

export const PICK_INTENT = 'pick';
export const CONTACT_INTENT = 'contact';

/** Times that the API has refused. The API cannot list taken times. */
export const TAKEN_TIMES_FIELD = 'taken';

export const BOOK_INTENT = 'book';

export interface BookingStageData {
  booking: { stage: typeof PICK_INTENT | typeof CONTACT_INTENT; typed: Record<string, string> };
}

export type BookingActionData = TaskActionData & Partial<BookingStageData>;
