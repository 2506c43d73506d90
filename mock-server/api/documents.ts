import {
  confirmUpload,
  createDocument,
  deleteDocument,
  getDownloadUrl,
  getLoanContract,
  listDocuments,
  setDocumentVisibility,
} from 'contracts/api/documents';
import { scanStatusAt } from '../rules/document-rules';
import { hasReachedStatus, statusFlowOf } from '../rules/status-flow';
import { requireApplicationFor } from './access';
import {
  listVisibleDocuments,
  requireDocument,
  requireDocumentOfEntity,
  requireDocumentPermission,
  requireOwnDocument,
} from './document-access';
import { createDocumentRecord, createDownloadUrl, removeDocument } from './document-records';
import { createUpload, finishUpload } from './document-upload';
import { implementForUser } from './implement';
import { createRefusal } from './refusal';

const PAGE_SIZE = { max: 999, ordinary: 100 };

export const documentEndpoints = [
  implementForUser(listDocuments, (exchange) => {
    const { params, query, sandbox } = exchange;
    const participation = requireApplicationFor(exchange, params.id, 'read');
    const size = Number(query.page_size ?? PAGE_SIZE.ordinary);
    if (size > PAGE_SIZE.max) throw createRefusal('err_validation_failed', 'page_size');
    const start = (Number(query.page ?? 1) - 1) * size;
    const records = listVisibleDocuments(exchange, participation)
      .map((row) => createDocumentRecord(sandbox, row))
      .filter(
        (record) =>
          (query.document_type ?? record.document_type) === record.document_type &&
          (query.related_entity_kind ?? record.related_entity_kind) === record.related_entity_kind &&
          (query.related_entity_id ?? record.related_entity_id) === record.related_entity_id,
      );
    return { result: records.slice(start, start + size) };
  }),

  implementForUser(createDocument, createUpload),

  implementForUser(confirmUpload, finishUpload),

  implementForUser(getDownloadUrl, (exchange) => {
    const { params, sandbox } = exchange;
    const { document } = requireDocument(exchange, params.id, params.documentId);
    const scan = scanStatusAt(document, sandbox.clock.now());
    if (scan === 'infected') throw createRefusal('err_document_infected');
    if (scan !== 'not_infected') throw createRefusal('err_status_unexpected');
    return { download_url: createDownloadUrl(exchange, document.id) };
  }),

  implementForUser(getLoanContract, (exchange) => {
    const { application } = requireApplicationFor(exchange, exchange.params.id, 'read');
    const { allBanksLoanPurpose, status } = application.facts;
    if (!hasReachedStatus(statusFlowOf(allBanksLoanPurpose), status, 'Signature')) {
      throw createRefusal('err_application_no_loan_contract');
    }
    return { download_url: createDownloadUrl(exchange, application.id, 'loan-contracts') };
  }),

  implementForUser(setDocumentVisibility, (exchange) => {
    const { params, body, sandbox } = exchange;
    const participation = requireDocumentOfEntity(exchange, params);
    requireDocumentPermission(participation, 'canChangeClientVisibility');
    requireOwnDocument(participation);
    const { is_client_visible: isClientVisible } = body;
    return createDocumentRecord(
      sandbox,
      sandbox.store.documents.update(participation.document.id, { isClientVisible }),
    );
  }),

  implementForUser(deleteDocument, (exchange) => {
    const { params, sandbox } = exchange;
    const participation = requireDocumentOfEntity(exchange, params);
    const { status, allBanksLoanPurpose } = participation.application.facts;
    // Documents of a loan cannot be deleted until the payout.
    const isPending = !hasReachedStatus(statusFlowOf(allBanksLoanPurpose), status, 'Paid_Out');
    if (params.entities === 'loans' && isPending)
      throw createRefusal('err_loan_upload_forbidden_for_pending');
    requireDocumentPermission(participation, 'canDelete');
    requireOwnDocument(participation);
    removeDocument(sandbox.store, participation.document.id);
    return {};
  }),
];
