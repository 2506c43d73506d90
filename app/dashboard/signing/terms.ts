import { z } from 'zod';
import { ticked } from '~/domain/form-schema';

/** Both must be ticked (SIGN-02). */
export const termsSchema = z.object({
  legalSignature: ticked('legalSignatureNotAccepted'),
  sepaMandate: ticked('sepaMandateNotAccepted'),
});
