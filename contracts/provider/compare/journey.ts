import type { CALLS } from 'contracts/api';
import { LOAN_REQUEST } from 'fixtures/loan-request';

export type KnownValues = Record<string, string>;

export interface JourneyStep {
  title: string;
  call: keyof typeof CALLS;
  params?: (values: KnownValues) => Record<string, string>;
  query?: Record<string, string>;
  body?: (values: KnownValues) => unknown;
  extractValues?: (response: never) => KnownValues;
}

export function createMainJourney(email: string): JourneyStep[] {
  const password = 'Kontor-2026!';
  const languages = { interface_language: 'de', communication_language: 'de' };
  const applicationParams = ({ id = '' }: KnownValues) => ({ id });
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
    { title: 'a visitor', call: 'getConfig' },
    { title: 'a visitor', call: 'getPartnerConfig', params: () => ({ subdomain: 'demo' }) },
    { title: 'too short a name', call: 'searchCompanies', query: { name: 'Met' } },
    { title: 'nobody logged in', call: 'listApplications' },
    {
      title: 'a password too simple',
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
      title: 'a new address',
      call: 'register',
      body: () => ({ email, password, accepted_terms: true, accepted_partner_terms: true, ...languages }),
    },
    {
      title: 'the same address',
      call: 'register',
      body: () => ({ email, password, accepted_terms: true, accepted_partner_terms: true, ...languages }),
    },
    { title: 'a wrong password', call: 'login', body: () => ({ email, password: 'Falsch-2026!' }) },
    { title: 'the right password', call: 'login', body: () => ({ email, password }) },
    { title: 'the customer', call: 'getProfile' },
    { title: 'nothing yet', call: 'listApplications' },
    {
      title: 'an amount too small',
      call: 'createApplication',
      body: () => ({ ...application, loanSize: 1 }),
    },
    {
      title: 'a loan',
      call: 'createApplication',
      body: () => application,
      extractValues: ({ applicationId }: { applicationId: string }) => ({ id: applicationId }),
    },
    { title: 'one', call: 'listApplications' },
    { title: 'the loan', call: 'getApplication', params: applicationParams },
    { title: 'one that nobody has', call: 'getApplication', params: () => ({ id: 'nobody-has-this' }) },
    { title: 'all that is missing', call: 'validateNextStatus', params: applicationParams },
    {
      title: 'an account that is none',
      call: 'updateBankInfo',
      params: applicationParams,
      body: () => ({ bankName: 'Sparkasse', iban: 'DE00' }),
    },
    {
      title: 'an account',
      call: 'updateBankInfo',
      params: applicationParams,
      body: () => ({ bankName: 'Sparkasse Bremen', iban: 'DE89370400440532013000' }),
    },
    {
      title: 'a tax number',
      call: 'updateApplication',
      params: applicationParams,
      body: () => ({ taxIdNumber: '60/123/45678' }),
    },
    {
      title: 'a director',
      call: 'addSignatories',
      params: applicationParams,
      body: () => ({ data: [person] }),
      extractValues: ([first]: { signatory_id: string }[]) => ({ person: first?.signatory_id ?? '' }),
    },
    { title: 'the director', call: 'listSignatories', params: applicationParams },
    {
      title: 'a new position',
      call: 'updateSignatory',
      params: ({ id = '', person: signatoryId = '' }) => ({ id, signatoryId }),
      body: () => ({ position: 'Geschäftsführerin' }),
    },
    {
      title: 'a statement',
      call: 'createDocument',
      params: applicationParams,
      body: () => ({ file_name: 'Bilanz.pdf', document_type: 'annual_statement_2024' }),
      extractValues: ({ document_id }: { document_id: string }) => ({ document: document_id }),
    },
    {
      title: 'a file that did not arrive',
      call: 'confirmUpload',
      params: ({ id = '', document: documentId = '' }) => ({ id, documentId }),
      body: () => ({ is_upload_successful: false }),
    },
    { title: 'the statement', call: 'listDocuments', params: applicationParams },
    {
      title: 'too early',
      call: 'changeStatus',
      params: applicationParams,
      body: () => ({ status: 'Submitted' }),
    },
    { title: 'what is still missing', call: 'validateNextStatus', params: applicationParams },
    { title: 'the customer', call: 'logout' },
    { title: 'after the logout', call: 'getProfile' },
  ];
}
