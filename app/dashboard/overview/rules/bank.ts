import { z } from 'zod';
import { optional, required } from '~/domain/form-schema';
import { checkIban, ibanCountry } from '~/domain/iban';
import { textRule } from '~/domain/text';

const checkBankName = textRule({ max: 100 });

/** OVER-09. @param known bank of the IBAN; undefined in the browser */
export function bankSchema(known: string | null | undefined) {
  return z.object({
    bankName:
      known === null
        ? required(checkBankName)
        : optional(checkBankName).transform((name) => name ?? known ?? ''),
    iban: required(checkIban),
  });
}

/** German IBANs contain the bank code. */
export function canLookUpBank(iban: string): boolean {
  const checked = checkIban(iban);
  return checked.ok && ibanCountry(checked.value) === 'DE';
}
