import type { CALLS } from 'contracts/api';
import { LOAN_REQUEST } from 'fixtures/loan-request';

/** What a journey knows by now: ids that answers gave. */
export type Known = Record<string, string>;

/** One call of a journey. */
export interface Step {
  /** What is tried, in a few words. */
  says: string;
  call: keyof typeof CALLS;
  params?: (known: Known) => Record<string, string>;
  query?: Record<string, string>;
  body?: (known: Known) => unknown;
  /** Takes what later steps need from the answer. */
  keep?: (answer: never) => Known;
}

/**
 * The customer's way from the configuration to what is missing, with refusals on it.
 *
 * @param email of a customer whom nobody knows yet
 */
export function mainJourney(email: string): Step[] {
  const password = 'Kontor-2026!';
  const languages = { interface_language: 'de', communication_language: 'de' };
  const own = ({ id = '' }: Known) => ({ id });
  const person = {
    first_name: 'Katrin',
    last_name: 'Brandt',
    email,
    telephone: '+49 421 5550126',
    nationality: 'DE',
    birthdate: '1976-09-03',
    street: 'Schwachhauser Ring',
    street_number: '41',
    postcode: '28209',
    location: 'Bremen',
    country: 'DE',
    is_beneficial_owner: true,
    percentage_owned: 0.6,
    is_legal_signatory: true,
    is_contract_signatory: true,
    is_sole_signatory: true,
    is_main_contact: true,
  };
  const application = { ...LOAN_REQUEST, companyName: 'Vergleich Metallbau GmbH' };
  return [
    { says: 'a visitor', call: 'getConfig' },
    { says: 'a visitor', call: 'getPartnerConfig', params: () => ({ subdomain: 'demo' }) },
    { says: 'too short a name', call: 'searchCompanies', query: { name: 'Met' } },
    { says: 'nobody logged in', call: 'listApplications' },
    {
      says: 'a password too simple',
      call: 'register',
      body: () => ({
        email,
        password: 'password',
        accepted_terms: true,
        accepted_partner_terms: true,
        ...languages,
      }),
    },
    {
      says: 'a new address',
      call: 'register',
      body: () => ({ email, password, accepted_terms: true, accepted_partner_terms: true, ...languages }),
    },
    {
      says: 'the same address',
      call: 'register',
      body: () => ({ email, password, accepted_terms: true, accepted_partner_terms: true, ...languages }),
    },
    { says: 'a wrong password', call: 'login', body: () => ({ email, password: 'Falsch-2026!' }) },
    { says: 'the right password', call: 'login', body: () => ({ email, password }) },
    { says: 'the customer', call: 'getProfile' },
    { says: 'nothing yet', call: 'listApplications' },
    { says: 'an amount too small', call: 'createApplication', body: () => ({ ...application, loanSize: 1 }) },
    {
      says: 'a loan',
      call: 'createApplication',
      body: () => application,
      keep: ({ applicationId }: { applicationId: string }) => ({ id: applicationId }),
    },
    { says: 'one', call: 'listApplications' },
    { says: 'the loan', call: 'getApplication', params: own },
    { says: 'one that nobody has', call: 'getApplication', params: () => ({ id: 'nobody-has-this' }) },
    { says: 'all that is missing', call: 'validateNextStatus', params: own },
    {
      says: 'an account that is none',
      call: 'updateBankInfo',
      params: own,
      body: () => ({ bankName: 'Sparkasse', iban: 'DE00' }),
    },
    {
      says: 'an account',
      call: 'updateBankInfo',
      params: own,
      body: () => ({ bankName: 'Sparkasse Bremen', iban: 'DE89370400440532013000' }),
    },
    {
      says: 'a tax number',
      call: 'updateApplication',
      params: own,
      body: () => ({ taxIdNumber: '60/123/45678' }),
    },
    {
      says: 'a director',
      call: 'addSignatories',
      params: own,
      body: () => ({ data: [person] }),
      keep: ([first]: { signatory_id: string }[]) => ({ person: first?.signatory_id ?? '' }),
    },
    { says: 'the director', call: 'listSignatories', params: own },
    {
      says: 'a new position',
      call: 'updateSignatory',
      params: ({ id = '', person: signatoryId = '' }) => ({ id, signatoryId }),
      body: () => ({ position: 'Geschäftsführerin' }),
    },
    {
      says: 'a statement',
      call: 'createDocument',
      params: own,
      body: () => ({ file_name: 'Bilanz.pdf', document_type: 'annual_statement_2024' }),
      keep: ({ document_id }: { document_id: string }) => ({ document: document_id }),
    },
    {
      says: 'a file that did not arrive',
      call: 'confirmUpload',
      params: ({ id = '', document: documentId = '' }) => ({ id, documentId }),
      body: () => ({ is_upload_successful: false }),
    },
    { says: 'the statement', call: 'listDocuments', params: own },
    { says: 'too early', call: 'changeStatus', params: own, body: () => ({ status: 'Submitted' }) },
    { says: 'what is still missing', call: 'validateNextStatus', params: own },
    { says: 'the customer', call: 'logout' },
    { says: 'after the logout', call: 'getProfile' },
  ];
}
