import { tabPath } from '~/dashboard/rules/tabs';
import type { TaskAnswer } from '~/forms/intents';

export const APPOINTMENT = '?appointment';

export const appointmentPath = (applicationId: string) => tabPath(applicationId, 'overview') + APPOINTMENT;

export const BOOKING_FORM = 'book-talk';

export const PICK = 'pick';
export const CONTACT = 'contact';

/** Times that the API has refused. The API cannot list taken times. */
export const TAKEN_TIMES = 'taken';

export const BOOK = 'book';

export interface BookingMore {
  booking: { stage: typeof PICK | typeof CONTACT; typed: Record<string, string> };
}

export type BookingAnswer = TaskAnswer & Partial<BookingMore>;
