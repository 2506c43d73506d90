import type { SubmissionResult } from '@conform-to/react';

export const INTENT = 'intent';

export const NEXT = 'next';

export const BACK = 'back';

export const SEARCH = 'search';

export const COUNTRY = 'country';

/** Restores the company's details from the register. */
export const RESTORE = 'restore';

export const LOAN_TYPE = 'loanType';

export const DISCARD = 'discard';

export const SEND_AGAIN = 'send-again';

export const CHECK = 'check';

/** Keeps an item of the guided completion as typed, without validation. */
export const LATER = 'later';

/** Keeps an entry in the session, because the lending API does not take it yet. */
export const NOTE = 'note';

/** Saves an entry of the guided completion, and asks for a further one. */
export const ANOTHER = 'another';

export const PURPOSE_SHOWN = 'purposeShown';

export const DETAILS_FOR = 'detailsFor';

/** Values of a form with another intent are kept without validation. */
export function hasSecondaryIntent(form: FormData): boolean {
  const intent = form.get(INTENT);
  return intent !== null && intent !== NEXT;
}

export interface TaskAnswer {
  form: string;
  result: SubmissionResult<string[]>;
}
