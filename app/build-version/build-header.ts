export const BUILD_HEADER = 'X-Portal-Build';

/** Marks pages whose address has a secret (D-91). Pages with third-party scripts must load them as new documents. */
export const OWN_DOCUMENT_HEADER = 'X-Portal-Own-Document';

/** Real status of a refusal that a script gets as 200 (D-109). */
export const STATUS_HEADER = 'X-Portal-Status';
