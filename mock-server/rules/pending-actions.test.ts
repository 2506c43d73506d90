import { PENDING_ACTIONS } from 'contracts/api/enumerations';
import { DEPLOYMENTS } from 'fixtures/deployments';
import type { ApplicationFacts } from 'fixtures/world';
import { describe, expect, test } from 'vitest';
import { createDocumentCategories } from './document-categories';
import { listPendingActions, type PendingActionFacts, type PendingActionItem } from './pending-actions';
import { SAMPLE_DIRECTOR, SAMPLE_OWNER } from './sample-representative';
import { beginSigning, type Signing } from './signing';

const NOW = '2026-03-02T09:00:00.000Z';

const APPLICATION: ApplicationFacts = {
  applicationId: '1',
  shortApplicationId: '7K2M9Q',
  status: 'Open',
  created: '2026-03-01T09:00:00Z',
  currency: 'EUR',
  allBanksLoanPurpose: 'general_liquidity',
  loanSize: 100_000,
  loanDuration: 48,
  is_appointment_created: false,
  display_duration_unit: 'months',
  companyName: 'Metallbau Brandt GmbH',
  companyType: 'GMBH',
  taxIdNumber: '60/123/45678',
  bankName: 'Sparkasse Bremen',
  iban: 'DE89370400440532013000',
  product: { product_id: 'working_capital_loan' },
};

const COMPLETE_APPLICATION: PendingActionFacts = {
  application: APPLICATION,
  isEmailConfirmed: true,
  people: [{ ...SAMPLE_DIRECTOR, id: 'jonas' }],
  categories: categories('general_liquidity'),
  documents: [
    { type: 'annual_statement_2024', asOfDate: null },
    { type: 'annual_statement_2023', asOfDate: null },
    { type: 'bwa_susa', asOfDate: '2026-01-31' },
    { type: 'debt_ledger', asOfDate: '2026-02-16' },
  ],
  financeObjects: 0,
  debtors: 0,
  signing: [],
  today: '2026-03-02',
};

function categories(loanType: string) {
  const needs = { deployment: DEPLOYMENTS.demo, loanType, companyType: 'GMBH', baseYear: 2024 };
  return createDocumentCategories(needs, 'de');
}

function facts(change: Partial<ApplicationFacts>): Partial<PendingActionFacts> {
  return { application: { ...APPLICATION, ...change } };
}

function documents(type: string, asOfDate?: string | null): Partial<PendingActionFacts> {
  const others = COMPLETE_APPLICATION.documents.filter((document) => document.type !== type);
  return { documents: asOfDate === undefined ? others : [...others, { type, asOfDate }] };
}

function withPeople(...all: Partial<typeof SAMPLE_DIRECTOR>[]): Partial<PendingActionFacts> {
  return { people: all.map((change, index) => ({ ...SAMPLE_DIRECTOR, ...change, id: String(index) })) };
}

function pendingText(pending: PendingActionItem[]): string {
  return pending
    .map(({ action, errors }) => `${action}: ${errors.map(({ code }) => code).join(' ')}`)
    .join(', ');
}

const FACTORING = {
  ...facts({ allBanksLoanPurpose: 'factoring', factoring: { annual_sales_previous_year: 1 } }),
  categories: [],
};
const ONE_OWNER_UNWILLING = { ...SAMPLE_OWNER, percentage_owned: 0.51 };

