/** Header in which every answer of a page names the build that made it; a page of another build then knows that it is outdated. */
export const BUILD_HEADER = 'X-Portal-Build';

/** Header of an answer whose address holds a secret: a page with a third-party script must load it as a document (D-91). */
export const OWN_DOCUMENT_HEADER = 'X-Portal-Own-Document';

/**
 * Header with the status 400 of a form's answer that scripts get as 200: browsers write each failed request to the console, though the page
 * shows the validation errors.
 */
export const STATUS_HEADER = 'X-Portal-Status';
