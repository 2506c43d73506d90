/** These statuses follow the payout (specification 3, section 4). */
export const LOAN_STATUSES = ['open', 'delay', 'default', 'repaid', 'pending', 'canceled'] as const;
export type LoanStatus = (typeof LOAN_STATUSES)[number];

export const DELINQUENCY_BUCKETS = [
  'current',
  'grace',
  'delay_1_30',
  'delay_31_60',
  'delay_61_90',
  'delay_90_plus',
] as const;
export type DelinquencyBucket = (typeof DELINQUENCY_BUCKETS)[number];

export const INSTALLMENT_STATUSES = [
  'scheduled',
  'payment_pending',
  'delay',
  'paid',
  'canceled',
  'error',
] as const;
export type InstallmentStatus = (typeof INSTALLMENT_STATUSES)[number];

export const PAYMENT_STATUSES = [
  'pending',
  'posted',
  'reconciled',
  'canceled',
  'rejected',
  'error',
  'disputed',
  'reversed',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const RATE_REFERENCES = ['euribor', 'saron'] as const;
export type RateReference = (typeof RATE_REFERENCES)[number];

export const RATE_TENORS = ['month', '3months'] as const;
export type RateTenor = (typeof RATE_TENORS)[number];

export const REPAYMENT_FREQUENCIES = ['monthly', 'quarterly', 'semi-annual', 'annual'] as const;
export type RepaymentFrequency = (typeof REPAYMENT_FREQUENCIES)[number];

export const COVENANT_METRICS = [
  'debt_to_ebitda_ratio',
  'debt_service_coverage_ratio',
  'equity_ratio',
  'adjusted_equity_ratio',
  'liquidity',
] as const;
export type CovenantMetric = (typeof COVENANT_METRICS)[number];

export const FINANCIAL_STATEMENT_TYPES = ['annual', 'interim'] as const;
export type FinancialStatementType = (typeof FINANCIAL_STATEMENT_TYPES)[number];

export const FINANCIAL_STATEMENT_ORIGINS = ['manual', 'ocr', 'crefo'] as const;
export type FinancialStatementOrigin = (typeof FINANCIAL_STATEMENT_ORIGINS)[number];

export const COMPARTMENT_NUMBERS = [1, 2, 3] as const;
export type Compartment = (typeof COMPARTMENT_NUMBERS)[number];