describe('pending items before the submit (SIM-04, OVER-07)', () => {
  test.each<[string, Partial<PendingActionFacts>, string]>([
    ['a complete application', {}, ''],
    ['an unconfirmed address', { isEmailConfirmed: false }, 'email_verification: err_email_not_confirmed'],
    ['a missing bank name', facts({ bankName: null }), 'bank_information: err_application_no_bank_name'],
    ['a missing IBAN', facts({ iban: '' }), 'bank_information: err_application_no_iban'],
    [
      'missing bank data',
      facts({ bankName: ' ', iban: null }),
      'bank_information: err_application_no_bank_name err_application_no_iban',
    ],
    ['an invalid IBAN', facts({ iban: 'DE88370400440532013000' }), 'bank_information: err_invalid_iban'],
    [
      'a missing tax number',
      facts({ taxIdNumber: ' ' }),
      'company_tax_number: err_application_company_tax_id_missing',
    ],
    ['missing representatives', withPeople(), 'signatories_specified: err_application_no_signatories'],
    [
      'one signatory who cannot sign alone',
      withPeople({ is_sole_signatory: false }),
      'signatories_specified: err_application_signatories_sole_or_atleast_2',
    ],
    ['two signatories', withPeople({ is_sole_signatory: false }, { is_sole_signatory: false }), ''],
    [
      'no signatory who is willing to sign',
      withPeople({ is_contract_signatory: false }, { is_contract_signatory: false }),
      'signatories_specified: err_application_signatories_sole_or_atleast_2',
    ],
    ['shares of 100 percent', withPeople({ percentage_owned: 0.6 }, { percentage_owned: 0.4 }), ''],
    [
      'shares above 100 percent',
      withPeople({ percentage_owned: 0.6 }, { percentage_owned: 0.4001 }),
      'signatories_specified: err_share_percentage_greater_then_100',
    ],
    [
      'an owner of more than half who does not sign',
      withPeople({}, ONE_OWNER_UNWILLING),
      'signatories_specified: err_guarantors_above_50_percent',
    ],
    ['owners of exactly half', withPeople({}, { ...SAMPLE_OWNER, percentage_owned: 0.5 }), ''],
    [
      'a missing street',
      withPeople({ street: '' }),
      'signatories_minimum_data: err_signatories_data_incomplete',
    ],
    [
      'a missing annual statement',
      documents('annual_statement_2023'),
      'documents: err_required_documents_missing',
    ],
    ['a BWA without a date', documents('bwa_susa', null), 'documents: err_documents_date_missing'],
    ['a BWA of three months', documents('bwa_susa', '2025-12-02'), ''],
    ['a BWA that is too old', documents('bwa_susa', '2025-12-01'), 'documents: err_document_too_old'],
    [
      'an optional document without a date',
      documents('bank_statement', null),
      'documents: err_as_of_date_required',
    ],
    ['an optional document with an old date', documents('bank_statement', '2020-01-31'), ''],
    ['a missing debt ledger', documents('debt_ledger'), 'debt_register: err_debt_registry_missing'],
    ['a debt ledger of 14 days', documents('debt_ledger', '2026-02-16'), ''],
    [
      'a debt ledger that is too old',
      documents('debt_ledger', '2026-02-15'),
      'debt_register: err_debt_registry_missing',
    ],
    [
      'object financing without an object',
      { ...facts({ allBanksLoanPurpose: 'object_financing' }), financeObjects: 0 },
      'finance_objects: err_finance_objects_missing',
    ],
    [
      'object financing with one object',
      { ...facts({ allBanksLoanPurpose: 'object_financing' }), financeObjects: 1 },
      '',
    ],
    ['missing factoring details', FACTORING, 'factoring_details: err_factoring_details_not_added'],
    [
      'missing data in pre-check',
      { ...facts({ status: 'pre_check', iban: null }) },
      'bank_information: err_application_no_iban',
    ],
  ])('pending items for %s are $2', (_, change, expected) => {
    expect(pendingText(listPendingActions({ ...COMPLETE_APPLICATION, ...change }))).toBe(expected);
  });

  test('pending items are in the order of the specification (D-23)', () => {
    const nothing: PendingActionFacts = {
      ...COMPLETE_APPLICATION,
      ...facts({ allBanksLoanPurpose: 'object_financing', bankName: null, iban: null, taxIdNumber: null }),
      isEmailConfirmed: false,
      people: [{ ...SAMPLE_DIRECTOR, id: 'x', street: '', is_sole_signatory: false }],
      documents: [],
    };
    const actions = [...listPendingActions(nothing), ...listPendingActions({ ...nothing, ...FACTORING })].map(
      ({ action }) => action,
    );
    const wanted = PENDING_ACTIONS.filter((action) => action !== 'signature');
    expect(PENDING_ACTIONS.filter((action) => actions.includes(action))).toEqual(wanted);
    expect(listPendingActions(nothing).map(({ action }) => action)).toEqual(
      wanted.filter((action) => action !== 'factoring_details'),
    );
  });
});

