import { MAX_TEXT_CHARACTERS } from '~/domain/text';

export interface FormBounds {
  /** Bytes. Multipart forms are limited to `PLAIN_FORM`, because they are parsed at once. */
  bytes: number;
  longest: number;
  /** Characters. Normalising longer texts to NFC at once would block the event loop. */
  longer?: Readonly<Record<string, number>>;
}

export const PLAIN_FORM: FormBounds = { bytes: 512 * 1024, longest: MAX_TEXT_CHARACTERS };

/** Twenty debtors with seven members each. */
export const MAX_FIELDS = 160;

export const MAX_PAIRS = 1_000;

export const MAX_PART_HEADERS = 4 * 1024;

export const MAX_ALL_PART_HEADERS = 96 * 1024;

/** Of all forms in progress in one instance, beyond `UNCOUNTED_BYTES` of each. */
export const MAX_HELD_BYTES = 32 * 1024 * 1024;

export const UNCOUNTED_BYTES = 64 * 1024;

/** Browsers read the response only after sending the body. Larger bodies lose their connection. */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

export const MAX_RESTORED = 100_000;
