/** What a partner may let companies apply for (specification 3, section 3), in the order they are offered. */
const LOAN_TYPES = [
  'working_capital',
  'general_liquidity',
  'material_financing',
  'object_financing',
  'project_financing',
  'real_estate',
  'structured_finance',
  'tlb',
  'whitelabel_liquidity',
  'bike_leasing',
  'factoring',
  'other',
] as const;
export type LoanType = (typeof LOAN_TYPES)[number];

export function isLoanType(text: unknown): text is LoanType {
  return LOAN_TYPES.some((type) => type === text);
}

/** What the money is for (CLA-06), in the order it is offered. */
export const PURPOSES = [
  'operating_expenses',
  'order_pre_financing',
  'inventory_expansion',
  'machinery_or_equipment',
  'it_and_software',
  'business_expansion',
  'receivables_bridge_financing',
  'debt_restructuring',
  'commercial_real_estate',
  'bike_leasing',
  'other',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export function isPurpose(text: unknown): text is Purpose {
  return PURPOSES.some((purpose) => purpose === text);
}

/** Purposes of the medical-practice form; an application from it carries one of them in place of a loan type (DYN-12). */
const MEDICAL_PURPOSES = ['devices_and_equipment', 'foundation', 'takeover'] as const;

export function isMedicalPurpose(text: unknown): text is (typeof MEDICAL_PURPOSES)[number] {
  return MEDICAL_PURPOSES.some((purpose) => purpose === text);
}
