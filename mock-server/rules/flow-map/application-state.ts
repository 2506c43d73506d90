import type { PendingAction, SignatureProvider } from 'contracts/api/enumerations';
import type { SignatoryFields } from 'contracts/api/signatories';
import type { Deployment } from 'fixtures/deployments';
import type { ApplicationFacts } from 'fixtures/world';
import { DEBT_REGISTER_TYPE } from '../document-age';
import { createDocumentCategories } from '../document-categories';
import type { PendingActionFacts } from '../pending-actions';
import { SAMPLE_DIRECTOR } from '../sample-representative';
import { beginSigning, type Signing, type SigningFacts } from '../signing';
import type { FlowName } from '../status-flow';

/** Documents are fresh at `FLOW_MAP_TIME`. At `TIME_AFTER_ALL_DEADLINES`, every deadline has expired. */
export const FLOW_MAP_TIME = '2026-03-02T09:00:00.000Z';
const TODAY = '2026-03-02';
export const TIME_AFTER_ALL_DEADLINES = '2027-03-02T09:00:00.000Z';

const LOAN_TYPE_OF_FLOW: Record<FlowName, string> = {
  loan: 'object_financing',
  bank_product: 'real_estate',
  factoring: 'factoring',
};

export interface Signer {
  readonly signing: Signing;
  readonly hasTaxNumber: boolean;
  readonly hasGuarantorContract: boolean;
}

export interface ApplicationState {
  readonly status: string;
  readonly providedItems: readonly PendingAction[];
  readonly signers: readonly Signer[];
}

export function stateKeyOf({ status, providedItems, signers }: ApplicationState): string {
  return [status, ...providedItems, ...signers.map(keyOfSigner)].join();
}

const signerKeys = new WeakMap<Signer, string>();

function keyOfSigner(signer: Signer): string {
  const knownKey = signerKeys.get(signer);
  if (knownKey !== undefined) return knownKey;
  const key = JSON.stringify(signer);
  signerKeys.set(signer, key);
  return key;
}

const PEOPLE: readonly SignatoryFields[] = [
  {
    ...SAMPLE_DIRECTOR,
    first_name: 'Katrin',
    email: 'katrin@metallbau-brandt.example',
    taxid: null,
    is_beneficial_owner: true,
    percentage_owned: 0.6,
    is_sole_signatory: false,
  },
  { ...SAMPLE_DIRECTOR, taxid: null, is_sole_signatory: false },
];

const SECOND_PROVIDERS: readonly SignatureProvider[] = ['swisssign', 'postident', 'manual'];

export function listStatesAfterEntering(
  flow: FlowName,
  { providedItems }: ApplicationState,
  status: string,
): ApplicationState[] {
  if (status !== 'Signature') return [{ status, providedItems, signers: [] }];
  const signer = (position: number, usualProvider: SignatureProvider): Signer => ({
    signing: beginSigning(PEOPLE[position] ?? SAMPLE_DIRECTOR, {
      flow,
      now: FLOW_MAP_TIME,
      link: 'link',
      usualProvider,
    }),
    hasTaxNumber: false,
    hasGuarantorContract: false,
  });
  return SECOND_PROVIDERS.map((secondProvider) => ({
    status,
    providedItems,
    signers: [signer(0, 'idnow'), signer(1, secondProvider)],
  }));
}

export function signingFactsOf({ signing, hasTaxNumber, hasGuarantorContract }: Signer): SigningFacts {
  return { signing, taxid: hasTaxNumber ? '36574261809' : null, hasGuarantorContract, now: FLOW_MAP_TIME };
}

export function createPendingActionFactsReader(
  flow: FlowName,
  deployment: Deployment,
): (state: ApplicationState) => PendingActionFacts {
  const loanType = LOAN_TYPE_OF_FLOW[flow];
  const needs = { deployment, loanType, companyType: 'GMBH', baseYear: 2025 };
  const categories = createDocumentCategories(needs, 'de');
  const documents = categories.map(({ document_type: type }) => ({ type, asOfDate: TODAY }));
  return ({ status, providedItems, signers }) => {
    const has = (item: PendingAction) => providedItems.includes(item);
    const people = PEOPLE.map((person, index) => ({
      ...person,
      ...(!has('signatories_minimum_data') && { birthdate: null }),
      id: String(index),
    }));
    return {
      application: {
        ...APPLICATION,
        allBanksLoanPurpose: loanType,
        status,
        ...(has('bank_information') && { bankName: 'Sparkasse Bremen', iban: 'DE89370400440532013000' }),
        ...(has('company_tax_number') && { taxIdNumber: '60/123/45678' }),
        ...(has('factoring_details') && { factoring: FACTORING }),
      },
      isEmailConfirmed: has('email_verification'),
      people: has('signatories_specified') ? people : [],
      categories,
      documents: documents.filter(({ type }) =>
        has(type === DEBT_REGISTER_TYPE ? 'debt_register' : 'documents'),
      ),
      financeObjects: has('finance_objects') ? 1 : 0,
      debtors: has('factoring_details') ? 1 : 0,
      signing: signers.flatMap((signer, index) =>
        signer.signing.completed_at === null ? [{ id: String(index), facts: signingFactsOf(signer) }] : [],
      ),
      today: TODAY,
    };
  };
}

const APPLICATION: Omit<ApplicationFacts, 'status'> = {
  applicationId: '1',
  shortApplicationId: '7K2M9Q',
  created: '2026-03-01T09:00:00Z',
  currency: 'EUR',
  allBanksLoanPurpose: 'object_financing',
  loanSize: 100_000,
  loanDuration: 48,
  is_appointment_created: false,
  display_duration_unit: 'months',
  companyName: 'Metallbau Brandt GmbH',
  companyType: 'GMBH',
  product: { product_id: 'working_capital_loan' },
};

const FACTORING: ApplicationFacts['factoring'] = {
  annual_sales_previous_year: 1_200_000,
  financials: {
    company_portfolio: 'Stahlhallen, Treppen und Geländer für Bauherren.',
    annual_sales_previous_year: 1_200_000,
    planned_annual_sales_following_year: 1_300_000,
    planned_annual_sales_factoring: 700_000,
  },
  invoices: {
    number_of_outgoing_invoices: 420,
    invoice_currencies: ['EUR'],
    max_invoice_value_previous_year: 48_000,
    payment_deadline_for_outgoing_invoices: 30,
  },
  risk_protection: {
    are_receivables_assigned: false,
    has_commercial_credit_insurance: true,
    already_has_factoring: false,
    centralized_settlement_entity: 'Keine',
  },
};
