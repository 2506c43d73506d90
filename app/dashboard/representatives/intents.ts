/** Carries when the record was changed last that a form was made from. */
export const SEEN = 'seen';
