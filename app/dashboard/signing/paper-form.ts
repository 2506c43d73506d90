import { z } from 'zod';
import { ticked } from '~/domain/form-schema';

/** Who signs a paper online says so (SIGN-06). */
export const signPaperSchema = z.object({ read: ticked('paperNotRead') });
