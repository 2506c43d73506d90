export const CURRENCIES = ['EUR', 'CHF', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const LOAN_TYPES = [
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

export const PRODUCT_TYPES = ['working_capital_loan', 'event_driven_financing_loan'] as const;

export const DURATION_UNITS = ['months', 'years'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

export const COMPANY_TYPES = {
  DE: [
    'GMBH',
    'UG',
    'GMBH_CO_KG',
    'AG',
    'KG',
    'KGAA',
    'OHG',
    'GBR',
    'GBR/uBAG',
    'EK',
    'EG',
    'PARTG',
    'AOR',
    'FREIE_BERUFE',
    'SELF_EMPLOYED',
    'SOLE_PROPRIETORSHIP',
    'OTHER',
  ],
  CH: ['CH_AG', 'CH_GMBH', 'CH_SOLE_PROPRIETORSHIP', 'CH_OTHER'],
  PL: [
    'PL_SP_Z_O_O',
    'PL_JOINT_STOCK',
    'PL_SIMPLE_JOINT_STOCK',
    'PL_LIMITED_PARTNERSHIP',
    'PL_LIMITED_JOINT_STOCK',
    'PL_REGISTERED_PARTNERSHIP',
    'PL_PROFESSIONAL_PARTNERSHIP',
    'PL_CIVIL_PARTNERSHIP',
    'PL_SOLE_PROPRIETORSHIP',
    'PL_OTHER',
  ],
} as const;
export type CompanyType = (typeof COMPANY_TYPES)[keyof typeof COMPANY_TYPES][number];

export const ALL_COMPANY_TYPES = Object.values(COMPANY_TYPES).flat();

/** Compare case-insensitively (D-20). */
export const APPLICATION_STATUSES = [
  'pre_check',
  'Open',
  'Signature',
  'Internal_Review',
  'internal_pricing',
  'external_pricing',
  'Final_Offer',
  'Reopened',
  'Pricing',
  'Submitted',
  'Awaiting_Payout',
  'Final_Review',
  'Approved',
  'Rejected',
  'Paid_Out',
  'Bank_Open',
  'bank_submitted',
  'offer_available',
  'offer_accepted',
  'sales_pre_check_backlog',
  'sales_pre_check_qualitative',
  'sales_pre_check_financials',
  'internal_review_backlog',
  'internal_review_analysis',
  'internal_review_approval',
  'ubo_check',
  'screening_backlog',
  'screening',
  'final_sales_check',
  'gifts_entry',
  'limit_active',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const APPLICATION_UPDATES = [
  'signatory',
  'signatory_other',
  'signatory_flags',
  'signatory_tin',
  'signatory_contact',
  'custom_fields',
  'bankinfo',
  'taxIdNumber',
] as const;
export type ApplicationUpdate = (typeof APPLICATION_UPDATES)[number];

export const ENTITLEMENTS = [
  'CustomizedPricing',
  'WhitelabeledUserBranding',
  'CustomizedApplicationAmounts',
  'PartnerApplicationCreate',
  'CompanyResearch',
  'PartnerLoanApplications',
  'AccountManagement',
] as const;
export type Entitlement = (typeof ENTITLEMENTS)[number];

export const ACQUISITION_TYPES = [
  'lbo',
  'mbo',
  'mbi',
  'carve_out',
  'distressed_ma',
  'post_acquisition_wc',
  'post_acquisition_refinancing',
] as const;
export type AcquisitionType = (typeof ACQUISITION_TYPES)[number];

export const APPLICATION_ROLES = ['borrower', 'acquirer', 'target', 'seller'] as const;
export type ApplicationRole = (typeof APPLICATION_ROLES)[number];

export const COMPANY_STATUSES = ['active', 'terminated', 'liquidation'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

/** Statuses for which the specification names no entity. */
export const OWNERLESS_STATUSES = [
  'CREATED',
  'REJECTED',
  'RISK_CHECK',
  'OFFER',
  'ABANDONED',
  'ACTIVATED',
  'VALIDATION_ERROR',
  'declined',
  'open',
  'offer_rejected',
  'offered',
  'funded',
] as const;

/** The portal maps each action to a pending item (OVER-07). */
export const PENDING_ACTIONS = [
  'email_verification',
  'bank_information',
  'company_tax_number',
  'signatories_specified',
  'signatories_minimum_data',
  'documents',
  'debt_register',
  'finance_objects',
  'signature',
  'factoring_details',
] as const;
export type PendingAction = (typeof PENDING_ACTIONS)[number];

/** WZ code 01.11.2 is written 01112; NOGA codes have six digits (ENUM-07). */
export const INDUSTRY_CODE_TYPES = ['wz_2008', 'noga_2008'] as const;
export type IndustryCodeType = (typeof INDUSTRY_CODE_TYPES)[number];
