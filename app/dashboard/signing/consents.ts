import { z } from 'zod';
import { ticked } from '~/domain/form-schema';

/** Both must be ticked (SIGN-02). */
export const termsSchema = z.object({
  legalSignature: ticked('legalSignatureNotAccepted'),
  sepaMandate: ticked('sepaMandateNotAccepted'),
});

/** A paper is signed online only by somebody who says that they have read it (SIGN-06). */
export const signPaperSchema = z.object({ read: ticked('paperNotRead') });

/** Hidden field: the version of the content that was shown to be signed. */
export const VERSION = 'version';
