import type { CallInput } from 'contracts/api/call';
import { confirmUpload, createDocument } from 'contracts/api/documents';
import { PDF_FILE } from './files';
import type { TestResponse, TestSandbox } from './test-simulator';

type NewDocument = CallInput<typeof createDocument>['body'];

export const BLOB_HEADERS = { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'application/pdf' };

export const NEW_DOCUMENT_BODY: NewDocument = { file_name: 'Bilanz.pdf', document_type: 'other' };

export async function putFile(
  url: string,
  bytes: Uint8Array = PDF_FILE,
  headers: Record<string, string> = BLOB_HEADERS,
): Promise<TestResponse> {
  const response = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? '' : JSON.parse(text) };
}

export async function sendFile(
  user: TestSandbox,
  applicationId: string,
  change: Partial<NewDocument> = {},
  bytes: Uint8Array = PDF_FILE,
): Promise<string> {
  const { document_id, upload_url } = await user.expectSuccess(createDocument, {
    params: { id: applicationId },
    body: { ...NEW_DOCUMENT_BODY, ...change },
  });
  const { status } = await putFile(upload_url, bytes);
  if (status !== 201) throw new Error(`Upload failed with status ${status}`);
  return document_id;
}

export async function uploadTestDocument(
  user: TestSandbox,
  applicationId: string,
  change: Partial<NewDocument> = {},
  bytes: Uint8Array = PDF_FILE,
): Promise<string> {
  const documentId = await sendFile(user, applicationId, change, bytes);
  await user.expectSuccess(confirmUpload, {
    params: { id: applicationId, documentId },
    body: { is_upload_successful: true },
  });
  return documentId;
}
