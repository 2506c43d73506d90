import {
  LOAN_TYPES,
  type LoanType,
  MEDICAL_PURPOSES,
  type MedicalPurpose,
  PURPOSES,
  type Purpose,
} from 'contracts/api/enumerations';

/** True for a loan type of the specification (3, section 3); a partner may send one that is newer than the portal (D-21). */
export function isLoanType(text: unknown): text is LoanType {
  return LOAN_TYPES.some((type) => type === text);
}

/** True for a known answer to what the money is for (CLA-06). */
export function isPurpose(text: unknown): text is Purpose {
  return PURPOSES.some((purpose) => purpose === text);
}

/** True for a purpose of the medical-practice form; an application from it carries one in place of a loan type (DYN-12). */
export function isMedicalPurpose(text: unknown): text is MedicalPurpose {
  return MEDICAL_PURPOSES.some((purpose) => purpose === text);
}
