import { DateTime } from 'luxon';
import { createShortId } from '../api/new-application';
import { insertRow, type Queries } from '../database/database';
import { calculateIndicativePricing } from '../rules/loan';
import { PEOPLE } from './people';

type ColumnValues = Record<string, unknown>;

export const daysAgo = (days: number) => DateTime.utc().minus({ days }).toISODate();

const COMPANY = {
  companyName: 'Metallbau Brandt GmbH',
  companyType: 'GMBH',
  street: 'Überseering',
  houseNumber: '12a',
  companyPostCode: '28217',
  companyLocation: 'Bremen',
  companyCountry: 'DE',
  hrNumber: 'HRB 24816',
  businessPurpose: 'Planung und Montage von Stahlkonstruktionen',
  purposeSelect: 'machinery_or_equipment',
};

export const BANK_DETAILS = { bank_name: 'Sparkasse Bremen', iban: 'DE89370400440532013000' };

export async function insertApplication(
  queries: Queries,
  accountId: string,
  values: ColumnValues = {},
): Promise<string> {
  const { id } = await insertRow<{ id: string }>(queries, 'application', {
    account_id: accountId,
    short_id: createShortId(),
    purpose: 'object_financing',
    currency: 'EUR',
    loan_size: 84_000,
    loan_duration: 36,
    stated: COMPANY,
    pricing: calculateIndicativePricing('object_financing', 84_000, 36),
    tax_id: '60/123/45678',
    ...values,
  });
  return id;
}

export const FACTORING_APPLICATION = {
  purpose: 'factoring',
  loan_size: null,
  loan_duration: null,
  factoring_limit: 60_000,
  stated: {
    ...COMPANY,
    factoring: { annual_sales_previous_year: 2_400_000, has_international_customers: false },
  },
};

const address = {
  street: 'Überseering',
  street_number: '12a',
  postcode: '28217',
  location: 'Bremen',
  country: 'DE',
  nationality: 'DE',
};

const signing = { is_legal_signatory: true, is_contract_signatory: true, is_sole_signatory: false };

export const KATRIN_BRANDT = {
  ...address,
  ...signing,
  first_name: 'Katrin',
  last_name: 'Brandt',
  email: PEOPLE.katrin.email,
  telephone: '+49 421 5550101',
  position: 'Geschäftsführerin',
  birthdate: '1979-09-02',
  is_beneficial_owner: true,
  percentage_owned: 0.6,
  is_main_contact: true,
};

export const JONAS_BRANDT = {
  ...address,
  ...signing,
  first_name: 'Jonas',
  last_name: 'Brandt',
  email: PEOPLE.jonas.email,
  telephone: '+49 421 5550102',
  birthdate: '1982-03-14',
  is_beneficial_owner: true,
  percentage_owned: 0.3,
};

export const ADA_BRANDT = {
  ...address,
  first_name: 'Ada',
  last_name: 'Brandt',
  birthdate: '1951-12-01',
  is_beneficial_owner: true,
  percentage_owned: 0.1,
};

export async function insertRepresentative(
  queries: Queries,
  applicationId: string,
  values: ColumnValues,
): Promise<string> {
  const { id } = await insertRow<{ id: string }>(queries, 'signatory', {
    application_id: applicationId,
    ...values,
  });
  return id;
}

const PDF = new TextEncoder().encode('%PDF-1.4\n% a page\n%%EOF\n');

export async function insertDocument(
  queries: Queries,
  applicationId: string,
  values: ColumnValues,
): Promise<string> {
  const { id } = await insertRow<{ id: string }>(queries, 'document', {
    application_id: applicationId,
    entity_id: applicationId,
    document_type: 'other',
    is_upload_successful: true,
    scan: 'not_infected',
    size: PDF.byteLength,
    content_type: 'application/pdf',
    content: PDF,
    ...values,
  });
  return id;
}

export const ANNUAL_STATEMENT_DOCUMENT = {
  name: 'Jahresabschluss 2024.pdf',
  document_type: 'annual_statement_2024',
};
export const BWA_DOCUMENT = { name: 'BWA.pdf', document_type: 'bwa_susa', as_of_date: daysAgo(20) };
export const DEBT_LEDGER_DOCUMENT = {
  name: 'Verbindlichkeiten.pdf',
  document_type: 'debt_ledger',
  as_of_date: daysAgo(3),
};

interface ApplicationParts {
  values?: ColumnValues;
  people?: readonly ColumnValues[];
  papers?: readonly ColumnValues[];
}

export async function insertCompleteApplication(
  queries: Queries,
  accountId: string,
  parts: ApplicationParts = {},
): Promise<string> {
  const id = await insertApplication(queries, accountId, {
    ...BANK_DETAILS,
    finance_objects: 1,
    ...parts.values,
  });
  for (const person of parts.people ?? [KATRIN_BRANDT, JONAS_BRANDT])
    await insertRepresentative(queries, id, person);
  for (const document of parts.papers ?? [ANNUAL_STATEMENT_DOCUMENT, BWA_DOCUMENT, DEBT_LEDGER_DOCUMENT])
    await insertDocument(queries, id, document);
  return id;
}
