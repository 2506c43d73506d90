import { isOpen } from '~/dashboard/rules/status-flow';
import { fileState, type ListedDocument } from './documents-list';

interface DocumentsOf {
  readonly status: string;
  readonly canUpload?: boolean | undefined;
  readonly canDelete?: boolean | undefined;
  readonly canChangeClientVisibility?: boolean | undefined;
}

export type DocumentPermissions = ReturnType<typeof documentPermissions>;

/** The user's rights on the documents of an application (DOC-06, D-66); nothing is allowed but what the server grants. */
export function documentPermissions(application: DocumentsOf) {
  const upload = application.canUpload === true;
  const remove = application.canDelete === true && isOpen(application.status);
  return {
    upload,
    /** Only while the application is open, whatever the flag says. */
    remove,
    changeVisibility: application.canChangeClientVisibility === true,
    /** The base year: it deletes documents, so it takes what deleting and uploading take. */
    changeBaseYear: upload && remove,
  };
}

/** Types that the lender issues: they are there to be read. */
const LENDERS = new Set([
  'offer_file',
  'gtc_document',
  'pep_check',
  'guarantor_contract',
  'brokerage_contract',
  'monthly_service_fee_contract',
]);

/** Whether a document is the lender's, which nobody here changes; a type the application asks for is the customer's. */
export function isLenders(type: string, asksFor: readonly { readonly document_type: string }[]): boolean {
  return LENDERS.has(type) && !asksFor.some(({ document_type }) => document_type === type);
}

/** The user's rights on one document (DOC-03, DOC-06). */
export interface FilePermissions {
  /** Nobody gets what has not passed the virus scan (DOC-09). */
  readonly download: boolean;
  readonly remove: boolean;
  readonly changeVisibility: boolean;
}

/** The user's rights on one document, by those on all of them; the lender's are there to be read. */
export function filePermissions(
  document: ListedDocument,
  permissions: DocumentPermissions,
  asksFor: readonly { readonly document_type: string }[],
): FilePermissions {
  const isTheirs = !isLenders(document.document_type, asksFor);
  const download = fileState(document) === 'clean';
  return {
    download,
    remove: permissions.remove && isTheirs,
    changeVisibility: permissions.changeVisibility && isTheirs && download,
  };
}
