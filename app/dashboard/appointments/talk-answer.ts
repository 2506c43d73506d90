export const TALK_FORM = 'book-talk';

/** APPT-01 */
export const PICK = 'pick';
export const CONTACT = 'contact';

/** Hidden field with the times that the lending API refused as taken. The API has no other way to list them. */
export const TAKEN = 'taken';

export const BOOK = 'book';

export interface TalkAnswer {
  talk: { stage: typeof PICK | typeof CONTACT; typed: Record<string, string> };
}
