/** Hidden field: the user to whom the page was rendered (D-273). */
export const OWNER_FIELD = '__owner__';

/** The same, for requests without a form. */
export const OWNER_HEADER = 'X-Portal-Owner';

export const OTHER_USER_PATH = '/other-user';
