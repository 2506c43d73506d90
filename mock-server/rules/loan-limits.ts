import type { LoanType } from 'contracts/api/enumerations';
import type { OwnTerms } from 'fixtures/deployments';

/** Bounds that a deployment sets for itself, by loan type. */
type OwnLimits = OwnTerms['limits'];

/** Inclusive. */
export interface Bounds {
  min: number;
  max: number;
}

/** Smallest amounts by loan type in whole units of the currency (CLA-03). */
const AMOUNT_MINIMUM: Partial<Record<LoanType, number>> = {
  material_financing: 50_000,
  project_financing: 50_000,
  working_capital: 50_000,
  tlb: 20_000,
};

/** For the types CLA-03 names with it, and those without a minimum of their own (D-56). */
const ORDINARY_AMOUNT_MINIMUM = 15_000;

const AMOUNT_MAXIMUM = 500_000;
const TYPED_AMOUNT_MAXIMUM = 100_000_000;

const DURATION: Bounds = { min: 12, max: 60 };
const BULLET_LOAN_DURATION: Bounds = { min: 3, max: 24 };
const TYPED_DURATION_MAXIMUM = 240;

/** The entitlement that lets a partner's customers go beyond the slider (CLA-05). */
const TYPED_VALUES_ENTITLEMENT = 'CustomizedApplicationAmounts';

/** Bounds of the amount in whole units of the currency (CLA-03, CLA-05), unless the deployment sets its own. The slider's step binds only the slider. */
export function amountBounds(
  loanType: LoanType,
  entitlements: readonly string[],
  own: OwnLimits = {},
): Bounds {
  const ownBounds = own[loanType]?.amount;
  if (ownBounds) return { ...ownBounds };
  return {
    min: AMOUNT_MINIMUM[loanType] ?? ORDINARY_AMOUNT_MINIMUM,
    max: entitlements.includes(TYPED_VALUES_ENTITLEMENT) ? TYPED_AMOUNT_MAXIMUM : AMOUNT_MAXIMUM,
  };
}

/** For how long, in months (CLA-04, CLA-05, D-55). */
export function durationBounds(
  loanType: LoanType,
  entitlements: readonly string[],
  own: OwnLimits = {},
): Bounds {
  const ownBounds = own[loanType]?.duration;
  if (ownBounds) return { ...ownBounds };
  const slider = loanType === 'tlb' ? BULLET_LOAN_DURATION : DURATION;
  const max = entitlements.includes(TYPED_VALUES_ENTITLEMENT) ? TYPED_DURATION_MAXIMUM : slider.max;
  return { min: slider.min, max };
}

/** True for a whole number within the bounds. */
export function within({ min, max }: Bounds, value: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
