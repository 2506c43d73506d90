import { createHash } from 'node:crypto';
import type { UploadResult } from '~/api/document-upload.server';
import { type DocumentRecord, documents, type NewDocument } from '~/api/documents.server';
import type { ApiResult } from '~/api/result';
import { type CreationOutcome, createOnce } from '~/forms/send-once/create-once.server';
import type { UserRequest } from '~/request/guards.server';

export type SentDocument = Pick<DocumentRecord, 'document_id' | 'document_name'>;

type Failure = Extract<UploadResult, { ok: false }>;

type SendingOutcome =
  | Exclude<CreationOutcome<SentDocument>, { kind: 'failed' }>
  | { kind: 'failed'; failure: Failure };

interface Sending {
  document: NewDocument;
  bytes: AsyncIterable<Uint8Array>;
  size: number | null;
  formKey: string | null;
}

/** If an earlier attempt may have succeeded, compares the listed documents and removes incomplete records. */
export async function sendDocumentOnce(
  request: UserRequest,
  applicationId: string,
  { document, bytes, size, formKey }: Sending,
  upload: (bytes: AsyncIterable<Uint8Array>) => Promise<UploadResult>,
): Promise<SendingOutcome> {
  let failure: Failure | null = null;
  let existingDocuments: readonly DocumentRecord[] = [];
  const outcome = await createOnce<SentDocument>(request, formKey, {
    content: { document, size },
    identity: identityOf({ ...document, document_name: document.file_name }),
    // The lending API accepts duplicates.
    isUnique: false,
    listExisting: async () => {
      const result = await documents.list(request.api, applicationId);
      if (!result.ok) return result;
      existingDocuments = result.data.result;
      return { ok: true, data: existingDocuments.map(toEntry) };
    },
    idOf: ({ document_id }) => document_id,
    send: async (recordFingerprint) => {
      const uploaded = await upload(withFingerprint(bytes, recordFingerprint));
      if (!uploaded.ok) failure = uploaded;
      return resultOf(uploaded);
    },
    readFingerprint: async () => {
      let foundFingerprint: string | null = null;
      const fullContent = withFingerprint(bytes, async (fingerprint) => {
        foundFingerprint = fingerprint;
      });
      try {
        for await (const _ of fullContent);
      } catch {}
      return foundFingerprint;
    },
    removeIncomplete: async (id) => {
      await documents.confirm(request.api, applicationId, id, false);
      const remainingRecord = existingDocuments.find(({ document_id }) => document_id === id);
      if (remainingRecord) await documents.delete(request.api, remainingRecord);
    },
  });
  if (outcome.kind !== 'failed') return outcome;
  return { kind: 'failed', failure: failure ?? { ok: false, step: 'record', error: outcome.error } };
}

async function* withFingerprint(
  bytes: AsyncIterable<Uint8Array>,
  onEnd: (fingerprint: string) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  await onEnd(hash.digest('base64url'));
}

function identityOf(
  document: Pick<DocumentRecord, 'document_name' | 'document_type' | 'as_of_date' | 'related_entity_id'>,
): unknown {
  const { document_name, document_type, as_of_date, related_entity_id } = document;
  return [document_name, document_type, as_of_date ?? null, related_entity_id ?? null];
}

const hasArrived = ({ is_upload_successful }: DocumentRecord) => is_upload_successful === true;

function toEntry(record: DocumentRecord) {
  const { document_id, document_name } = record;
  return {
    id: document_id,
    identity: identityOf(record),
    created: { document_id, document_name },
    isIncomplete: !hasArrived(record),
  };
}

/** If the upload fails after the record exists, the outcome is unknown. */
function resultOf(uploaded: UploadResult): ApiResult<SentDocument> {
  if (uploaded.ok) {
    const { document_id, document_name } = uploaded.data;
    return { ok: true, data: { document_id, document_name } };
  }
  return { ok: false, error: uploaded.step === 'file' ? { kind: 'unreachable' } : uploaded.error };
}
