import { LANGUAGES } from 'contracts/api/enumerations';
import { z } from 'zod';
import { isReadable } from '../field-rules';
import type { Problem } from '../finding';

/** Portals show markup as plain text. */
const MARKUP = /<[a-z/!?]/i;

/** The schema message carries the problem code. */
export const errorOfProblem = (problem: Problem) => ({ error: problem });

export function plainText(max: number, { lines = false } = {}) {
  return z
    .string()
    .max(max)
    .refine((text) => isReadable(text, lines), errorOfProblem('unreadable'))
    .refine((text) => !MARKUP.test(text), errorOfProblem('markup'))
    .refine((text) => text.trim() !== '', errorOfProblem('missing'));
}

export function localizedText(max: number) {
  return z.union([plainText(max), z.partialRecord(z.enum(LANGUAGES), plainText(max))]);
}
