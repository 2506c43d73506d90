import { isLenderDocument, mayUpload } from '~/dashboard/rules/permissions';
import { isOpen } from '~/dashboard/rules/status-flow';
import { fileState, type ListedDocument } from './documents-list';

interface DocumentsOf {
  readonly status: string;
  readonly canUpload?: boolean | undefined;
  readonly canDelete?: boolean | undefined;
  readonly canChangeClientVisibility?: boolean | undefined;
}

export type DocumentPermissions = ReturnType<typeof documentPermissions>;

/** DOC-06, D-66 */
export function documentPermissions(application: DocumentsOf) {
  const upload = mayUpload(application);
  const remove = application.canDelete === true && isOpen(application.status);
  return {
    upload,
    remove,
    changeVisibility: application.canChangeClientVisibility === true,
    changeBaseYear: upload && remove,
  };
}

/** DOC-03 */
export interface FilePermissions {
  readonly download: boolean;
  readonly remove: boolean;
  readonly changeVisibility: boolean;
}

export function filePermissions(
  document: ListedDocument,
  permissions: DocumentPermissions,
  asksFor: readonly { readonly document_type: string }[],
): FilePermissions {
  const isTheirs = !isLenderDocument(document.document_type, asksFor);
  const download = fileState(document) === 'clean';
  return {
    download,
    remove: permissions.remove && isTheirs,
    changeVisibility: permissions.changeVisibility && isTheirs && download,
  };
}
