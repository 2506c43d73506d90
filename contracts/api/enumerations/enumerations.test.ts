import { describe, expect, it } from 'vitest';
import { applicationSummary } from '../applications';
import { documentRecord } from '../documents';
import { signatory, signatoryRequirements } from '../signatories';
import {
  ACQUISITION_TYPES,
  APPLICATION_ROLES,
  APPLICATION_STATUSES,
  APPLICATION_UPDATES,
  APPROVAL_STATUSES,
  COMPANY_STATUSES,
  COMPANY_TYPES,
  COMPARTMENT_NUMBERS,
  COVENANT_METRICS,
  COVER_STATUSES,
  CURRENCIES,
  DELINQUENCY_BUCKETS,
  DOCUMENT_TEMPLATE_PERMISSIONS,
  DURATION_UNITS,
  ENTITLEMENTS,
  ENTITY_KINDS,
  FIELD_ENTITIES,
  FIELD_VALUE_TYPES,
  FINANCIAL_STATEMENT_ORIGINS,
  FINANCIAL_STATEMENT_TYPES,
  FINANCING_TYPES,
  GENDERS,
  IDENT_RESULTS,
  IDENT_STATUSES,
  INDUSTRY_CODE_TYPES,
  INSTALLMENT_STATUSES,
  INVITE_STATUSES,
  LOAN_STATUSES,
  LOAN_TYPES,
  MEDICAL_PURPOSES,
  MEETING_TYPES,
  OWNERLESS_STATUSES,
  PARTNER_ROLES,
  PAYMENT_STATUSES,
  PERMISSION_RESOURCES,
  PRACTICE_TYPES,
  PRODUCT_TYPES,
  PURPOSES,
  RATE_REFERENCES,
  RATE_TENORS,
  RENTAL_STATES,
  REPAYMENT_FREQUENCIES,
  SIGNATURE_PROVIDERS,
  SIGNING_METHODS,
  STAFF_STATUSES,
  TASK_PRIORITIES,
  TASK_SORT_KEYS,
  TASK_STATUSES,
  VIRUS_SCAN_STATUSES,
  WEEKDAYS,
} from '.';

const splitWords = (text: string): string[] => text.split(/,?\s+/).filter(Boolean);

function expectLists(lists: readonly [set: readonly (string | number)[], name: string, text: string][]) {
  it.each(lists.map(([set, ...rest]) => [...rest, set] as const))(
    'the enumeration of %s contains exactly: %s',
    (_, text, set) => {
      expect(new Set(set).size).toBe(set.length);
      expect(set.map(String).sort()).toEqual(splitWords(text).sort());
    },
  );
}

describe('ENUM-01 legal forms', () => {
  const { DE, CH, PL, ...others } = COMPANY_TYPES;

  it.each([
    [
      'Germany',
      DE,
      'AG, AOR, EG, EK, FREIE_BERUFE, GBR, GBR/uBAG, GMBH, GMBH_CO_KG, KG, KGAA, OHG, PARTG, UG, SELF_EMPLOYED, ' +
        'SOLE_PROPRIETORSHIP, OTHER',
    ],
    ['Switzerland', CH, 'CH_AG, CH_GMBH, CH_OTHER, CH_SOLE_PROPRIETORSHIP'],
    [
      'Poland',
      PL,
      'PL_CIVIL_PARTNERSHIP, PL_JOINT_STOCK, PL_LIMITED_JOINT_STOCK, PL_LIMITED_PARTNERSHIP, PL_OTHER, ' +
        'PL_PROFESSIONAL_PARTNERSHIP, PL_REGISTERED_PARTNERSHIP, PL_SIMPLE_JOINT_STOCK, PL_SOLE_PROPRIETORSHIP, PL_SP_Z_O_O',
    ],
  ])('%s has the legal forms of the specification', (_, forms, text) => {
    expect([...forms].sort()).toEqual(splitWords(text).sort());
  });

  it('only Germany, Switzerland and Poland have legal forms', () => {
    expect(others).toEqual({});
  });
});

