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
import { type ApiClient, acceptEmptyBody } from './client.server';

export type { DocumentCategory, DocumentRecord };
export { DOCUMENT_TYPES };

export type NewDocument = CallInput<typeof createDocument>['body'];

/** Largest page size of the API (DOC-01). */
const PAGE_SIZE = '999';

const ENTITIES = {
  application: 'applications',
  company: 'companies',
  global_company: 'companies',
  loan: 'loans',
} as const;

type EntityKind = keyof typeof ENTITIES;

const isKnown = (kind: string): kind is EntityKind => Object.hasOwn(ENTITIES, kind);

const documentParams = ({ entity_kind, entity_id, document_id }: DocumentRecord) => ({
  entities: isKnown(entity_kind) ? ENTITIES[entity_kind] : ENTITIES.application,
  entityId: entity_id,
  documentId: document_id,
});

export const documents = {
  list: (api: ApiClient, applicationId: string) =>
    api.call(listDocuments, { params: { id: applicationId }, query: { page_size: PAGE_SIZE } }),
  create: (api: ApiClient, applicationId: string, document: NewDocument) =>
    api.call(createDocument, { params: { id: applicationId }, body: document }),
  confirm: (api: ApiClient, applicationId: string, documentId: string, hasArrived: boolean) =>
    api.call(acceptEmptyBody(confirmUpload), {
      params: { id: applicationId, documentId },
      body: { is_upload_successful: hasArrived },
    }),
  downloadUrl: (api: ApiClient, applicationId: string, documentId: string) =>
    api.call(getDownloadUrl, { params: { id: applicationId, documentId } }),
  loanContract: (api: ApiClient, applicationId: string) =>
    api.call(getLoanContract, { params: { id: applicationId } }),
  setVisibility: (api: ApiClient, document: DocumentRecord, isVisible: boolean) =>
    api.call(acceptEmptyBody(setDocumentVisibility), {
      params: documentParams(document),
      body: { is_client_visible: isVisible },
    }),
  delete: (api: ApiClient, document: DocumentRecord) =>
    api.call(deleteDocument, { params: documentParams(document) }),
};
