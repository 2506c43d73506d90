import type { TFunction } from 'i18next';
import { isLoanType, isMedicalPurpose } from '~/domain/loan-types';

/** Name of an application's loan type or of a practice's purpose (DYN-12). Null for one newer than the portal. */
export function typeName(type: string, enums: TFunction<'enums'>): string | null {
  if (isLoanType(type)) return enums(`loanType.${type}`);
  return isMedicalPurpose(type) ? enums(`medicalPurpose.${type}`) : null;
}
