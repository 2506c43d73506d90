export const BOOKING_FORM = 'book-talk';

/** APPT-01 */
export const PICK = 'pick';
export const CONTACT = 'contact';

/** The API has no other way to list refused times. */
export const TAKEN_TIMES = 'taken';

export const BOOK = 'book';

export interface BookingAnswer {
  booking: { stage: typeof PICK | typeof CONTACT; typed: Record<string, string> };
}
