import { z } from 'zod';
import { isWithinYears } from '../store/clock';

/** An instant in ISO 8601 with its offset; a year a clock can show. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine(isWithinYears);
