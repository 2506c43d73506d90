import type { WorldDocument } from 'fixtures/world-documents';
import { DateTime } from 'luxon';
import { DEFAULT_SCAN, type VirusScan } from '../rules/document-rules';
import type { DocumentRow } from './document-rows';
import { createIssuedDocument } from './files/issued-document';
import type { Store } from './store';

const SCANNING_MINUTES = 10;

const FINISHED_SCAN = { ...DEFAULT_SCAN, seconds: 0 };

const UPLOAD_AND_SCAN_BY_STATE: Record<
  WorldDocument['state'],
  { upload: DocumentRow['upload']; scan: VirusScan }
> = {
  clean: { upload: 'confirmed', scan: FINISHED_SCAN },
  scanning: { upload: 'confirmed', scan: { ...DEFAULT_SCAN, seconds: SCANNING_MINUTES * 60 } },
  infected: { upload: 'confirmed', scan: { result: 'infected', seconds: 0 } },
  scan_failed: { upload: 'confirmed', scan: { result: 'scan_failed', seconds: 0 } },
  uploading: { upload: 'awaited', scan: DEFAULT_SCAN },
  upload_failed: { upload: 'failed', scan: DEFAULT_SCAN },
};

export function loadDocuments(store: Store, documents: readonly WorldDocument[], now: string): void {
  for (const document of documents) {
    const application = store.applications.get(document.application);
    if (application === undefined)
      throw new Error(`Application ${document.application} not found in the world`);
    store.documents.insert(rowOf(document, application.ownerId, now));
  }
}

function rowOf(document: WorldDocument, ownerId: string, now: string): DocumentRow {
  const { upload, scan } = UPLOAD_AND_SCAN_BY_STATE[document.state];
  const issuedDocument = createIssuedDocument(
    { id: document.document_id, now: document.created },
    {
      applicationId: document.application,
      type: document.document_type,
      name: document.document_name,
      signatoryId: null,
    },
  );
  const hasFile = upload === 'confirmed';
  return {
    ...issuedDocument,
    asOfDate: document.as_of_date,
    ...(document.entity && { entityKind: document.entity.kind, entityId: document.entity.id }),
    isClientVisible: document.is_client_visible,
    uploadedBy: document.isUploaded ? ownerId : null,
    upload,
    uploadUntil: DateTime.fromISO(now, { zone: 'utc' }).plus({ hours: 1 }).toJSDate().toISOString(),
    size: hasFile ? issuedDocument.size : null,
    contentType: hasFile ? issuedDocument.contentType : null,
    confirmedAt: hasFile
      ? DateTime.fromISO(now, { zone: 'utc' }).minus({ seconds: 3 }).toJSDate().toISOString()
      : null,
    scan,
  };
}
