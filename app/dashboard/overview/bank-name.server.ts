import { bankDataByIBAN } from 'bankdata-germany';
import { checkIban } from '~/domain/iban';

/** Null for banks outside Germany, and for unknown ones. */
export function findBankName(iban: string): string | null {
  const result = checkIban(iban);
  return (result.ok && bankDataByIBAN(result.value)?.bankName) || null;
}
