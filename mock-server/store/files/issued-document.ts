import { DEFAULT_SCAN } from '../../rules/document-rules';
import type { DocumentRow } from '../document-rows';
import { createSampleFile, PLAIN_TEXT_TYPE } from './generated-files';

export interface IssuedDocumentRequest {
  applicationId: string;
  type: string;
  name: string;
  signatoryId: string | null;
}

export function createIssuedDocument(
  { id, now }: { id: string; now: string },
  issue: IssuedDocumentRequest,
): DocumentRow {
  const row: Omit<DocumentRow, 'size'> = {
    id,
    ...issue,
    asOfDate: null,
    entityKind: 'application',
    entityId: issue.applicationId,
    isClientVisible: true,
    createdAt: now,
    uploadedBy: null,
    upload: 'confirmed',
    uploadUntil: now,
    contentType: issue.name.endsWith('.txt') ? PLAIN_TEXT_TYPE : 'application/pdf',
    confirmedAt: now,
    scan: { ...DEFAULT_SCAN, seconds: 0 },
    source: 'generated',
  };
  return { ...row, size: createSampleFile(row).length };
}
