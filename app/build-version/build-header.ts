/** Header in which every answer of a page names the build that made it; a page of another build then knows that it is outdated. */
export const BUILD_HEADER = 'X-Portal-Build';

/** Header of an answer whose address holds a secret: a page with a third-party script must load it as a document (D-91). */
export const OWN_DOCUMENT_HEADER = 'X-Portal-Own-Document';
