import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';
import { insertRow, type Queries, updateRow } from '../database/database';
import { FILE_TYPES } from '../deployments';
import { isTooOld, toCalendarDay } from '../rules/document-age';
import { listRequestedDocuments } from '../rules/document-types';
import { documentRightsOf, requireVisibleApplication, type VisibleApplication } from './applications';
import { type Api, type ResponseBody, readBody, type SecondBank } from './calls';
import { createDownloadUrl, createUploadUrl } from './files';
import { refuse } from './refusal';
import { requireCustomer } from './session';

type Document = ResponseBody<'listDocuments'>['result'][number];

interface DocumentRow {
  id: string;
  application_id: string;
  entity_kind: Document['entity_kind'];
  entity_id: string;
  name: string;
  document_type: Document['document_type'];
  as_of_date: string | null;
  signatory_id: string | null;
  is_of_lender: boolean;
  is_client_visible: boolean;
  is_upload_successful: boolean | null;
  scan: Document['virus_scan_status'];
  size: number | null;
  content_type: string | null;
  created_at: Date;
}

const DOCUMENT_COLUMNS = `id, application_id, entity_kind, entity_id, name, document_type, as_of_date, signatory_id, is_of_lender,
  is_client_visible, is_upload_successful, scan, size, content_type, created_at`;

const MAGIC_NUMBER_BYTES = 4_100;

const documentRequest = z.strictObject({
  file_name: z.string().trim().min(1).max(255),
  document_type: z.string(),
  as_of_date: z.iso.date().optional(),
  related_entity_kind: z.literal('signatory').optional(),
  related_entity_id: z.string().optional(),
});
type DocumentRequest = z.output<typeof documentRequest>;

const ENTITY_KINDS: Readonly<Record<string, readonly string[]>> = {
  applications: ['application'],
  companies: ['company', 'global_company'],
  loans: ['loan'],
};

const fileEndingOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? '';

export function addDocumentCalls(api: Api, bank: SecondBank): void {
  const { database } = bank;
  const path = '/user/applications/:id/documents';

  api.get(path, async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    const query = context.req.query();
    const { document_type, related_entity_kind, related_entity_id, page_size = '50', page = '1' } = query;
    const matchingRows = (await documentRowsOf(database, application)).filter(
      (row) =>
        (document_type === undefined || row.document_type === document_type) &&
        (related_entity_kind === undefined || row.signatory_id !== null) &&
        (related_entity_id === undefined || row.signatory_id === related_entity_id),
    );
    const first = (numberOf(page, 'page') - 1) * numberOf(page_size, 'page_size');
    const result = matchingRows.slice(first, first + numberOf(page_size, 'page_size')).map(asDocument);
    return context.json({ result } satisfies ResponseBody<'listDocuments'>);
  });

  api.post(path, async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    const uploadRequest = await readBody(context, documentRequest);
    requireUploadPermission(application, uploadRequest.related_entity_id);
    await checkDocumentRequest(database, application, uploadRequest);
    const upload_key = randomBytes(24).toString('base64url');
    const { id } = await insertRow<DocumentRow>(database, 'document', {
      application_id: application.row.id,
      entity_id: application.row.id,
      name: uploadRequest.file_name,
      document_type: uploadRequest.document_type,
      as_of_date: uploadRequest.as_of_date,
      signatory_id: uploadRequest.related_entity_id,
      upload_key,
    });
    return context.json(
      {
        document_id: id,
        upload_url: createUploadUrl(bank, upload_key),
      } satisfies ResponseBody<'createDocument'>,
      201,
    );
  });

  api.patch(`${path}/:documentId/upload_success`, async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    const row = await documentRowOf(database, application, context.req.param('documentId'));
    if (row.is_of_lender) throw refuse('err_no_permission');
    requireUploadPermission(application, row.signatory_id ?? undefined);
    const { is_upload_successful } = await readBody(
      context,
      z.strictObject({ is_upload_successful: z.boolean() }),
    );
    if (is_upload_successful) await requireCleanFile(database, row);
    else if (row.is_upload_successful) throw refuse('err_status_unexpected');
    await updateRow(database, 'document', row.id, { is_upload_successful });
    return context.json(asDocument(await documentRowOf(database, application, row.id)));
  });

  api.get(`${path}/:documentId/download_url`, async (context) => {
    const person = await requireCustomer(bank, context);
    const application = await requireVisibleApplication(database, person, context.req.param('id'));
    const row = await documentRowOf(database, application, context.req.param('documentId'));
    if (row.scan === 'infected') throw refuse('err_document_infected');
    if (!row.is_upload_successful || row.scan !== 'not_infected') throw refuse('err_status_unexpected');
    return context.json({
      download_url: createDownloadUrl(bank, row.id),
    } satisfies ResponseBody<'getDownloadUrl'>);
  });

  api.delete(
    '/user/:entities{applications|companies|loans}/:entityId/documents/:documentId',
    async (context) => {
      const person = await requireCustomer(bank, context);
      const { entities, entityId, documentId } = context.req.param();
      const documentRow = await database.first<
        Pick<DocumentRow, 'id' | 'application_id' | 'entity_kind' | 'is_of_lender'>
      >(
        'select id, application_id, entity_kind, is_of_lender from document where id::text = $1 and entity_id::text = $2 and entity_kind = any($3)',
        [documentId, entityId, ENTITY_KINDS[entities] ?? []],
      );
      if (!documentRow) throw refuse('err_entity_not_found');
      const application = await requireVisibleApplication(database, person, documentRow.application_id);
      await documentRowOf(database, application, documentRow.id);
      if (documentRow.entity_kind === 'loan') throw refuse('err_loan_upload_forbidden_for_pending');
      if (documentRow.is_of_lender || !application.isApplicant) throw refuse('err_no_permission');
      if (!documentRightsOf(application).canDelete) throw refuse('err_update_not_allowed');
      await database.all('delete from document where id = $1', [documentRow.id]);
      return context.json({});
    },
  );
}

