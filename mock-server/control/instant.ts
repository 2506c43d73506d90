import { z } from 'zod';
import { isWithinYears } from '../store/clock';

/** ISO 8601 with offset, in a year that the clock supports. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine(isWithinYears);
