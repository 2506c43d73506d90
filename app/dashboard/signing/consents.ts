import { z } from 'zod';
import { tickedBox } from '~/domain/form-schema';

export const termsSchema = z.object({
  legalSignature: tickedBox('legalSignatureNotAccepted'),
  sepaMandate: tickedBox('sepaMandateNotAccepted'),
});

export const signPaperSchema = z.object({ read: tickedBox('paperNotRead') });

export const VERSION_FIELD = 'version';