function numberOf(text: string, field: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 9_999) throw refuse('err_validation_failed', field);
  return number;
}

function documentRowsOf(queries: Queries, application: VisibleApplication): Promise<DocumentRow[]> {
  return queries.all<DocumentRow>(
    `select ${DOCUMENT_COLUMNS} from document where application_id = $1 and is_client_visible
       and ($2 or signatory_id::text = $3 or (is_of_lender and signatory_id is null)) order by place`,
    [application.row.id, application.isApplicant, application.ownSignatoryId ?? null],
  );
}

async function documentRowOf(
  queries: Queries,
  application: VisibleApplication,
  id: string,
): Promise<DocumentRow> {
  const found = (await documentRowsOf(queries, application)).find((row) => row.id === id);
  if (found === undefined) throw refuse('err_entity_not_found');
  return found;
}

/** Representatives upload only documents that they signed (SIGN-09). */
function requireUploadPermission(application: VisibleApplication, signatoryId: string | undefined): void {
  if (!application.isApplicant && (signatoryId === undefined || signatoryId !== application.ownSignatoryId)) {
    throw refuse('err_no_permission');
  }
  if (application.isApplicant && !documentRightsOf(application).canUpload)
    throw refuse('err_update_not_allowed');
}

async function checkDocumentRequest(
  queries: Queries,
  application: VisibleApplication,
  request: DocumentRequest,
): Promise<void> {
  const { file_name, document_type, as_of_date, related_entity_id } = request;
  const fileExtension = fileEndingOf(file_name);
  if (!Object.hasOwn(FILE_TYPES, fileExtension)) throw refuse('err_document_type_not_allowed', 'file_name');
  if ((request.related_entity_kind === undefined) !== (related_entity_id === undefined)) {
    throw refuse('err_validation_failed', related_entity_id ? 'related_entity_kind' : 'related_entity_id');
  }
  if (related_entity_id !== undefined) return checkSignedDocument(queries, application, request);
  const category = listRequestedDocuments(application.row.purpose, application.row.documents_base_year).find(
    (known) => known.document_type === document_type,
  );
  if (category === undefined) throw refuse('err_document_not_required', 'document_type');
  if (category.is_as_of_date_required && as_of_date === undefined) {
    throw refuse('err_as_of_date_required', 'as_of_date');
  }
  if (as_of_date !== undefined && as_of_date > toCalendarDay(new Date())) {
    throw refuse('err_validation_failed', 'as_of_date');
  }
  if (as_of_date !== undefined && isTooOld(document_type, as_of_date, new Date())) {
    throw refuse('err_document_too_old', 'as_of_date');
  }
  const existingDocument = await queries.first(
    'select 1 from document where application_id = $1 and lower(name) = lower($2) and is_upload_successful is not false',
    [application.row.id, file_name],
  );
  if (existingDocument && fileExtension !== 'pdf') throw refuse('err_image_name_already_exists', 'file_name');
}

async function checkSignedDocument(
  queries: Queries,
  application: VisibleApplication,
  request: DocumentRequest,
): Promise<void> {
  const signatory = await queries.first(
    'select 1 from signatory where application_id = $1 and id::text = $2',
    [application.row.id, request.related_entity_id],
  );
  if (!signatory) throw refuse('err_validation_failed', 'related_entity_id');
  if (request.document_type === 'signed_guarantor_contract') {
    const contract = await queries.first(
      'select 1 from signing where signatory_id::text = $1 and guarantor_document_id is not null',
      [request.related_entity_id],
    );
    if (!contract) throw refuse('err_document_not_required', 'document_type');
    return;
  }
  const documentToSign = await queries.first<{ signing_method: string }>(
    'select signing_method from document_to_sign where signatory_id::text = $1 and document_type = $2',
    [request.related_entity_id, request.document_type],
  );
  if (!documentToSign) throw refuse('err_document_not_required', 'document_type');
  if (documentToSign.signing_method === 'online' && fileEndingOf(request.file_name) !== 'pdf') {
    throw refuse('err_document_only_pdf_signable_online', 'file_name');
  }
}

async function requireCleanFile(queries: Queries, row: DocumentRow): Promise<void> {
  if (row.scan === 'infected') throw refuse('err_document_infected');
  const storedFile = await queries.first<{ beginning: Uint8Array | null }>(
    `select substring(content from 1 for ${MAGIC_NUMBER_BYTES}) as beginning from document where id = $1`,
    [row.id],
  );
  if (!storedFile?.beginning) throw refuse('err_status_unexpected');
  const detectedType = await fileTypeFromBuffer(storedFile.beginning);
  if (detectedType?.mime !== FILE_TYPES[fileEndingOf(row.name)])
    throw refuse('err_document_type_not_allowed');
}

function asDocument(row: DocumentRow): Document {
  return {
    document_id: row.id,
    document_name: row.name,
    document_type: row.document_type,
    as_of_date: row.as_of_date,
    ...(row.signatory_id && { related_entity_kind: 'signatory', related_entity_id: row.signatory_id }),
    entity_kind: row.entity_kind,
    entity_id: row.entity_id,
    is_upload_successful: row.is_upload_successful,
    virus_scan_status: row.scan,
    is_client_visible: row.is_client_visible,
    size: row.size,
    content_type: row.content_type,
    created: row.created_at.toISOString(),
  };
}
