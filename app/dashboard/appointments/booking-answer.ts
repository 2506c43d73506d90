export const BOOKING_FORM = 'book-talk';

/** APPT-01 */
export const PICK = 'pick';
export const CONTACT = 'contact';

/** Hidden field with the times that the lending API refused as taken. The API has no other way to list them. */
export const TAKEN_TIMES = 'taken';

export const BOOK = 'book';

export interface BookingAnswer {
  booking: { stage: typeof PICK | typeof CONTACT; typed: Record<string, string> };
}
