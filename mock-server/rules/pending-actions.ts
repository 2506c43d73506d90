import type { DocumentCategory } from 'contracts/api/documents';
import type { PendingAction } from 'contracts/api/enumerations';
import type { ErrorCode } from 'contracts/api/error-codes';
import type { ApplicationFacts } from 'fixtures/world';
import { isIban } from './bank-rules';
import { DEBT_REGISTER_TYPE, oldestAsOfDateOf } from './document-age';
import { findDocumentGaps } from './document-gaps';
import { hasFinanceObjects } from './finance-object-rules';
import type { Person } from './signatory-record';
import {
  areGuarantorsMissing,
  findSignatoryViolations,
  hasEnoughSignatories,
  sumShares,
} from './signatory-rules';
import { kycStatusOf, type SigningFacts } from './signing';
import { isBeforeSubmission, parseStatus, statusFlowOf } from './status-flow';

interface PendingError {
  code: ErrorCode;
  values?: Record<string, unknown>;
}

export interface PendingActionItem {
  action: PendingAction;
  errors: PendingError[];
}

interface UsableDocument {
  type: string;
  asOfDate: string | null;
}

export interface PendingActionFacts {
  application: ApplicationFacts;
  isEmailConfirmed: boolean;
  people: readonly (Person & { id: string })[];
  categories: readonly DocumentCategory[];
  documents: readonly UsableDocument[];
  financeObjects: number;
  debtors: number;
  signing: readonly { id: string; facts: SigningFacts }[];
  today: string;
}

type Check = (facts: PendingActionFacts) => PendingError[];

/** In display order (D-23). */
const CHECKS_BEFORE_SUBMISSION: readonly (readonly [PendingAction, Check])[] = [
  [
    'email_verification',
    ({ isEmailConfirmed }) => (isEmailConfirmed ? [] : [{ code: 'err_email_not_confirmed' }]),
  ],
  ['bank_information', bankErrors],
  ['company_tax_number', taxNumberErrors],
  ['signatories_specified', signatoryCountErrors],
  ['signatories_minimum_data', personalDataErrors],
  ['documents', documentErrors],
  ['debt_register', debtRegisterErrors],
  ['finance_objects', financeObjectErrors],
  ['factoring_details', factoringErrors],
];

export function listPendingActions(facts: PendingActionFacts): PendingActionItem[] {
  const { status } = facts.application;
  if (isBeforeSubmission(status)) {
    return CHECKS_BEFORE_SUBMISSION.map(([action, check]) => ({ action, errors: check(facts) })).filter(
      isPending,
    );
  }
  if (parseStatus(status) !== 'Signature') return [];
  return [{ action: 'signature' as const, errors: facts.signing.flatMap(signatureErrors) }].filter(isPending);
}

function isPending({ errors }: PendingActionItem): boolean {
  return errors.length > 0;
}

function bankErrors({ application: { bankName, iban } }: PendingActionFacts): PendingError[] {
  const errors: PendingError[] = [];
  if (!bankName?.trim()) errors.push({ code: 'err_application_no_bank_name' });
  if (!iban) errors.push({ code: 'err_application_no_iban' });
  else if (!isIban(iban)) errors.push({ code: 'err_invalid_iban' });
  return errors;
}

function taxNumberErrors({ application }: PendingActionFacts): PendingError[] {
  return application.taxIdNumber?.trim() ? [] : [{ code: 'err_application_company_tax_id_missing' }];
}

function signatoryCountErrors({ people }: PendingActionFacts): PendingError[] {
  if (people.length === 0) return [{ code: 'err_application_no_signatories' }];
  const errors: PendingError[] = [];
  if (!hasEnoughSignatories(people)) errors.push({ code: 'err_application_signatories_sole_or_atleast_2' });
  const shareSum = sumShares(people);
  if (shareSum > WHOLE_COMPANY) {
    errors.push({
      code: 'err_share_percentage_greater_then_100',
      values: { total: shareSum / WHOLE_COMPANY },
    });
  }
  if (areGuarantorsMissing(people)) errors.push({ code: 'err_guarantors_above_50_percent' });
  return errors;
}

const WHOLE_COMPANY = 10_000;

