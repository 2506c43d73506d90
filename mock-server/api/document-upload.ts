import { featureValues } from 'contracts/api/configuration';
import type { confirmUpload, createDocument } from 'contracts/api/documents';
import type { Deployment } from 'fixtures/deployments';
import { findMagicValue } from '../reference-data/magic-values';
import {
  DEFAULT_SCAN,
  findNewDocumentViolations,
  sanitizeFileName,
  scanStatusAt,
  type VirusScan,
} from '../rules/document-rules';
import { detectKindByContent, type FileKind, findKindByName, parseAllowedKinds } from '../rules/file-kind';
import type { DocumentRow } from '../store/document-rows';
import { inflateBody } from '../store/files/deflated';
import type { SignatoryRow } from '../store/signatory-rows';
import { requireApplicationFor } from './access';
import { deploymentOfApplication, documentCategoriesOf, todayOfApplication } from './application-response';
import { completeSigning } from './complete-signing';
import { requireDocument, requireOwnDocument, requireUploadPermission } from './document-access';
import { createDocumentRecord } from './document-records';
import type { UserExchange } from './exchange';
import { createBlobUrl } from './file-links';
import { createRefusal, createRefusalFor, Refusal } from './refusal';

const UPLOAD_HOURS = 1;

export function createUpload(exchange: UserExchange<typeof createDocument>) {
  const { body, params, sandbox, user, headers, settings, language } = exchange;
  const participation = requireApplicationFor(exchange, params.id, 'participant');
  const { application } = participation;
  const signatory = findRelatedSignatory(exchange, application.id);
  requireUploadPermission(participation, signatory?.id);
  const documentsToSign = signatory?.signing?.other_documents ?? [];
  const [violation, ...otherViolations] = findNewDocumentViolations(body, {
    categories: documentCategoriesOf(sandbox, application, language),
    kinds: allowedKindsOf(deploymentOfApplication(sandbox, application)),
    names: sandbox.store.documents
      .findBy('applicationId', application.id)
      .flatMap(({ upload, name }) => (upload === 'failed' ? [] : name)),
    signableTypes: documentsToSign.map(({ document_type }) => document_type),
    typesSignedOnline: documentsToSign.flatMap((document) =>
      document.signing_method === 'online' ? document.document_type : [],
    ),
    isOfGuarantor: signatory?.signing?.required.includes('guarantor_contract_uploaded') ?? false,
    today: todayOfApplication(sandbox, application),
  });
  if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
  const uploadUntil = sandbox.clock.isoAfter({ hours: UPLOAD_HOURS });
  const row = sandbox.store.documents.insert({
    id: sandbox.ids.next(),
    applicationId: application.id,
    name: sanitizeFileName(body.file_name) ?? '',
    type: body.document_type,
    asOfDate: body.as_of_date ?? null,
    signatoryId: signatory?.id ?? null,
    entityKind: 'application',
    entityId: application.id,
    isClientVisible: true,
    createdAt: sandbox.clock.iso(),
    uploadedBy: user.id,
    upload: 'awaited',
    uploadUntil,
    size: null,
    contentType: null,
    confirmedAt: null,
    scan: DEFAULT_SCAN,
    source: 'uploaded',
  });
  const link = { container: 'documents', permission: 'write' } as const;
  return {
    document_id: row.id,
    upload_url: createBlobUrl(
      { ...link, sandbox: sandbox.id, id: row.id, validUntil: uploadUntil },
      headers,
      settings,
    ),
  };
}

function findRelatedSignatory(
  { body, sandbox }: UserExchange<typeof createDocument>,
  applicationId: string,
): SignatoryRow | undefined {
  const { related_entity_kind: kind, related_entity_id: id } = body;
  if (kind === undefined && id === undefined) return undefined;
  if (kind === undefined) throw createRefusal('err_validation_failed', 'related_entity_kind');
  const row = id === undefined ? undefined : sandbox.store.signatories.get(id);
  if (row?.applicationId !== applicationId) throw createRefusal('err_validation_failed', 'related_entity_id');
  return row;
}

function allowedKindsOf({ publicFeatures }: Deployment): readonly FileKind[] {
  const feature = publicFeatures.find(({ name }) => name === 'allowed_document_upload_types');
  const types = featureValues.allowed_document_upload_types.safeParse(feature?.value);
  return parseAllowedKinds(feature?.is_active && types.success ? types.data : undefined);
}

export async function finishUpload(exchange: UserExchange<typeof confirmUpload>) {
  const { params, body, sandbox } = exchange;
  const participation = requireDocument(exchange, params.id, params.documentId);
  requireOwnDocument(participation);
  const row = participation.document;
  applyMagicFileName(row.name);
  if (!body.is_upload_successful) return createDocumentRecord(sandbox, markUploadFailed(exchange, row));
  if (row.upload === 'confirmed') {
    if (scanStatusAt(row, sandbox.clock.now()) === 'infected') throw createRefusal('err_document_infected');
    return createDocumentRecord(sandbox, row);
  }
  requireUploadPermission(participation, row.signatoryId ?? undefined);
  if (row.upload !== 'arrived') throw createRefusal('err_status_unexpected');
  const contentType = await kindOfFile(exchange, row);
  if (sandbox.store.documents.get(row.id)?.upload !== 'arrived') throw createRefusal('err_status_unexpected');
  if (contentType === undefined) {
    markUploadFailed(exchange, row);
    throw createRefusal('err_document_type_not_allowed');
  }
  const confirmedDocument = sandbox.store.documents.update(row.id, {
    upload: 'confirmed',
    contentType,
    confirmedAt: sandbox.clock.iso(),
    scan: virusScanOf(row.name),
  });
  if (row.signatoryId !== null) completeSigning(exchange, row.signatoryId);
  return createDocumentRecord(sandbox, confirmedDocument);
}

function markUploadFailed({ sandbox }: UserExchange<typeof confirmUpload>, row: DocumentRow): DocumentRow {
  if (row.upload === 'confirmed') throw createRefusal('err_status_unexpected');
  if (row.upload === 'failed') return row;
  sandbox.store.blobs.delete(row.id);
  return sandbox.store.documents.update(row.id, { upload: 'failed', size: null });
}

async function kindOfFile(
  { sandbox, settings }: UserExchange<typeof confirmUpload>,
  { id, name }: DocumentRow,
): Promise<FileKind | undefined> {
  const deflatedFile = sandbox.store.blobs.get(id);
  const bytes = deflatedFile && (await inflateBody(deflatedFile, settings.maxUploadBytes));
  const kind = bytes && detectKindByContent(bytes);
  return kind === findKindByName(name) ? kind : undefined;
}

function applyMagicFileName(name: string): void {
  const outcome = findMagicValue('confirmUpload', name);
  if (outcome?.kind === 'error') {
    const { status, code, field } = outcome;
    throw new Refusal(status, [{ code, ...(field !== undefined && { field }) }]);
  }
}

function virusScanOf(name: string): VirusScan {
  const outcome = findMagicValue('confirmUpload', name);
  return outcome?.kind === 'scan' ? { result: outcome.result, seconds: outcome.seconds } : DEFAULT_SCAN;
}
