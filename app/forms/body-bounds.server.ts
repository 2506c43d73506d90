import { LONGEST_TEXT } from '~/domain/text';

/** Limits of one form. */
export interface FormBounds {
  /** Bytes of the whole. A multipart form is limited to those of `PLAIN_FORM`, as it is parsed at once. */
  bytes: number;
  /** Characters of a value. */
  longest: number;
  /** Characters of values that may be longer, by their names. These are normalised to NFC while they are read, as that takes too long at once. */
  longer?: Readonly<Record<string, number>>;
}

/** Default limits of a form without a file. */
export const PLAIN_FORM: FormBounds = { bytes: 512 * 1024, longest: LONGEST_TEXT };

/** Fields kept per form. No form of the portal has more. */
export const MAX_FIELDS = 100;

/** Members of a form, repeated names and empty members included, above which it is refused. */
export const MAX_PAIRS = 1_000;

/** Bytes of the headers of one part, which are its name, and a file's name and kind. */
export const MAX_PART_HEADERS = 4 * 1024;

/** Bytes of the headers of all parts of a multipart form. */
export const MAX_ALL_PART_HEADERS = 96 * 1024;

/** Bytes that all forms in progress hold together in one instance, beyond the first `UNCOUNTED_BYTES` of each. */
export const MAX_HELD_BYTES = 32 * 1024 * 1024;

/** Bytes of each form that do not count towards `MAX_HELD_BYTES`. */
export const UNCOUNTED_BYTES = 64 * 1024;

/** A refused body is read and dropped up to here, so that the browser reads the answer. Beyond it the connection is closed. */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/** Characters of a value that are put back into a form whose page is shown again. */
export const MOST_PUT_BACK = 100_000;
