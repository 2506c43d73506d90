import { LONGEST_TEXT } from '~/domain/text';

/** What a form may send. */
export interface FormBounds {
  /** Bytes of the whole. */
  bytes: number;
  /** Characters of its longest value. */
  longest: number;
}

/** Of every form without a file, unless its screen names its own: texts of all its fields fit in, most of them several times. */
export const PLAIN_FORM: FormBounds = { bytes: 512 * 1024, longest: LONGEST_TEXT };

/** Fields that are read; no form of the portal has as many. */
export const MAX_FIELDS = 100;

/** Names and values, repeated ones too, after which a form is refused. */
export const MAX_PAIRS = 1_000;

/** Bytes that all forms being read hold together, in one instance, beyond the first `UNCOUNTED_BYTES` of each. */
export const MAX_HELD_BYTES = 32 * 1024 * 1024;

/** Forms as people fill them in never wait for others. */
export const UNCOUNTED_BYTES = 64 * 1024;

/** A refused body is still read up to here, so that the browser comes to reading the answer; beyond it the connection ends. */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;
