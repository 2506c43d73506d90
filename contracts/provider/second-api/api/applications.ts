import type { Queries } from '../database/database';
import type { CustomValue } from '../rules/custom-fields';
import { baseYearOf, documentCategoriesOf } from '../rules/document-types';
import type { Language } from '../rules/languages';
import { isAtSignature, listAllowedUpdates, type Status, statusFlowOf } from '../rules/status';
import type { ResponseBody } from './calls';
import { refuse } from './refusal';
import type { Person } from './session';

export type Application = ResponseBody<'getApplication'>;

export interface ApplicationRow {
  id: string;
  short_id: string;
  account_id: string;
  status: Status;
  created_at: Date;
  purpose: Application['allBanksLoanPurpose'];
  currency: Application['currency'];
  loan_size: number | null;
  loan_duration: number | null;
  factoring_limit: number | null;
  stated: ApplicantAnswers;
  custom_fields: CustomValue[];
  pricing: Application['pricing'];
  tax_id: string | null;
  bank_name: string | null;
  iban: string | null;
  documents_base_year: number | null;
  finance_objects: number;
  has_factoring_details: boolean;
}

export type ApplicantAnswers = Pick<Application, 'companyName'> &
  Partial<
    Pick<
      Application,
      | 'companyType'
      | 'street'
      | 'houseNumber'
      | 'companyPostCode'
      | 'companyLocation'
      | 'companyCountry'
      | 'hrNumber'
      | 'companyFoundationDate'
      | 'businessPurpose'
      | 'purposeSelect'
      | 'purposeDescription'
      | 'display_duration_unit'
      | 'factoring'
    >
  > & { companyCreditProviderId?: string; referrer?: string; referral_data?: Record<string, string> };

export interface VisibleApplication {
  row: ApplicationRow;
  isApplicant: boolean;
  ownSignatoryId?: string;
}

const OWN_SIGNATORY_SQL = `
  select signatory.id from signatory
  where signatory.application_id = application.id and lower(signatory.email) = $1
    and (application.account_id = $2 or signatory.invite_status = 'accepted') limit 1`;

const VISIBLE_APPLICATIONS_SQL = `
  select application.*, (${OWN_SIGNATORY_SQL}) as own_signatory_id from application
  where (application.account_id = $2 or exists (${OWN_SIGNATORY_SQL}))`;

const toVisibleApplication = (
  row: ApplicationRow & { own_signatory_id: string | null },
  person: Person,
): VisibleApplication => ({
  row,
  isApplicant: row.account_id === person.id,
  ...(row.own_signatory_id && { ownSignatoryId: row.own_signatory_id }),
});

/** Lists the newest first. Includes applications that the person is invited to sign. */
export async function listVisibleApplications(
  queries: Queries,
  person: Person,
): Promise<VisibleApplication[]> {
  const rows = await queries.all<Parameters<typeof toVisibleApplication>[0]>(
    `${VISIBLE_APPLICATIONS_SQL} order by created_at desc, short_id`,
    [person.email, person.id],
  );
  return rows.map((row) => toVisibleApplication(row, person));
}

/** @throws Refusal 404 for unknown and other people's applications (OVER-12) */
export async function requireVisibleApplication(
  queries: Queries,
  person: Person,
  id: string,
): Promise<VisibleApplication> {
  const row = await queries.first<Parameters<typeof toVisibleApplication>[0]>(
    `${VISIBLE_APPLICATIONS_SQL} and application.id::text = $3`,
    [person.email, person.id, id],
  );
  if (row === undefined) throw refuse('err_entity_not_found');
  return toVisibleApplication(row, person);
}

export const allowedUpdatesOf = ({ row, isApplicant }: VisibleApplication) =>
  listAllowedUpdates(row.purpose, row.status, isApplicant);

export function documentRightsOf({ row, isApplicant }: VisibleApplication) {
  const isOver = row.status === 'Rejected' || row.status === 'Paid_Out' || row.status === 'limit_active';
  return {
    canUpload: isApplicant && !isOver,
    canDelete: isApplicant && row.status === 'Open',
    canChangeClientVisibility: false,
  };
}

export function createSummary({ row }: VisibleApplication): ResponseBody<'listApplications'>[number] {
  return {
    applicationId: row.id,
    application_id: row.id,
    shortApplicationId: row.short_id,
    status: row.status,
    created: row.created_at.toISOString(),
    currency: row.currency,
    allBanksLoanPurpose: row.purpose,
    loanSize: row.loan_size,
    ...(row.factoring_limit !== null && { factoring_limit: row.factoring_limit }),
    is_appointment_created: false,
  };
}

export function createApplicationResponse(application: VisibleApplication, language: Language): Application {
  const { row } = application;
  const { companyCreditProviderId: _, referrer: __, referral_data: ___, ...stated } = row.stated;
  const mustSign = isAtSignature(row.purpose, row.status);
  return {
    ...createSummary(application),
    ...stated,
    loanDuration: row.loan_duration,
    display_duration_unit: stated.display_duration_unit ?? 'months',
    taxIdNumber: row.tax_id,
    bankName: row.bank_name,
    iban: row.iban,
    custom_fields_list: row.custom_fields,
    company_custom_fields: [],
    pricing: row.pricing,
    product: { product_id: productOf(row.purpose) },
    allowed_updates: [...allowedUpdatesOf(application)],
    requirements: {
      status_flow: statusFlowOf(row.purpose).map((status_name) => ({ status_name })),
      is_video_id_required: mustSign,
      is_loan_signature_required: mustSign,
      is_ubo_signature_required: false,
      required_other_documents: [],
    },
    document_configurations: {
      document_categories: documentCategoriesOf(row.purpose, row.documents_base_year, language),
    },
    documents_base_year: baseYearOf(row.documents_base_year),
    ...documentRightsOf(application),
  };
}

function productOf(purpose: string): string {
  if (/^(object_financing|project_financing)$/.test(purpose)) return 'event_driven_financing_loan';
  if (/^(devices_and_equipment|foundation|takeover)$/.test(purpose)) return 'practice_loan';
  return purpose === 'factoring' ? 'factoring' : 'working_capital_loan';
}
