import type { SubmissionResult } from '@conform-to/react';

export const INTENT_FIELD = 'intent';

export const NEXT_INTENT = 'next';

export const BACK_INTENT = 'back';

export const SEARCH_INTENT = 'search';

export const COUNTRY_INTENT = 'country';

/** Restores company details from the register. */
export const RESTORE_INTENT = 'restore';

export const LOAN_TYPE_INTENT = 'loanType';

export const DISCARD_INTENT = 'discard';

export const SEND_AGAIN_INTENT = 'send-again';

export const CHECK_INTENT = 'check';

/** Skips an item. Keeps typed values without validation. */
export const LATER_INTENT = 'later';

/** Sent with `LATER_INTENT` if the user has changed no value. */
export const UNCHANGED_FIELD = '__unchanged__';

/** Values that a page without JavaScript has shown in its form, as JSON. */
export const SHOWN_VALUES_FIELD = '__shown__';

/** Keeps an entry in the session, because the lending API does not accept it yet. */
export const NOTE_INTENT = 'note';

/** Saves an entry and asks for another. */
export const ANOTHER_INTENT = 'another';

export const PURPOSE_SHOWN_FIELD = 'purposeShown';

export const DETAILS_FOR_FIELD = 'detailsFor';

export function hasSecondaryIntent(form: FormData): boolean {
  const intent = form.get(INTENT_FIELD);
  return intent !== null && intent !== NEXT_INTENT;
}

export interface TaskActionData {
  form: string;
  result: SubmissionResult<string[]>;
}
