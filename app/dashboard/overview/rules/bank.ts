import { z } from 'zod';
import { optionalTextSchema, requiredTextSchema } from '~/domain/form-schema';
import { checkIban, ibanCountry } from '~/domain/iban';
import { createTextRule } from '~/domain/text';

const checkBankName = createTextRule({ max: 100 });

/** OVER-09, D-264. @param knownBankName of the IBAN's bank; null if the user must name it, undefined if unknown yet */
export function createBankSchema(knownBankName: string | null | undefined) {
  return z.object({
    bankName:
      knownBankName === null
        ? requiredTextSchema(checkBankName)
        : optionalTextSchema(checkBankName).transform((name) => name ?? knownBankName ?? ''),
    iban: requiredTextSchema(checkIban),
  });
}

/** German IBANs contain the bank code. */
export function canLookUpBank(iban: string): boolean {
  const result = checkIban(iban);
  return result.ok && ibanCountry(result.value) === 'DE';
}

/** D-264. An invalid IBAN does not show yet whether its bank needs a name. */
export function needsBankName(iban: string): boolean {
  return checkIban(iban).ok && !canLookUpBank(iban);
}
