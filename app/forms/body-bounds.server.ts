import { LONGEST_TEXT } from '~/domain/text';

/** Limits of one form. */
export interface FormBounds {
  /** Bytes of the whole. */
  bytes: number;
  /** Characters of its longest value. */
  longest: number;
}

/** Default limits of a form without a file. */
export const PLAIN_FORM: FormBounds = { bytes: 512 * 1024, longest: LONGEST_TEXT };

/** Fields kept per form. No form of the portal has more. */
export const MAX_FIELDS = 100;

/** Members of a form, repeated names included, above which it is refused. */
export const MAX_PAIRS = 1_000;

/** Bytes that all forms in progress hold together in one instance, beyond the first `UNCOUNTED_BYTES` of each. */
export const MAX_HELD_BYTES = 32 * 1024 * 1024;

/** Bytes of each form that do not count towards `MAX_HELD_BYTES`. */
export const UNCOUNTED_BYTES = 64 * 1024;

/** A refused body is read and dropped up to here, so that the browser reads the answer. Beyond it the connection is closed. */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;
