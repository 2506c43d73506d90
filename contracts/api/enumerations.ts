/**
 * The closed sets of values that travel on the wire (specification 3, section 3). Lists are in the order in which they are
 * offered. Where the server may send a value that is newer than this list, schemas take any text and readers treat it as unknown.
 */

export const LANGUAGES = ['de', 'en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CURRENCIES = ['EUR', 'CHF', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Loan types, called application types where a partner allows them and `allBanksLoanPurpose` on an application. */
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

/** What the money is for, `purposeSelect` on an application. */
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

/** Legal forms by country; the partner narrows the list per country (`country_company_types`). */
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

/** Raw application statuses in the specification's spelling (compared case-insensitively, D-20). */
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

/** What may be changed on an application (specification 3, section 6). */
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

/** Partner entitlements (specification 3, section 6). */
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
