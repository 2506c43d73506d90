/** What a button of a step's form asks for. */
export const INTENT = 'intent';

/** Go on, as the step's main button without an intent does. */
export const NEXT = 'next';

/** Back to the step before, without losing what is typed. */
export const BACK = 'back';

/** Search for the company, where no scripts do it while typing. */
export const SEARCH = 'search';

/** Take the chosen country over, where no scripts do it at once. */
export const COUNTRY = 'country';

/** Offer the amounts and durations of the chosen loan type, where no scripts do it at once. */
export const LOAN_TYPE = 'loanType';

/** Throw away what was begun, and begin anew. */
export const DISCARD = 'discard';

/** Ask whether the e-mail address is confirmed by now. */
export const CHECK = 'check';

/** Names the purpose a form's questions are for; empty before one is chosen. */
export const PURPOSE_SHOWN = 'purposeShown';

/** Names the company whose details a form asks for. */
export const DETAILS_FOR = 'detailsFor';

/** True when a form is sent for something else than going on: then it isn't checked, what is typed is kept as it is. */
export function isAside(form: FormData): boolean {
  const intent = form.get(INTENT);
  return intent !== null && intent !== NEXT;
}
