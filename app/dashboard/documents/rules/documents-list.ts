import { oldestAsOfDate } from './document-age';
import type { ConfiguredType } from './document-types';

export interface ListedDocument {
  readonly document_type: string;
  readonly as_of_date?: string | null | undefined;
  /** Null while the upload is not confirmed. */
  readonly is_upload_successful: boolean | null;
  readonly virus_scan_status: string;
}

/** How far a document has come (DOC-03, DOC-09): through its upload, then through the virus scan. */
export type FileState = 'uploading' | 'failed' | 'waiting' | 'scanning' | 'clean' | 'infected' | 'scanFailed';

/** The state of a document; a scan status the portal does not know counts as waiting: nothing is let through unchecked. */
export function fileState({ is_upload_successful, virus_scan_status }: ListedDocument): FileState {
  if (is_upload_successful === null) return 'uploading';
  if (!is_upload_successful) return 'failed';
  return SCANNED.get(virus_scan_status) ?? 'waiting';
}

const SCANNED = new Map<string, FileState>([
  ['not_infected', 'clean'],
  ['infected', 'infected'],
  ['scan_failed', 'scanFailed'],
  ['scanning', 'scanning'],
]);

/** Whether something about the document will change by itself: worth asking again. */
export function isOnItsWay(document: ListedDocument): boolean {
  return ['waiting', 'scanning'].includes(fileState(document));
}

/** Whether a document's date is too far back by now for its type (D-58); `today` is YYYY-MM-DD. */
export function isOutdated({ document_type, as_of_date }: ListedDocument, today: string): boolean {
  const oldest = oldestAsOfDate(document_type, today);
  return oldest !== null && Boolean(as_of_date) && String(as_of_date) < oldest;
}

export interface Requirement<Type extends ConfiguredType, Document extends ListedDocument> {
  type: Type;
  documents: Document[];
  /** There is a document that counts: arrived, not spoilt by the scan, dated as its type wants it. */
  isFulfilled: boolean;
  standing: Standing;
}

/** How a requirement stands: `attention` something of it needs the customer, `checking` a scan is still to end, `complete` all of it is fine. */
export type Standing = 'open' | 'attention' | 'checking' | 'complete';

export interface DocumentsList<Type extends ConfiguredType, Document extends ListedDocument> {
  required: Requirement<Type, Document>[];
  optional: Requirement<Type, Document>[];
  /** Documents of types that are not configured: the lender's own, and those of former years. */
  others: Document[];
  /** How many of the required types are fulfilled and need nothing more of the customer (DOC-01); one whose scan is to end counts from its upload on. */
  fulfilled: number;
}

/** The list of the documents tab (DOC-01): types by weight, required first, with their documents as they came in; `today` is YYYY-MM-DD. */
export function documentsList<Type extends ConfiguredType, Document extends ListedDocument>(
  types: readonly Type[],
  documents: readonly Document[],
  today: string,
): DocumentsList<Type, Document> {
  const requirements = [...types]
    .sort((a, b) => a.weight - b.weight)
    .map((type) => {
      const own = documents.filter(({ document_type }) => document_type === type.document_type);
      const isFulfilled = own.some((document) => counts(document, type, today));
      return { type, documents: own, isFulfilled, standing: standingOf(own, isFulfilled, today) };
    });
  const required = requirements.filter(({ type }) => type.is_required);
  return {
    required,
    optional: requirements.filter(({ type }) => !type.is_required),
    others: documents.filter(
      (document) => !types.some(({ document_type }) => document_type === document.document_type),
    ),
    fulfilled: required.filter(({ isFulfilled, standing }) => isFulfilled && standing !== 'attention').length,
  };
}

function standingOf(own: readonly ListedDocument[], isFulfilled: boolean, today: string): Standing {
  const isSpoilt = (document: ListedDocument) => SPOILT.includes(fileState(document));
  const hasAged = !isFulfilled && own.some((document) => isOutdated(document, today));
  if (hasAged || own.some(isSpoilt)) return 'attention';
  if (own.some(isOnItsWay)) return 'checking';
  return isFulfilled ? 'complete' : 'open';
}

/** Files that are of no use as they are: somebody has to delete or replace them. */
export const SPOILT: readonly FileState[] = ['failed', 'infected', 'scanFailed'];

function counts(document: ListedDocument, type: ConfiguredType, today: string): boolean {
  const hasArrived = ['waiting', 'scanning', 'clean'].includes(fileState(document));
  const isDated = Boolean(document.as_of_date) || !type.is_as_of_date_required;
  return hasArrived && isDated && !isOutdated(document, today);
}
