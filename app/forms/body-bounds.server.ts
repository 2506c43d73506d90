/** Forms beyond this are refused. */
export const MAX_FORM_BYTES = 16 * 1024 * 1024;

/** A refused body is still read up to here, so that the browser comes to reading the answer; beyond it the connection ends. */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;
