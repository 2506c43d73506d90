import { isValidIBAN } from 'ibantools';
import { findTextViolations } from './field-rules';
import type { Violation } from './violation';

const BANK_NAME_LENGTH = { min: 1, max: 100 };

export interface BankInfo {
  bankName: string;
  iban: string;
}

export function findBankViolations({ bankName, iban }: BankInfo): Violation<keyof BankInfo>[] {
  return [
    ...findTextViolations('bankName', bankName, BANK_NAME_LENGTH),
    ...(isIban(removeIbanSpaces(iban)) ? [] : [{ code: 'err_invalid_iban', field: 'iban' } as const]),
  ];
}

export function removeIbanSpaces(iban: string): string {
  return iban.replace(/\s/gu, '').toUpperCase();
}

export function isIban(compact: string): boolean {
  return isValidIBAN(compact);
}
