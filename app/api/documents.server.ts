import type { CallInput } from 'contracts/api/call';
import {
  confirmUpload,
  createDocument,
  type DocumentCategory,
  type DocumentRecord,
  deleteDocument,
  getDownloadUrl,
  getLoanContract,
  listDocuments,
  setDocumentVisibility,
} from 'contracts/api/documents';
import { DOCUMENT_TYPES } from 'contracts/api/enumerations';
import type { ApiClient } from './client.server';

export type { DocumentCategory, DocumentRecord };
export { DOCUMENT_TYPES };

/** Metadata of a document before its file: name, type, and, where required, as-of date and representative. */
export type NewDocument = CallInput<typeof createDocument>['body'];

/** As many as a list holds (DOC-01). */
const PAGE_SIZE = '999';

/** The kinds of owners by the segment that names them in a path (D-50). */
const ENTITIES = {
  application: 'applications',
  company: 'companies',
  global_company: 'companies',
  loan: 'loans',
} as const satisfies Record<DocumentRecord['entity_kind'], string>;

const owned = ({ entity_kind, entity_id, document_id }: DocumentRecord) => ({
  entities: ENTITIES[entity_kind],
  entityId: entity_id,
  documentId: document_id,
});

/** The documents of an application (specification 2, section 7). */
export const documents = {
  /** All that the user may see, oldest first. */
  list: (api: ApiClient, applicationId: string) =>
    api.call(listDocuments, { params: { id: applicationId }, query: { page_size: PAGE_SIZE } }),
  /** First step of an upload; `uploadDocument` makes all three. */
  create: (api: ApiClient, applicationId: string, document: NewDocument) =>
    api.call(createDocument, { params: { id: applicationId }, body: document }),
  /** Third step of an upload: the file arrived, or it did not. */
  confirm: (api: ApiClient, applicationId: string, documentId: string, arrived: boolean) =>
    api.call(confirmUpload, {
      params: { id: applicationId, documentId },
      body: { is_upload_successful: arrived },
    }),
  /** A short-lived address of the file; refused for an infected one. */
  downloadUrl: (api: ApiClient, applicationId: string, documentId: string) =>
    api.call(getDownloadUrl, { params: { id: applicationId, documentId } }),
  loanContract: (api: ApiClient, applicationId: string) =>
    api.call(getLoanContract, { params: { id: applicationId } }),
  setVisibility: (api: ApiClient, document: DocumentRecord, isVisible: boolean) =>
    api.call(setDocumentVisibility, { params: owned(document), body: { is_client_visible: isVisible } }),
  delete: (api: ApiClient, document: DocumentRecord) => api.call(deleteDocument, { params: owned(document) }),
};
