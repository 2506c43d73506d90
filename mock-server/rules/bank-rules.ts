import { isValidIBAN } from 'ibantools';
import { textViolations } from './field-rules';
import type { Violation } from './violation';

const BANK_NAME = { min: 1, max: 100 };

/** Where an application's money goes to. */
export interface BankInfo {
  bankName: string;
  iban: string;
}

/** Every rule that bank data break (OVER-09, D-53): a name of 1 to 100 characters, and a valid IBAN of any country of the registry. */
export function bankViolations({ bankName, iban }: BankInfo): Violation<keyof BankInfo>[] {
  return [
    ...textViolations('bankName', bankName, BANK_NAME),
    ...(isIban(compactIban(iban)) ? [] : [{ code: 'err_invalid_iban', field: 'iban' } as const]),
  ];
}

/** An IBAN as it is kept: in capitals, without the spaces it is typed with. */
export function compactIban(iban: string): string {
  return iban.replace(/\s/gu, '').toUpperCase();
}

/** Whether an IBAN, kept as `compactIban` gives it, is one of the registry's with right length and check digits (MOD 97). */
export function isIban(compact: string): boolean {
  return isValidIBAN(compact);
}
