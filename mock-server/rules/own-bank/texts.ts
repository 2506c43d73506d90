import { LANGUAGES } from 'contracts/api/enumerations';
import { z } from 'zod';
import { isReadableText } from '../field-rules';
import type { Problem } from '../finding';

/** Portals show markup as plain text. */
const MARKUP = /<[a-z/!?]/i;

/** The schema message carries the problem code. */
export const createProblemError = (problem: Problem) => ({ error: problem });

export function createPlainTextSchema(max: number, { lines = false } = {}) {
  return z
    .string()
    .max(max)
    .refine((text) => isReadableText(text, lines), createProblemError('unreadable'))
    .refine((text) => !MARKUP.test(text), createProblemError('markup'))
    .refine((text) => text.trim() !== '', createProblemError('missing'));
}

export function createLocalizedTextSchema(max: number) {
  return z.union([
    createPlainTextSchema(max),
    z.partialRecord(z.enum(LANGUAGES), createPlainTextSchema(max)),
  ]);
}
