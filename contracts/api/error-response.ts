import { z } from 'zod';
import { ERROR_CODES } from './error-codes';
import { createOpenEnum } from './values';

/** Specification 1, section 8. `values` are figures for the message. `code` may be absent or unknown. */
export const errorResponse = z.object({
  errors: z
    .array(
      z.object({
        code: createOpenEnum(ERROR_CODES).nullish(),
        field: z.string().optional(),
        values: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .min(1),
});

export type ErrorResponse = z.infer<typeof errorResponse>;
