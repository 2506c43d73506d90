import { z } from 'zod';
import { defineCall, emptyResponse } from './call';
import { DOCUMENT_ENTITY_KINDS, DOCUMENT_TYPES, VIRUS_SCAN_STATUSES } from './enumerations';
import { count, createOpenEnum, identifier, nonEmptyText, webAddress } from './values';

/** Specification 2, sections 4 and 7. */

export const documentRecord = z.object({
  document_id: identifier,
  document_name: nonEmptyText,
  document_type: createOpenEnum(DOCUMENT_TYPES),
  as_of_date: z.iso.date().nullish(),
  related_entity_kind: createOpenEnum(['signatory']).nullish(),
  related_entity_id: identifier.nullish(),
  entity_kind: createOpenEnum(DOCUMENT_ENTITY_KINDS),
  entity_id: identifier,
  is_upload_successful: z.boolean().nullable(),
  virus_scan_status: createOpenEnum(VIRUS_SCAN_STATUSES),
  is_client_visible: z.boolean(),
  /** Bytes; null until the file has arrived. */
  size: count.nullable(),
  content_type: z.string().nullish(),
  created: z.iso.datetime({ offset: true }),
});
export type DocumentRecord = z.infer<typeof documentRecord>;

export const documentCategory = z.object({
  document_type: createOpenEnum(DOCUMENT_TYPES),
  name: nonEmptyText,
  description: z.string().nullish(),
  tooltip_description: z.string().nullish(),
  template_url: webAddress.nullish(),
  is_required: z.boolean(),
  is_as_of_date_required: z.boolean(),
  weight: z.number(),
});
export type DocumentCategory = z.infer<typeof documentCategory>;

const applicationParams = z.strictObject({ id: z.string() });
const documentParams = z.strictObject({ id: z.string(), documentId: z.string() });
const documentErrors = ['err_entity_not_found', 'err_email_not_confirmed'] as const;
const documentChangeErrors = [...documentErrors, 'err_no_permission', 'err_update_not_allowed'] as const;

const positiveNumber = z.coerce.number<string | number>().int().min(1).max(9999);

export const listDocuments = defineCall({
  name: 'listDocuments',
  summary: 'The documents of an application, oldest first; a signatory sees only their own and those for all',
  method: 'GET',
  path: '/user/applications/:id/documents',
  access: 'user',
  params: applicationParams,
  query: z.strictObject({
    document_type: z.string().optional(),
    related_entity_kind: z.string().optional(),
    related_entity_id: z.string().optional(),
    page_size: positiveNumber.optional(),
    page: positiveNumber.optional(),
  }),
  response: z.object({ result: z.array(documentRecord) }),
  errors: [...documentErrors],
});

export const createDocument = defineCall({
  name: 'createDocument',
  summary: 'First step of an upload: makes the record and the address the file is sent to',
  description:
    'PUT the bytes to `upload_url` within the hour, with the headers `x-ms-blob-type: BlockBlob` and `content-type`, and without cookies. Then confirm the upload.',
  method: 'POST',
  path: '/user/applications/:id/documents',
  access: 'user',
  params: applicationParams,
  body: z.strictObject({
    file_name: z.string(),
    document_type: z.string(),
    as_of_date: z.iso.date().optional(),
    related_entity_kind: z.literal('signatory').optional(),
    related_entity_id: z.string().optional(),
  }),
  status: 201,
  response: z.object({ document_id: identifier, upload_url: webAddress }),
  errors: [
    ...documentChangeErrors,
    'err_as_of_date_required',
    'err_document_too_old',
    'err_document_type_not_allowed',
    'err_document_not_required',
    'err_document_only_pdf_signable_online',
    'err_image_name_already_exists',
  ],
});

export const confirmUpload = defineCall({
  name: 'confirmUpload',
  summary: 'Third step of an upload: it arrived, or it failed',
  description: 'Send false when the bytes could not be sent, so that the record is not shown as a document.',
  method: 'PATCH',
  path: '/user/applications/:id/documents/:documentId/upload_success',
  access: 'user',
  params: documentParams,
  body: z.strictObject({ is_upload_successful: z.boolean() }),
  response: documentRecord,
  errors: [
    ...documentChangeErrors,
    'err_document_infected',
    'err_document_type_not_allowed',
    'err_status_unexpected',
  ],
});

export const getDownloadUrl = defineCall({
  name: 'getDownloadUrl',
  summary: 'A short-lived address of the file; never of an infected document',
  description: 'Get the file from the address without cookies.',
  method: 'GET',
  path: '/user/applications/:id/documents/:documentId/download_url',
  access: 'user',
  params: documentParams,
  response: z.object({ download_url: webAddress }),
  errors: [...documentErrors, 'err_document_infected', 'err_status_unexpected'],
});

export const getLoanContract = defineCall({
  name: 'getLoanContract',
  summary: 'A short-lived address of the loan contract',
  method: 'GET',
  path: '/user/applications/:id/loan_contract',
  access: 'user',
  params: applicationParams,
  response: z.object({ download_url: webAddress }),
  errors: [...documentErrors, 'err_application_no_loan_contract'],
});

const ownedDocument = z.strictObject({
  entities: z.enum(['applications', 'companies', 'loans']),
  entityId: z.string(),
  documentId: z.string(),
});

export const setDocumentVisibility = defineCall({
  name: 'setDocumentVisibility',
  summary: 'Shows a document to the client or hides it (D-50)',
  method: 'PATCH',
  path: '/user/:entities/:entityId/documents/:documentId',
  access: 'user',
  params: ownedDocument,
  body: z.strictObject({ is_client_visible: z.boolean() }),
  response: documentRecord,
  errors: [...documentChangeErrors],
});

export const deleteDocument = defineCall({
  name: 'deleteDocument',
  summary: 'Deletes a document while the application is open',
  method: 'DELETE',
  path: '/user/:entities/:entityId/documents/:documentId',
  access: 'user',
  params: ownedDocument,
  response: emptyResponse,
  errors: [...documentChangeErrors, 'err_loan_upload_forbidden_for_pending'],
});
