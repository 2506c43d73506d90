import { z } from 'zod';
import { ERROR_CODES } from './error-codes';
import { known } from './values';

/**
 * What every refused call carries: a list of errors (specification 1, section 8).
 * `code` may be absent or unknown to this contract: the portal then shows the default message. `field` names the member of the
 * request the error belongs to; `values` are figures that go with the code.
 */
export const errorAnswer = z.object({
  errors: z
    .array(
      z.object({
        code: known(ERROR_CODES).nullish(),
        field: z.string().optional(),
        values: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .min(1),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