describe('ENUM-02 loan types and purposes', () => {
  expectLists([
    [
      LOAN_TYPES,
      'loan types',
      'factoring general_liquidity material_financing object_financing other project_financing real_estate ' +
        'structured_finance tlb whitelabel_liquidity working_capital bike_leasing',
    ],
    [MEDICAL_PURPOSES, 'medical purposes', 'devices_and_equipment foundation takeover'],
    [
      PURPOSES,
      'purposes',
      'bike_leasing business_expansion commercial_real_estate debt_restructuring inventory_expansion it_and_software ' +
        'machinery_or_equipment operating_expenses order_pre_financing other receivables_bridge_financing',
    ],
    [PRODUCT_TYPES, 'product types', 'working_capital_loan event_driven_financing_loan'],
    [
      ACQUISITION_TYPES,
      'acquisition types',
      'lbo mbo mbi carve_out distressed_ma post_acquisition_wc post_acquisition_refinancing',
    ],
    [PRACTICE_TYPES, 'practice types', 'individual group joint mvz'],
    [CURRENCIES, 'currencies', 'EUR CHF PLN'],
  ]);
});

describe('ENUM-03 statuses', () => {
  expectLists([
    [
      APPLICATION_STATUSES,
      'application statuses',
      'pre_check, Open, Signature, Internal_Review, internal_pricing, external_pricing, Final_Offer, Reopened, Pricing, ' +
        'Submitted, Awaiting_Payout, Final_Review, Approved, Rejected, Paid_Out, Bank_Open, bank_submitted, ' +
        'offer_available, offer_accepted, sales_pre_check_backlog, sales_pre_check_qualitative, ' +
        'sales_pre_check_financials, internal_review_backlog, internal_review_analysis, internal_review_approval, ' +
        'ubo_check, screening_backlog, screening, final_sales_check, gifts_entry, limit_active',
    ],
    [
      OWNERLESS_STATUSES,
      'ownerless statuses',
      'CREATED, REJECTED, RISK_CHECK, OFFER, ABANDONED, ACTIVATED, VALIDATION_ERROR, declined, open, offer_rejected, ' +
        'offered, funded',
    ],
    [LOAN_STATUSES, 'loan statuses', 'open, delay, default, repaid, pending, canceled'],
    [
      DELINQUENCY_BUCKETS,
      'delinquency buckets',
      'current, grace, delay_1_30, delay_31_60, delay_61_90, delay_90_plus',
    ],
    [
      INSTALLMENT_STATUSES,
      'installment statuses',
      'scheduled, payment_pending, delay, paid, canceled, error',
    ],
    [
      PAYMENT_STATUSES,
      'payment statuses',
      'pending, posted, reconciled, canceled, rejected, error, disputed, reversed',
    ],
    [
      IDENT_STATUSES,
      'ident statuses',
      'not_started, in_progress, completed, under_review, canceled, failed, expired',
    ],
    [
      IDENT_RESULTS,
      'ident results',
      'SUCCESS, SUCCESS_DATA_CHANGED, FRAUD_SUSPICION_CONFIRMED, IDENT_EXPIRED, ABORTED, REVIEW_PENDING, ' +
        'FRAUD_SUSPICION_PENDING',
    ],
    [INVITE_STATUSES, 'invite statuses', 'not_invited, not_accepted, expired, accepted'],
    [STAFF_STATUSES, 'staff statuses', 'active, invited, disabled'],
    [
      VIRUS_SCAN_STATUSES,
      'virus scan statuses',
      'not_scanned, scanning, not_infected, infected, scan_failed',
    ],
    [
      APPROVAL_STATUSES,
      'approval statuses',
      'in_progress, waiting_for_approval, approved, rejected, canceled',
    ],
    [COMPANY_STATUSES, 'company statuses', 'active, terminated, liquidation'],
  ]);
});

