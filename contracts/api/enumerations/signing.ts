export const SIGNATURE_PROVIDERS = ['idnow', 'swisssign', 'postident', 'manual'] as const;
export type SignatureProvider = (typeof SIGNATURE_PROVIDERS)[number];

export const IDENT_STATUSES = [
  'not_started',
  'in_progress',
  'completed',
  'under_review',
  'canceled',
  'failed',
  'expired',
] as const;
export type IdentStatus = (typeof IDENT_STATUSES)[number];

export const IDENT_RESULTS = [
  'SUCCESS',
  'SUCCESS_DATA_CHANGED',
  'FRAUD_SUSPICION_CONFIRMED',
  'FRAUD_SUSPICION_PENDING',
  'REVIEW_PENDING',
  'IDENT_EXPIRED',
  'ABORTED',
] as const;
export type IdentResult = (typeof IDENT_RESULTS)[number];

export const INVITE_STATUSES = ['not_invited', 'not_accepted', 'expired', 'accepted'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

export const KYC_ITEMS = [
  'tax_id_specified',
  'ident_completed',
  'guarantor_contract_uploaded',
  'legal_signature_accepted',
  'sepa_mandate_accepted',
  'loan_signature',
] as const;
export type KycItem = (typeof KYC_ITEMS)[number];

export const SIGNING_METHODS = ['offline', 'online'] as const;
export type SigningMethod = (typeof SIGNING_METHODS)[number];
