import { z } from 'zod';
import { tickedBoxSchema } from '~/domain/form-schema';

export const termsSchema = z.object({
  legalSignature: tickedBoxSchema('legalSignatureNotAccepted'),
  sepaMandate: tickedBoxSchema('sepaMandateNotAccepted'),
});

export const signPaperSchema = z.object({ read: tickedBoxSchema('paperNotRead') });

export const SIGNED_VERSION_FIELD = 'version';