describe('ENUM-03 statuses that are newer than the contract', () => {
  it.each([
    ['an application', applicationSummary.shape.status],
    ['an invitation', signatory.shape.invite_status],
    ['an identification', signatoryRequirements.shape.signature_status],
    ['an identification’s result', signatoryRequirements.shape.ident_result],
    ['a virus scan', documentRecord.shape.virus_scan_status],
  ])('the schema accepts a newer status of %s', (_, status) => {
    expect(status.parse('awaiting_the_moon')).toBe('awaiting_the_moon');
  });
});

describe('ENUM-04 other enumerations', () => {
  expectLists([
    [COMPARTMENT_NUMBERS, 'compartments', '1 2 3'],
    [
      FINANCING_TYPES,
      'financing types',
      'credit_line, financing, hire_purchase, leasing, sale_leaseback, other',
    ],
    [RENTAL_STATES, 'rental states', 'no, internal, b2c'],
    [DURATION_UNITS, 'duration units', 'months, years'],
    [RATE_REFERENCES, 'rate references', 'euribor, saron'],
    [RATE_TENORS, 'rate tenors', 'month 3months'],
    [REPAYMENT_FREQUENCIES, 'repayment frequencies', 'monthly, quarterly, semi-annual, annual'],
    [
      COVENANT_METRICS,
      'covenant metrics',
      'debt_to_ebitda_ratio, debt_service_coverage_ratio, equity_ratio, adjusted_equity_ratio, liquidity',
    ],
    [WEEKDAYS, 'weekdays', 'mon tue wed thu fri sat sun'],
    [MEETING_TYPES, 'meeting types', 'in_person, telephone, webex'],
    [GENDERS, 'genders', 'F M'],
    [FIELD_VALUE_TYPES, 'field value types', 'text, int, decimal, boolean, date'],
    [FIELD_ENTITIES, 'field entities', 'company, application, signatory'],
    [INDUSTRY_CODE_TYPES, 'industry code types', 'wz_2008 noga_2008'],
    [FINANCIAL_STATEMENT_TYPES, 'financial statement types', 'annual, interim'],
    [FINANCIAL_STATEMENT_ORIGINS, 'financial statement origins', 'manual, ocr, crefo'],
    [SIGNATURE_PROVIDERS, 'signature providers', 'idnow, swisssign, postident, manual'],
    [SIGNING_METHODS, 'signing methods', 'offline, online'],
    [
      COVER_STATUSES,
      'cover statuses',
      'CheckPolicy, Closed, Cover, Error, Inactive, NoCover, Partial, Pending, Rejected',
    ],
    [TASK_STATUSES, 'task statuses', 'todo, in_progress, done'],
    [TASK_PRIORITIES, 'task priorities', 'low, medium, high'],
    [TASK_SORT_KEYS, 'task sort keys', 'due_date, priority, created_at'],
  ]);
});

describe('ENUM-06 kinds of accounts and permissions', () => {
  expectLists([
    [ENTITY_KINDS, 'entity kinds', 'user puser bouser system'],
    [PARTNER_ROLES, 'partner roles', 'role_partner_admin, role_partner_user'],
    [APPLICATION_ROLES, 'application roles', 'borrower, acquirer, target, seller'],
    [
      PERMISSION_RESOURCES,
      'permission resources',
      'application, payment, lead, user, loan, checklist, system_settings, bouser, bousergroups, portfolio, partner, ' +
        'notification_subscription, global_rate, feature, product, debt_note, notification_template, tenant, ' +
        'document_template, task, bank_account, concentration_limits, etl, funding_provider, company_score, ' +
        'portfolio_monitoring, task_category',
    ],
    [DOCUMENT_TEMPLATE_PERMISSIONS, 'document template permissions', 'create, approve, read'],
    [
      ENTITLEMENTS,
      'entitlements',
      'CustomizedPricing WhitelabeledUserBranding CustomizedApplicationAmounts PartnerApplicationCreate CompanyResearch ' +
        'PartnerLoanApplications AccountManagement',
    ],
    [
      APPLICATION_UPDATES,
      'application updates',
      'signatory, signatory_other, signatory_flags, signatory_tin, signatory_contact, custom_fields, bankinfo, taxIdNumber',
    ],
  ]);
});
