import { ORDINARY_SCAN } from '../../rules/document-rules';
import type { DocumentRow } from '../document-rows';
import { sampleFile, TEXT } from './generated-files';

export interface Issue {
  applicationId: string;
  type: string;
  name: string;
  signatoryId: string | null;
}

export function issuedDocument({ id, now }: { id: string; now: string }, issue: Issue): DocumentRow {
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
    contentType: issue.name.endsWith('.txt') ? TEXT : 'application/pdf',
    confirmedAt: now,
    scan: { ...ORDINARY_SCAN, seconds: 0 },
    source: 'generated',
  };
  return { ...row, size: sampleFile(row).length };
}
