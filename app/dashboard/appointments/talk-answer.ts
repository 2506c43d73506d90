/** Id of the form, whichever stage it is in: each carries along what was typed in the other. */
export const TALK_FORM = 'book-talk';

/** The stages of booking a talk that are forms (APPT-01), as intents: back to the first, on to the second. */
export const PICK = 'pick';
export const CONTACT = 'contact';

/** Field in which the form carries the times that the lending API has refused as taken: it tells of them in no other way. */
export const TAKEN = 'taken';

/** The last stage's intent. */
export const BOOK = 'book';

export interface TalkAnswer {
  talk: { stage: typeof PICK | typeof CONTACT; typed: Record<string, string> };
}
