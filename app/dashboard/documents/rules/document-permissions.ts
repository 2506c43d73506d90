import { canUpload, fileStateOf, isLenderDocument } from '~/dashboard/rules/permissions';
import { isApplicationOpen } from '~/dashboard/rules/status-flow';
import type { ListedDocument } from './documents-list';

interface DocumentsOf {
  readonly status: string;
  readonly canUpload?: boolean | undefined;
  readonly canDelete?: boolean | undefined;
  readonly canChangeClientVisibility?: boolean | undefined;
}

export type DocumentPermissions = ReturnType<typeof documentPermissionsOf>;

export function documentPermissionsOf(application: DocumentsOf) {
  const upload = canUpload(application);
  const remove = application.canDelete === true && isApplicationOpen(application.status);
  return {
    upload,
    remove,
    changeVisibility: application.canChangeClientVisibility === true,
    changeBaseYear: upload && remove,
  };
}

export interface FilePermissions {
  readonly download: boolean;
  readonly remove: boolean;
  readonly changeVisibility: boolean;
}

export function filePermissionsOf(
  document: ListedDocument,
  permissions: DocumentPermissions,
  asksFor: readonly { readonly document_type: string }[],
): FilePermissions {
  const isTheirs = !isLenderDocument(document.document_type, asksFor);
  const download = fileStateOf(document) === 'clean';
  return {
    download,
    remove: permissions.remove && isTheirs,
    changeVisibility: permissions.changeVisibility && isTheirs && download,
  };
}
