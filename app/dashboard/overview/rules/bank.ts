import { z } from 'zod';
import { optionalTextSchema, requiredTextSchema } from '~/domain/form-schema';
import { checkIban, ibanCountry } from '~/domain/iban';
import { createTextRule } from '~/domain/text';

const checkBankName = createTextRule({ max: 100 });

/** OVER-09. @param known bank of the IBAN; undefined in the browser */
export function createBankSchema(known: string | null | undefined) {
  return z.object({
    bankName:
      known === null
        ? requiredTextSchema(checkBankName)
        : optionalTextSchema(checkBankName).transform((name) => name ?? known ?? ''),
    iban: requiredTextSchema(checkIban),
  });
}

/** German IBANs contain the bank code. */
export function canLookUpBank(iban: string): boolean {
  const checked = checkIban(iban);
  return checked.ok && ibanCountry(checked.value) === 'DE';
}
