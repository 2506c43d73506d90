import type { SubmissionResult } from '@conform-to/react';

export const INTENT = 'intent';

export const NEXT = 'next';

export const BACK = 'back';

export const SEARCH = 'search';

export const COUNTRY = 'country';

/** Restores company details from the register. */
export const RESTORE = 'restore';

export const LOAN_TYPE = 'loanType';

export const DISCARD = 'discard';

export const SEND_AGAIN = 'send-again';

export const CHECK = 'check';

/** Skips an item of the guided completion. Keeps typed values without validation. */
export const LATER = 'later';

/** Keeps an entry in the session, because the lending API does not accept it yet. */
export const NOTE = 'note';

/** Saves an entry of the guided completion, and asks for a further one. */
export const ANOTHER = 'another';

export const PURPOSE_SHOWN = 'purposeShown';

export const DETAILS_FOR = 'detailsFor';

export function hasSecondaryIntent(form: FormData): boolean {
  const intent = form.get(INTENT);
  return intent !== null && intent !== NEXT;
}

export interface TaskAnswer {
  form: string;
  result: SubmissionResult<string[]>;
}
