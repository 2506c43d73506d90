export const DOCUMENT_TYPES = [
  'annual_statement',
  'annual_statement_2020',
  'annual_statement_2021',
  'annual_statement_2022',
  'annual_statement_2023',
  'annual_statement_2024',
  'income_expense_statement_2022',
  'income_expense_statement_2023',
  'income_expense_statement_2024',
  'bwa',
  'susa',
  'bwa_susa',
  'debt_ledger',
  'bank_statement',
  'interim_statement',
  'business_plan',
  'draft_takeover_or_cooperation_agreement',
  'investment_and_cost_plan',
  'invoice_samples',
  'licence_to_practise',
  'specialist_certification',
  'signed_cv',
  'tax_assessment_notice',
  'debtor_list',
  'open_receivables_and_payables',
  'brokerage_contract',
  'monthly_service_fee_contract',
  'gdpr_consent',
  'gtc_document',
  'offer_file',
  'supplier_invoice',
  'statement_of_assets',
  'guarantor_contract',
  'signed_guarantor_contract',
  'pep_check',
  'debt_registry',
  'other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const VIRUS_SCAN_STATUSES = [
  'not_scanned',
  'scanning',
  'not_infected',
  'infected',
  'scan_failed',
] as const;
export type VirusScanStatus = (typeof VIRUS_SCAN_STATUSES)[number];

export const DOCUMENT_ENTITY_KINDS = ['application', 'company', 'global_company', 'loan'] as const;
export type DocumentEntityKind = (typeof DOCUMENT_ENTITY_KINDS)[number];

/** Statuses of investment recommendations and custom document templates. */
export const APPROVAL_STATUSES = [
  'in_progress',
  'waiting_for_approval',
  'approved',
  'rejected',
  'canceled',
] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];