describe('errors of pending items', () => {
  function errorsOf(change: Partial<PendingActionFacts>) {
    return listPendingActions({ ...COMPLETE_APPLICATION, ...change }).flatMap(({ errors }) => errors);
  }

  test('errors of pending items name each incomplete person with the missing fields (REP-02, REP-03)', () => {
    expect(
      errorsOf(withPeople({ street: '', telephone: null }, {}, { last_name: 'Koch', birthdate: '' })),
    ).toEqual([
      {
        code: 'err_signatories_data_incomplete',
        values: {
          signatory_id: '0',
          first_name: 'Jonas',
          last_name: 'Brandt',
          missing: ['street', 'telephone'],
        },
      },
      {
        code: 'err_signatories_data_incomplete',
        values: { signatory_id: '2', first_name: 'Jonas', last_name: 'Koch', missing: ['birthdate'] },
      },
    ]);
  });

  test('errors of pending items name the types of documents, grouped by code', () => {
    expect(
      errorsOf({
        documents: [
          { type: 'bwa_susa', asOfDate: '2025-01-01' },
          { type: 'bank_statement', asOfDate: null },
        ],
      }),
    ).toEqual([
      {
        code: 'err_required_documents_missing',
        values: { document_types: ['annual_statement_2024', 'annual_statement_2023'] },
      },
      { code: 'err_document_too_old', values: { document_types: ['bwa_susa'] } },
      { code: 'err_as_of_date_required', values: { document_types: ['bank_statement'] } },
      {
        code: 'err_debt_registry_missing',
        values: { document_types: ['debt_ledger'], oldest: '2026-02-16' },
      },
    ]);
  });

  test('errors of pending items name the sum of the shares that people own', () => {
    expect(errorsOf(withPeople({ percentage_owned: 0.6 }, { percentage_owned: 0.4001 }))).toMatchObject([
      { values: { total: 1.0001 } },
    ]);
  });

  test.each([
    [{ financials: {}, invoices: {}, risk_protection: {} }, 0, ['debtors']],
    [undefined, 0, ['financials', 'invoices', 'risk_protection', 'debtors']],
    [{ financials: {} }, 2, ['invoices', 'risk_protection']],
    [{ financials: {}, invoices: {}, risk_protection: {} }, 1, undefined],
  ])(
    'errors of pending items name the missing sections of factoring for %j and %d debtors (D-69)',
    (factoring, debtors, missing) => {
      const [error] = errorsOf({
        ...facts({ allBanksLoanPurpose: 'factoring', factoring }),
        categories: [],
        debtors,
      });
      expect(error?.values?.missing).toEqual(missing);
    },
  );
});

const begunSigning = beginSigning(
  { is_beneficial_owner: true, country: 'DE' },
  { flow: 'loan', now: NOW, link: 'x' },
);

describe('pending items while signing', () => {
  function pendingFor(
    signing: Partial<Signing>,
    known: { taxid?: string; hasGuarantorContract?: boolean } = {},
  ) {
    const { taxid = null, hasGuarantorContract = false } = known;
    return listPendingActions({
      ...COMPLETE_APPLICATION,
      ...facts({ status: 'Signature', iban: null }),
      signing: [
        {
          id: 'ada',
          facts: { signing: { ...begunSigning, ...signing }, taxid, hasGuarantorContract, now: NOW },
        },
      ],
    });
  }

  const IDENTIFIED_SIGNING: Partial<Signing> = {
    identification: { ...begunSigning.identification, status: 'completed' },
  };

  test('pending items name each step of each person by id, and no item of earlier statuses', () => {
    expect(pendingFor({})).toEqual([
      {
        action: 'signature',
        errors: [
          'err_application_no_signatory_tax_id',
          'err_application_signatory_ident_not_done',
          'err_guarantor_contract_missing',
          'err_legal_signature_not_accepted',
          'err_sepa_mandate_not_accepted',
        ].map((code) => ({ code, values: { signatory_id: 'ada' } })),
      },
    ]);
  });

  test('pending items name only steps that the person has not completed', () => {
    const providedFacts = { taxid: '36574261809', hasGuarantorContract: true };
    expect(pendingText(pendingFor(IDENTIFIED_SIGNING, providedFacts))).toBe(
      'signature: err_legal_signature_not_accepted err_sepa_mandate_not_accepted',
    );
    const acceptedTerms = { legal_signature_accepted_at: NOW, sepa_mandate_accepted_at: NOW };
    expect(pendingFor({ ...IDENTIFIED_SIGNING, ...acceptedTerms }, providedFacts)).toEqual([]);
    const document = {
      document_id: 'd',
      document_type: 'gdpr_consent',
      signing_method: 'offline',
      is_signed: false,
    };
    const signedDocument = { ...document, document_type: 'pep_check', is_signed: true };
    expect(
      pendingFor(
        { ...IDENTIFIED_SIGNING, ...acceptedTerms, other_documents: [signedDocument, document] },
        providedFacts,
      ),
    ).toEqual([
      {
        action: 'signature',
        errors: [
          {
            code: 'err_required_documents_missing',
            values: { signatory_id: 'ada', document_types: ['gdpr_consent'] },
          },
        ],
      },
    ]);
  });

  test('pending items name only required steps', () => {
    expect(pendingText(pendingFor({ required: ['ident_completed', 'loan_signature'] }))).toBe(
      'signature: err_application_signatory_ident_not_done',
    );
  });
});

test.each(['Submitted', 'offer_accepted', 'Final_Review', 'Paid_Out', 'Rejected', 'awaiting_the_moon'])(
  'the status %s has no pending items for the customer',
  (status) => {
    const lacking: PendingActionFacts = {
      ...COMPLETE_APPLICATION,
      ...facts({ status, iban: null }),
      people: [],
      documents: [],
      signing: [{ id: 'ada', facts: { signing: begunSigning, hasGuarantorContract: false, now: NOW } }],
    };
    expect(listPendingActions(lacking)).toEqual([]);
  },
);
