import type { TFunction } from 'i18next';
import { isLoanType, isMedicalPurpose } from '~/domain/loan-types';

/** What an application is for, in words: its loan type, or the purpose of a practice (DYN-12). Null for one newer than the portal. */
export function typeName(type: string, enums: TFunction<'enums'>): string | null {
  if (isLoanType(type)) return enums(`loanType.${type}`);
  return isMedicalPurpose(type) ? enums(`medicalPurpose.${type}`) : null;
}
