import type { Application } from '~/api/applications.server';
import { documents } from '~/api/documents.server';
import { documentPermissions } from '~/dashboard/documents/rules/document-permissions';
import { fileState } from '~/dashboard/documents/rules/documents-list';
import type { UserRequest } from '~/request/guards.server';

export async function removeFailed(
  request: UserRequest,
  application: Application,
  documentId: string | undefined,
): Promise<void> {
  if (!documentId || !documentPermissions(application).remove) return;
  const listed = await documents.list(request.api, application.applicationId);
  if (!listed.ok) return;
  const left = listed.data.result.find(({ document_id }) => document_id === documentId);
  if (left && fileState(left) === 'failed') await documents.delete(request.api, left);
}
