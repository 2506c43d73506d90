import { z } from 'zod';
import { ticked } from '~/domain/form-schema';

/** SIGN-02 */
export const termsSchema = z.object({
  legalSignature: ticked('legalSignatureNotAccepted'),
  sepaMandate: ticked('sepaMandateNotAccepted'),
});

/** SIGN-06 */
export const signPaperSchema = z.object({ read: ticked('paperNotRead') });

export const VERSION_FIELD = 'version';
