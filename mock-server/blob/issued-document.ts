import { ORDINARY_SCAN } from '../rules/document-rules';
import type { DocumentRow } from '../store/document-rows';
import { sampleFile, TEXT } from './generated-files';

/** A document that the lender issues for an application. */
export interface Issue {
  applicationId: string;
  type: string;
  /** Ends in .pdf; one in .txt makes it a text. */
  name: string;
  /** The representative it is for; null for everybody. */
  signatoryId: string | null;
}

/** A document of the lender's that is issued `now` (UTC): a PDF or a text that is there at once, and clean. */
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
