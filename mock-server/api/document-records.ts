import type { DocumentRecord } from 'contracts/api/documents';
import type { VirusScanStatus } from 'contracts/api/enumerations';
import { isYearBound } from '../rules/base-year';
import { scanStatusAt } from '../rules/document-rules';
import type { DocumentRow } from '../store/document-rows';
import { createIssuedDocument, type IssuedDocumentRequest } from '../store/files/issued-document';
import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import type { Exchange } from './exchange';
import { type BlobLink, createBlobUrl } from './file-links';

export function createDocumentRecord({ clock }: Sandbox, row: DocumentRow): DocumentRecord {
  return {
    document_id: row.id,
    document_name: row.name,
    document_type: row.type,
    as_of_date: row.asOfDate,
    related_entity_kind: row.signatoryId === null ? null : 'signatory',
    related_entity_id: row.signatoryId,
    entity_kind: row.entityKind,
    entity_id: row.entityId,
    is_upload_successful: row.upload === 'confirmed' ? true : row.upload === 'failed' ? false : null,
    virus_scan_status: scanStatusAt(row, clock.now()),
    is_client_visible: row.isClientVisible,
    size: row.size,
    content_type: row.contentType,
    created: row.createdAt,
  };
}

export function insertIssuedDocument(
  { store, clock, ids }: Sandbox,
  issue: IssuedDocumentRequest,
): DocumentRow {
  return store.documents.insert(createIssuedDocument({ id: ids.next(), now: clock.iso() }, issue));
}

export function listConfirmedCleanDocuments({ store, clock }: Sandbox, applicationId: string): DocumentRow[] {
  return store.documents
    .findBy('applicationId', applicationId)
    .filter((row) => row.upload === 'confirmed')
    .filter((row) => !isDocumentInfected(scanStatusAt(row, clock.now())));
}

export function isDocumentInfected(status: VirusScanStatus): boolean {
  return status === 'infected' || status === 'scan_failed';
}

export function removeDocument({ documents, blobs }: Sandbox['store'], id: string): void {
  documents.delete(id);
  blobs.delete(id);
}

export function deleteYearBoundDocuments({ store }: Sandbox, applicationId: string): void {
  for (const { id, type, uploadedBy } of store.documents.findBy('applicationId', applicationId)) {
    if (uploadedBy !== null && isYearBound(type)) removeDocument(store, id);
  }
}

const DOWNLOAD_MINUTES = 5;

export function createDownloadUrl(
  { sandbox, headers, settings }: Pick<Exchange<never>, 'sandbox' | 'headers' | 'settings'>,
  id: string,
  container: BlobLink['container'] = 'documents',
): string {
  const validUntil = sandbox.clock.isoAfter({ minutes: DOWNLOAD_MINUTES });
  const link: BlobLink = { sandbox: sandbox.id, container, id, permission: 'read', validUntil };
  return createBlobUrl(link, headers, settings);
}

export function deleteSignatoryDocuments({ store }: Sandbox, row: SignatoryRow): void {
  for (const { id, signatoryId } of store.documents.findBy('applicationId', row.applicationId)) {
    if (signatoryId === row.id) removeDocument(store, id);
  }
}
