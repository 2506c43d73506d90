import type { Queries } from '../database/database';
import { listRequestedDocuments } from '../rules/document-types';
import { listPendingActions, type PendingRepresentative } from '../rules/pending';
import type { ApplicationRow } from './applications';

export async function listPendingActionsOfApplication(queries: Queries, row: ApplicationRow) {
  const [applicant, signatories, documents] = await Promise.all([
    queries.first<{ confirmed_at: Date | null }>('select confirmed_at from account where id = $1', [
      row.account_id,
    ]),
    queries.all<PendingRepresentative>('select * from signatory where application_id = $1 order by place', [
      row.id,
    ]),
    queries.all<{ document_type: string; as_of_date: string | null }>(
      'select document_type, as_of_date from document where application_id = $1 and is_upload_successful and not is_of_lender order by place',
      [row.id],
    ),
  ]);
  return listPendingActions({
    isEmailConfirmed: applicant?.confirmed_at != null,
    purpose: row.purpose,
    bankName: row.bank_name,
    iban: row.iban,
    taxId: row.tax_id,
    signatories,
    requestedDocuments: listRequestedDocuments(row.purpose, row.documents_base_year),
    documents,
    financeObjects: row.finance_objects,
    hasFactoringDetails: row.has_factoring_details,
    now: new Date(),
  });
}
