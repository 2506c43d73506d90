import { createHash } from 'node:crypto';
import type { UploadResult } from '~/api/document-upload.server';
import { type DocumentRecord, documents, type NewDocument } from '~/api/documents.server';
import type { ApiResult } from '~/api/result';
import { type MakingOutcome, makeOnce } from '~/forms/make-once.server';
import type { UserVisit } from '~/request/guards.server';

/** The part of a document that is remembered once it has arrived. */
export type SentDocument = Pick<DocumentRecord, 'document_id' | 'document_name'>;

type Failure = Extract<UploadResult, { ok: false }>;

/** The outcome of sending a document; of a failure, at which of its steps. */
type SendingOutcome =
  | Exclude<MakingOutcome<SentDocument>, { kind: 'failed' }>
  | { kind: 'failed'; failure: Failure };

interface Sending {
  document: NewDocument;
  /** Read once: to be sent, or to be compared with what was sent. */
  bytes: AsyncIterable<Uint8Array>;
  /** Bytes; null when nobody can say. */
  size: number | null;
  formKey: string | null;
}

/**
 * Uploads a document once for the key of its form. Where an earlier upload may have come through, the list of documents is looked at
 * first; a record that was left without its file is removed before the file is sent again. A file with the name of one that has arrived, and
 * with other bytes, is not taken for it.
 */
export async function sendOnce(
  visit: UserVisit,
  applicationId: string,
  { document, bytes, size, formKey }: Sending,
  upload: (bytes: AsyncIterable<Uint8Array>) => Promise<UploadResult>,
): Promise<SendingOutcome> {
  let failure: Failure | null = null;
  let listed: readonly DocumentRecord[] = [];
  const outcome = await makeOnce<SentDocument>(visit, formKey, {
    content: { document, size },
    identity: identityOf({ ...document, document_name: document.file_name }),
    // Nothing keeps anybody from uploading a file a second time.
    isUnique: false,
    entries: async () => {
      const answer = await documents.list(visit.api, applicationId);
      if (!answer.ok) return answer;
      listed = answer.data.result;
      return { ok: true, data: listed.map(toEntry) };
    },
    idOf: ({ document_id }) => document_id,
    send: async (note) => {
      const uploaded = await upload(fingerprinted(bytes, note));
      if (!uploaded.ok) failure = uploaded;
      return resultOf(uploaded);
    },
    fingerprint: async () => {
      let found: string | null = null;
      const whole = fingerprinted(bytes, async (fingerprint) => {
        found = fingerprint;
      });
      try {
        for await (const _ of whole);
      } catch {
        // It broke off, or is larger than allowed.
      }
      return found;
    },
    clear: async (id) => {
      await documents.confirm(visit.api, applicationId, id, false);
      const left = listed.find(({ document_id }) => document_id === id);
      if (left) await documents.delete(visit.api, left);
    },
  });
  if (outcome.kind !== 'failed') return outcome;
  return { kind: 'failed', failure: failure ?? { ok: false, step: 'record', error: outcome.error } };
}

/** The same bytes; `note` is told what tells them from others', once all of them are read and before they end. */
async function* fingerprinted(
  bytes: AsyncIterable<Uint8Array>,
  note: (fingerprint: string) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  await note(hash.digest('base64url'));
}

/** By which a document is found again. */
function identityOf(
  document: Pick<DocumentRecord, 'document_name' | 'document_type' | 'as_of_date' | 'related_entity_id'>,
): unknown {
  const { document_name, document_type, as_of_date, related_entity_id } = document;
  return [document_name, document_type, as_of_date ?? null, related_entity_id ?? null];
}

const hasArrived = ({ is_upload_successful }: DocumentRecord) => is_upload_successful === true;

function toEntry(record: DocumentRecord) {
  const { document_id, document_name } = record;
  const made = hasArrived(record) ? { is: { document_id, document_name } } : null;
  return { id: document_id, identity: identityOf(record), made };
}

/** An upload that has failed after its record was made has left that behind: as good as one of which nobody knows. */
function resultOf(uploaded: UploadResult): ApiResult<SentDocument> {
  if (uploaded.ok) {
    const { document_id, document_name } = uploaded.data;
    return { ok: true, data: { document_id, document_name } };
  }
  return { ok: false, error: uploaded.step === 'file' ? { kind: 'unreachable' } : uploaded.error };
}
