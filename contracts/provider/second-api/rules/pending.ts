import { isValidIBAN } from 'ibantools';
import { isTooOld, oldestDateOf } from './document-age';
import type { listRequestedDocuments } from './document-types';

export interface PendingRepresentative {
  first_name: string;
  last_name: string;
  email: string | null;
  telephone: string | null;
  nationality: string | null;
  birthdate: string | null;
  street: string | null;
  street_number: string | null;
  postcode: string | null;
  location: string | null;
  country: string | null;
  is_beneficial_owner: boolean;
  percentage_owned: number | null;
  is_legal_signatory: boolean;
  is_contract_signatory: boolean | null;
  is_sole_signatory: boolean | null;
}

export interface Readiness {
  isEmailConfirmed: boolean;
  purpose: string;
  bankName: string | null;
  iban: string | null;
  taxId: string | null;
  signatories: readonly PendingRepresentative[];
  requestedDocuments: ReturnType<typeof listRequestedDocuments>;
  documents: readonly { document_type: string; as_of_date: string | null }[];
  financeObjects: number;
  hasFactoringDetails: boolean;
  now: Date;
}

type Rule = readonly [code: string, isBroken: boolean, values?: Readonly<Record<string, unknown>>];

const DEBT_LEDGER = 'debt_ledger';

/** Lists actions in the order of D-23. */
export function listPendingActions(readiness: Readiness) {
  const pending = [
    pendingItem('email_verification', [['err_email_not_confirmed', !readiness.isEmailConfirmed]]),
    pendingItem('bank_information', bankRules(readiness)),
    pendingItem('company_tax_number', [['err_application_company_tax_id_missing', !readiness.taxId]]),
    pendingItem('signatories_specified', representativeRules(readiness.signatories)),
    pendingItem('signatories_minimum_data', [
      ['err_signatories_data_incomplete', readiness.signatories.some((person) => !isComplete(person))],
    ]),
    pendingItem('documents', documentItems(readiness)),
    pendingItem('debt_register', [
      [
        'err_debt_registry_missing',
        !hasDocument(readiness, DEBT_LEDGER),
        { document_types: [DEBT_LEDGER], oldest: oldestDateOf(DEBT_LEDGER, readiness.now) },
      ],
    ]),
    pendingItem('finance_objects', [
      [
        'err_finance_objects_missing',
        readiness.purpose === 'object_financing' && readiness.financeObjects === 0,
      ],
    ]),
    pendingItem('factoring_details', [
      [
        'err_factoring_details_not_added',
        readiness.purpose === 'factoring' && !readiness.hasFactoringDetails,
      ],
    ]),
  ];
  return pending.filter(({ errors }) => errors.length > 0);
}

function pendingItem<Action extends string>(action: Action, rules: readonly Rule[]) {
  const errors = rules
    .filter(([, isBroken]) => isBroken)
    .map(([code, , values]) => ({ code, ...(values && { values }) }));
  return { action, errors };
}

const bankRules = ({ bankName, iban }: Readiness): Rule[] => [
  ['err_application_no_bank_name', !bankName],
  ['err_application_no_iban', !iban],
  ['err_invalid_iban', iban !== null && iban !== '' && !isValidIBAN(iban)],
];

function representativeRules(signatories: readonly PendingRepresentative[]): Rule[] {
  if (signatories.length === 0) return [['err_application_no_signatories', true]];
  const signing = signatories.filter((person) => person.is_legal_signatory && person.is_contract_signatory);
  const ownersNotSigning = signatories.filter(
    (person) => person.is_beneficial_owner && !person.is_contract_signatory,
  );
  return [
    [
      'err_application_signatories_sole_or_atleast_2',
      signing.length < 2 && !signing.some((person) => person.is_sole_signatory),
    ],
    ['err_share_percentage_greater_then_100', sumSharesInBasisPoints(signatories) > 10_000],
    ['err_guarantors_above_50_percent', sumSharesInBasisPoints(ownersNotSigning) > 5_000],
  ];
}

/** Integer basis points avoid rounding errors (D-59). */
export function sumSharesInBasisPoints(owners: readonly { percentage_owned?: number | null }[]): number {
  return owners.reduce((sum, { percentage_owned }) => sum + Math.round((percentage_owned ?? 0) * 10_000), 0);
}

function isComplete(person: PendingRepresentative): boolean {
  const { first_name, last_name, nationality, birthdate, street, street_number } = person;
  const identityFields = [first_name, last_name, nationality, birthdate, street, street_number];
  const { postcode, location, country, email, telephone } = person;
  const contact = person.is_contract_signatory ? [email, telephone] : [];
  return [...identityFields, postcode, location, country, ...contact].every(Boolean);
}

function documentItems(readiness: Readiness): Rule[] {
  const isDated = (type: string) =>
    readiness.requestedDocuments.some(
      (document) => document.document_type === type && document.is_as_of_date_required,
    );
  const undatedDocuments = readiness.documents.filter(
    (document) => isDated(document.document_type) && document.as_of_date === null,
  );
  const oldDocuments = readiness.documents.filter(
    ({ document_type, as_of_date }) =>
      as_of_date !== null && isTooOld(document_type, as_of_date, readiness.now),
  );
  const missingDocuments = readiness.requestedDocuments.filter(
    (document) =>
      document.is_required &&
      document.document_type !== DEBT_LEDGER &&
      !hasDocument(readiness, document.document_type),
  );
  return [
    documentRule('err_required_documents_missing', missingDocuments),
    documentRule('err_documents_date_missing', undatedDocuments),
    documentRule('err_document_too_old', oldDocuments),
    documentRule('err_as_of_date_required', undatedDocuments),
  ];
}

function documentRule(code: string, documents: readonly { document_type: string }[]): Rule {
  const document_types = [...new Set(documents.map(({ document_type }) => document_type))];
  return [code, document_types.length > 0, { document_types }];
}

const hasDocument = ({ documents }: Readiness, type: string) =>
  documents.some(({ document_type }) => document_type === type);