function personalDataErrors({ people, today }: PendingActionFacts): PendingError[] {
  return people.flatMap((person) => {
    const violations = findSignatoryViolations(person, { otherPeople: [], companyTaxNumber: null, today });
    if (violations.length === 0) return [];
    const missingMembers = [...new Set(violations.flatMap(({ field }) => field ?? []))];
    const { id: signatory_id, first_name, last_name } = person;
    return [
      {
        code: 'err_signatories_data_incomplete' as const,
        values: { signatory_id, first_name, last_name, missing: missingMembers },
      },
    ];
  });
}

function documentErrors(facts: PendingActionFacts): PendingError[] {
  const { categories, documents, today } = facts;
  const { missingTypes, undatedTypes } = findDocumentGaps({ categories, documents, today });
  const datesOf = (type: string) =>
    documents.flatMap((document) => (document.type === type ? (document.asOfDate ?? []) : []));
  return [
    pendingDocumentsError('err_required_documents_missing', missingTypes),
    pendingDocumentsError(
      'err_documents_date_missing',
      undatedTypes.filter((type) => datesOf(type).length === 0),
    ),
    pendingDocumentsError(
      'err_document_too_old',
      undatedTypes.filter((type) => datesOf(type).length > 0),
    ),
    pendingDocumentsError('err_as_of_date_required', listUndatedOptionalTypes(facts)),
  ].flat();
}

function pendingDocumentsError(code: ErrorCode, document_types: string[]): PendingError[] {
  return document_types.length === 0 ? [] : [{ code, values: { document_types } }];
}

function listUndatedOptionalTypes({ categories, documents }: PendingActionFacts): string[] {
  return categories
    .filter(({ is_required, is_as_of_date_required }) => !is_required && is_as_of_date_required)
    .map(({ document_type }) => document_type)
    .filter((type) => documents.some((document) => document.type === type && document.asOfDate === null));
}

function debtRegisterErrors({ categories, documents, today }: PendingActionFacts): PendingError[] {
  if (!findDocumentGaps({ categories, documents, today }).isDebtRegisterMissing) return [];
  const oldestDate = oldestAsOfDateOf(DEBT_REGISTER_TYPE, today);
  return [
    {
      code: 'err_debt_registry_missing',
      values: { document_types: [DEBT_REGISTER_TYPE], oldest: oldestDate },
    },
  ];
}

function financeObjectErrors({ application, financeObjects }: PendingActionFacts): PendingError[] {
  const isMissing = hasFinanceObjects(application.allBanksLoanPurpose) && financeObjects === 0;
  return isMissing ? [{ code: 'err_finance_objects_missing' }] : [];
}

/** One debtor is enough (D-69). */
function factoringErrors({ application, debtors }: PendingActionFacts): PendingError[] {
  if (statusFlowOf(application.allBanksLoanPurpose) !== 'factoring') return [];
  const sections = (['financials', 'invoices', 'risk_protection'] as const).filter(
    (section) => !application.factoring?.[section],
  );
  const missingSections = [...sections, ...(debtors === 0 ? ['debtors'] : [])];
  return missingSections.length === 0
    ? []
    : [{ code: 'err_factoring_details_not_added', values: { missing: missingSections } }];
}

/** In the order of SIGN-01. The server does the last step. */
const STEP_CODES = [
  ['tax_id_specified', 'err_application_no_signatory_tax_id'],
  ['ident_completed', 'err_application_signatory_ident_not_done'],
  ['guarantor_contract_uploaded', 'err_guarantor_contract_missing'],
  ['legal_signature_accepted', 'err_legal_signature_not_accepted'],
  ['sepa_mandate_accepted', 'err_sepa_mandate_not_accepted'],
] as const;

function signatureErrors({ id: signatory_id, facts }: PendingActionFacts['signing'][number]): PendingError[] {
  const steps = kycStatusOf(facts);
  const errors: PendingError[] = STEP_CODES.filter(
    ([step]) => steps[step].is_required && !steps[step].is_completed,
  ).map(([, code]) => ({ code, values: { signatory_id } }));
  const unsignedDocuments = facts.signing.other_documents.filter(({ is_signed }) => !is_signed);
  if (unsignedDocuments.length > 0) {
    const document_types = unsignedDocuments.map(({ document_type }) => document_type);
    errors.push({ code: 'err_required_documents_missing', values: { signatory_id, document_types } });
  }
  return errors;
}
