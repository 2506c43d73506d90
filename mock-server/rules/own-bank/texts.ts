import { LANGUAGES } from 'contracts/api/enumerations';
import { z } from 'zod';
import { isReadable } from '../field-rules';
import type { Problem } from '../finding';

/** What reads like markup: a portal shows it as it stands, so that nobody means it in a name. */
const MARKUP = /<[a-z/!?]/i;

/** The name of a problem as a schema's message, which the finding takes over. */
export const says = (problem: Problem) => ({ error: problem });

/** Readable text of at most so many characters, without markup; a blank one counts as missing. */
export function plainText(max: number, { lines = false } = {}) {
  return z
    .string()
    .max(max)
    .refine((text) => isReadable(text, lines), says('unreadable'))
    .refine((text) => !MARKUP.test(text), says('markup'))
    .refine((text) => text.trim() !== '', says('missing'));
}

/** One text, or one for each of the portal's languages. */
export function localizedText(max: number) {
  return z.union([plainText(max), z.partialRecord(z.enum(LANGUAGES), plainText(max))]);
}
