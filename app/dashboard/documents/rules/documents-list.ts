import { type FileState, fileStateOf } from '~/dashboard/rules/permissions';
import { oldestAsOfDateOf } from './document-age';
import type { ConfiguredDocumentType } from './document-types';

export interface ListedDocument {
  readonly document_type: string;
  readonly as_of_date?: string | null | undefined;
  readonly is_upload_successful: boolean | null;
  readonly virus_scan_status: string;
}

export function isFileInProgress(document: ListedDocument): boolean {
  return ['waiting', 'scanning'].includes(fileStateOf(document));
}

/** D-58. False without a date, and for types of any age. */
export function isFileOutdated({ document_type, as_of_date }: ListedDocument, today: string): boolean {
  const oldestDate = oldestAsOfDateOf(document_type, today);
  return oldestDate !== null && Boolean(as_of_date) && String(as_of_date) < oldestDate;
}

export interface DocumentRequirement<Type extends ConfiguredDocumentType, Document extends ListedDocument> {
  type: Type;
  documents: Document[];
  /** True if a file has a valid date, even before its scan ends. */
  isFulfilled: boolean;
  requirementStatus: RequirementStatus;
}

export type RequirementStatus = 'open' | 'attention' | 'checking' | 'complete';

export interface DocumentsList<Type extends ConfiguredDocumentType, Document extends ListedDocument> {
  required: DocumentRequirement<Type, Document>[];
  optional: DocumentRequirement<Type, Document>[];
  otherDocuments: Document[];
  /** DOC-01. Counts required documents that need no attention. */
  fulfilledCount: number;
}

export function createDocumentsList<Type extends ConfiguredDocumentType, Document extends ListedDocument>(
  types: readonly Type[],
  documents: readonly Document[],
  today: string,
): DocumentsList<Type, Document> {
  const requirements = [...types]
    .sort((a, b) => a.weight - b.weight)
    .map((type) => {
      const ownDocuments = documents.filter(({ document_type }) => document_type === type.document_type);
      const isFulfilled = ownDocuments.some((document) => counts(document, type, today));
      return {
        type,
        documents: ownDocuments,
        isFulfilled,
        requirementStatus: requirementStatusOf(ownDocuments, isFulfilled, today),
      };
    });
  const required = requirements.filter(({ type }) => type.is_required);
  return {
    required,
    optional: requirements.filter(({ type }) => !type.is_required),
    otherDocuments: documents.filter(
      (document) => !types.some(({ document_type }) => document_type === document.document_type),
    ),
    fulfilledCount: required.filter(
      ({ isFulfilled, requirementStatus }) => isFulfilled && requirementStatus !== 'attention',
    ).length,
  };
}

function requirementStatusOf(
  ownDocuments: readonly ListedDocument[],
  isFulfilled: boolean,
  today: string,
): RequirementStatus {
  const isUnusable = (document: ListedDocument) => UNUSABLE_FILE_STATES.includes(fileStateOf(document));
  const isOutdated = !isFulfilled && ownDocuments.some((document) => isFileOutdated(document, today));
  if (isOutdated || ownDocuments.some(isUnusable)) return 'attention';
  if (ownDocuments.some(isFileInProgress)) return 'checking';
  return isFulfilled ? 'complete' : 'open';
}

export const UNUSABLE_FILE_STATES: readonly FileState[] = ['failed', 'infected', 'scanFailed'];

function counts(document: ListedDocument, type: ConfiguredDocumentType, today: string): boolean {
  const hasArrived = ['waiting', 'scanning', 'clean'].includes(fileStateOf(document));
  const isDated = Boolean(document.as_of_date) || !type.is_as_of_date_required;
  return hasArrived && isDated && !isFileOutdated(document, today);
}
