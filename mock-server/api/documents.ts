import {
  confirmUpload,
  createDocument,
  deleteDocument,
  getDownloadUrl,
  getLoanContract,
  listDocuments,
  setDocumentVisibility,
} from 'contracts/api/documents';
import { scanStatus } from '../rules/document-rules';
import { flowOf, hasReached } from '../rules/status-flow';
import { applicationFor } from './access';
import {
  documentOf,
  documentOfEntity,
  requireOwn,
  requirePermission,
  visibleDocuments,
} from './document-access';
import { downloadAddress, recordOf, removeDocument } from './document-records';
import { createUpload, finishUpload } from './document-upload';
import { implementForUser } from './implement';
import { refusal } from './refusal';

const PAGE_SIZE = { max: 999, ordinary: 100 };

export const documents = [
  implementForUser(listDocuments, (exchange) => {
    const { params, query, sandbox } = exchange;
    const participation = applicationFor(exchange, params.id, 'read');
    const size = Number(query.page_size ?? PAGE_SIZE.ordinary);
    if (size > PAGE_SIZE.max) throw refusal('err_validation_failed', 'page_size');
    const start = (Number(query.page ?? 1) - 1) * size;
    const records = visibleDocuments(exchange, participation)
      .map((row) => recordOf(sandbox, row))
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
    const { document } = documentOf(exchange, params.id, params.documentId);
    const scan = scanStatus(document, sandbox.clock.now());
    if (scan === 'infected') throw refusal('err_document_infected');
    if (scan !== 'not_infected') throw refusal('err_status_unexpected');
    return { download_url: downloadAddress(exchange, document.id) };
  }),

  implementForUser(getLoanContract, (exchange) => {
    const { application } = applicationFor(exchange, exchange.params.id, 'read');
    const { allBanksLoanPurpose, status } = application.facts;
    if (!hasReached(flowOf(allBanksLoanPurpose), status, 'Signature')) {
      throw refusal('err_application_no_loan_contract');
    }
    return { download_url: downloadAddress(exchange, application.id, 'loan-contracts') };
  }),

  implementForUser(setDocumentVisibility, (exchange) => {
    const { params, body, sandbox } = exchange;
    const found = documentOfEntity(exchange, params);
    requirePermission(found, 'canChangeClientVisibility');
    requireOwn(found);
    const { is_client_visible: isClientVisible } = body;
    return recordOf(sandbox, sandbox.store.documents.update(found.document.id, { isClientVisible }));
  }),

  implementForUser(deleteDocument, (exchange) => {
    const { params, sandbox } = exchange;
    const found = documentOfEntity(exchange, params);
    const { status, allBanksLoanPurpose } = found.application.facts;
    // Documents of a loan cannot be deleted until the payout.
    const isPending = !hasReached(flowOf(allBanksLoanPurpose), status, 'Paid_Out');
    if (params.entities === 'loans' && isPending) throw refusal('err_loan_upload_forbidden_for_pending');
    requirePermission(found, 'canDelete');
    requireOwn(found);
    removeDocument(sandbox.store, found.document.id);
    return {};
  }),
];
