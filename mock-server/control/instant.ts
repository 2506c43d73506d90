import { z } from 'zod';
import { isWithinYears } from '../store/clock';

export const instantSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine(isWithinYears);
