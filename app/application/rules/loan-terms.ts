import type { LoanType } from 'contracts/api/enumerations';

export type TermLoanType = Exclude<LoanType, 'factoring'>;

export function isTermLoan(type: LoanType): type is TermLoanType {
  return type !== 'factoring';
}

/** CLA-05 */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly typedMax: number;
  readonly default: number;
}

const BULLET_LOAN: LoanType = 'tlb';

/** Whole units of the currency (CLA-03, D-56). */
const SMALLEST_AMOUNTS: Partial<Record<TermLoanType, number>> = {
  material_financing: 50_000,
  project_financing: 50_000,
  working_capital: 50_000,
  tlb: 20_000,
};
const SMALLEST_AMOUNT = 15_000;
const AMOUNT = { max: 500_000, step: 5_000, typedMax: 100_000_000, default: 100_000 } as const;

/** Months (CLA-04, D-55). */
const DURATION = { min: 12, max: 60, step: 2, typedMax: 240, default: 48 } as const;
const BULLET_DURATION = { ...DURATION, min: 3, max: 24 } as const;

export function amountBounds(type: TermLoanType): Bounds {
  return withinItself({ ...AMOUNT, min: SMALLEST_AMOUNTS[type] ?? SMALLEST_AMOUNT });
}

export function durationBounds(type: TermLoanType): Bounds {
  return withinItself(isRepaidAtEnd(type) ? BULLET_DURATION : DURATION);
}

export function termsDiffer(types: readonly LoanType[]): boolean {
  const terms = types
    .filter(isTermLoan)
    .map((type) => JSON.stringify([amountBounds(type), durationBounds(type)]));
  return new Set(terms).size > 1;
}

/** Bullet loans pay only interest until the end (D-30). Accepts unknown types. */
export function isRepaidAtEnd(type: string): boolean {
  return type === BULLET_LOAN;
}

function withinItself(bounds: Bounds): Bounds {
  const { min, max } = bounds;
  return { ...bounds, default: Math.min(max, Math.max(min, bounds.default)) };
}
