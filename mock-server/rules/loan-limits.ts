import type { LoanType } from 'contracts/api/enumerations';
import type { BankTerms } from 'fixtures/deployments';

type OwnLimits = BankTerms['limits'];

export interface NumberBounds {
  min: number;
  max: number;
}

const MIN_AMOUNT_BY_LOAN_TYPE: Partial<Record<LoanType, number>> = {
  material_financing: 50_000,
  project_financing: 50_000,
  working_capital: 50_000,
  tlb: 20_000,
};

/** Applies to loan types without their own minimum (D-56). */
const DEFAULT_MIN_AMOUNT = 15_000;

const AMOUNT_MAXIMUM = 500_000;
const MAX_TYPED_AMOUNT = 100_000_000;

const LOAN_DURATION_MONTHS: NumberBounds = { min: 12, max: 60 };
const BULLET_LOAN_DURATION_MONTHS: NumberBounds = { min: 3, max: 24 };
const MAX_TYPED_DURATION_MONTHS = 240;

const TYPED_VALUES_ENTITLEMENT = 'CustomizedApplicationAmounts';

export function amountBoundsOf(
  loanType: LoanType,
  entitlements: readonly string[],
  limits: OwnLimits = {},
): NumberBounds {
  const ownBounds = limits[loanType]?.amount;
  if (ownBounds) return { ...ownBounds };
  return {
    min: MIN_AMOUNT_BY_LOAN_TYPE[loanType] ?? DEFAULT_MIN_AMOUNT,
    max: entitlements.includes(TYPED_VALUES_ENTITLEMENT) ? MAX_TYPED_AMOUNT : AMOUNT_MAXIMUM,
  };
}

export function durationBoundsOf(
  loanType: LoanType,
  entitlements: readonly string[],
  limits: OwnLimits = {},
): NumberBounds {
  const ownBounds = limits[loanType]?.duration;
  if (ownBounds) return { ...ownBounds };
  const slider = loanType === 'tlb' ? BULLET_LOAN_DURATION_MONTHS : LOAN_DURATION_MONTHS;
  const max = entitlements.includes(TYPED_VALUES_ENTITLEMENT) ? MAX_TYPED_DURATION_MONTHS : slider.max;
  return { min: slider.min, max };
}

export function isWithinBounds({ min, max }: NumberBounds, value: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
