/**
 * What a button of a step's form asks for, other than going on. The browser lets these through unchecked: what is typed
 * so far is kept as it is.
 */
export const INTENT = 'intent';

/** Back to the step before, without losing what is typed. */
export const BACK = 'back';

/** Search for the company, where no scripts do it while typing. */
export const SEARCH = 'search';

/** Take the chosen country over, where no scripts do it at once. */
export const COUNTRY = 'country';
