import { z } from 'zod';

/** An instant in ISO 8601 with its offset, in the years 1 to 9999. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999);
