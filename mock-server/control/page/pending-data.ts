import type { PendingAction } from 'contracts/api/enumerations';
import type { PendingActionFacts } from '../../rules/pending-actions';

const people = ({ people: all }: PendingActionFacts) => all;

export const PENDING_DATA: Record<PendingAction, (facts: PendingActionFacts) => unknown> = {
  email_verification: ({ isEmailConfirmed }) => ({ isEmailConfirmed }),
  bank_information: ({ application: { bankName = null, iban = null } }) => ({ bankName, iban }),
  company_tax_number: ({ application: { taxIdNumber = null } }) => ({ taxIdNumber }),
  signatories_specified: (facts) =>
    people(facts).map(({ first_name, last_name, ...fields }) => ({
      name: `${first_name} ${last_name}`,
      percentage_owned: fields.percentage_owned ?? null,
      is_legal_signatory: fields.is_legal_signatory,
      is_contract_signatory: fields.is_contract_signatory ?? null,
      is_sole_signatory: fields.is_sole_signatory ?? null,
    })),
  signatories_minimum_data: people,
  documents: ({ categories, documents, today }) => ({
    today,
    required: categories.filter(({ is_required }) => is_required).map(({ document_type }) => document_type),
    present: documents,
  }),
  debt_register: ({ documents, today }) => ({ today, present: documents }),
  finance_objects: ({ financeObjects }) => ({ financeObjects }),
  signature: ({ signing }) => signing,
  factoring_details: ({ application: { factoring = null }, debtors }) => ({ factoring, debtors }),
};
