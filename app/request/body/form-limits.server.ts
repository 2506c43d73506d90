import { MAX_TEXT_CHARACTERS } from '~/domain/text';

export interface FormLimits {
  /** Multipart forms are limited to `PLAIN_FORM_LIMITS`, because they are parsed in one go. */
  maxBytes: number;
  maxCharacters: number;
  /** Normalising longer texts to NFC in one go would block the event loop. */
  maxCharactersByField?: Readonly<Record<string, number>>;
}

export const PLAIN_FORM_LIMITS: FormLimits = { maxBytes: 512 * 1024, maxCharacters: MAX_TEXT_CHARACTERS };

/** Twenty debtors with seven fields each must fit. */
export const MAX_FORM_FIELDS = 160;

export const MAX_FORM_PAIRS = 1_000;

export const MAX_PART_HEADER_BYTES = 4 * 1024;

export const MAX_TOTAL_PART_HEADER_BYTES = 96 * 1024;

/** Limits all forms of one instance. `MAX_UNCOUNTED_BYTES` of each form do not count. */
export const MAX_HELD_BYTES = 32 * 1024 * 1024;

export const MAX_UNCOUNTED_BYTES = 64 * 1024;

/** The portal reads a refused body up to this size, because browsers read the response only afterwards. */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

export const MAX_RESTORED_CHARACTERS = 100_000;

/** D-293. For texts that the session keeps before their validation. */
export const UNVALIDATED_FORM_LIMITS: FormLimits = {
  ...PLAIN_FORM_LIMITS,
  maxCharacters: MAX_RESTORED_CHARACTERS,
};
