export const BUILD_HEADER = 'X-Portal-Build';

/**
 * Marks pages whose address has a secret (D-91). Pages with third-party scripts open a marked page as a new document.
 */
export const OWN_DOCUMENT_HEADER = 'X-Portal-Own-Document';

/** Real status of a refusal that scripts receive with status 200 (D-109). */
export const STATUS_HEADER = 'X-Portal-Status';
