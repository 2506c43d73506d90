import {
  LOAN_TYPES,
  type LoanType,
  MEDICAL_PURPOSES,
  type MedicalPurpose,
  PURPOSES,
  type Purpose,
} from 'contracts/api/enumerations';

/** D-21 */
export function isLoanType(text: unknown): text is LoanType {
  return LOAN_TYPES.some((type) => type === text);
}

/** CLA-06 */
export function isPurpose(text: unknown): text is Purpose {
  return PURPOSES.some((purpose) => purpose === text);
}

/** An application with a medical purpose has no loan type (DYN-12). */
export function isMedicalPurpose(text: unknown): text is MedicalPurpose {
  return MEDICAL_PURPOSES.some((purpose) => purpose === text);
}
