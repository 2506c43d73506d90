import type { Call } from 'contracts/api/call';
import {
  acceptRequirements,
  getRequirements,
  linkSignedDocument,
  type SignatoryRequirements,
  startVideoIdent,
} from 'contracts/api/signatories';
import {
  checkIdentificationStart,
  identificationStateAt,
  startIdentification,
} from '../rules/identification';
import {
  findSignedCopyProblem,
  findTermsViolations,
  hasAcceptedTerms,
  requiresTerms,
  type Signing,
} from '../rules/signing';
import { createSecret } from '../store/identifiers';
import type { SignatoryRow } from '../store/signatory-rows';
import { type ApplicationAccess, requireApplicationFor } from './access';
import { completeSigning } from './complete-signing';
import { listConfirmedCleanDocuments } from './document-records';
import type { UserExchange } from './exchange';
import { implementForUser } from './implement';
import { createRefusal, createRefusalFor, Refusal } from './refusal';
import { requireSignatory } from './signatory-access';
import { createRequirementsResponse, createSigningFacts, isInSignatureStatus } from './signatory-response';

export const signingEndpoints = [
  implementForUser(getRequirements, (exchange) => {
    const participation = requireApplicationFor(exchange, exchange.params.id, 'read');
    const row = requireSignatory(participation, exchange, exchange.params.signatoryId);
    return requirementsOf(exchange, participation, row);
  }),

  implementForUser(startVideoIdent, (exchange) => {
    const signingAccess = requireOwnSigning(exchange, 'err_status_unexpected');
    const { signing } = signingAccess;
    const { sandbox, sender } = exchange;
    if (!signing.required.includes('ident_completed')) throw createRefusal('err_update_not_allowed');
    const now = sandbox.clock.iso();
    const startDecision = checkIdentificationStart(
      signing.provider,
      identificationStateAt(signing.identification, now),
    );
    if (startDecision.kind === 'refused') throw createRefusal(startDecision.code, startDecision.field);
    if (startDecision.kind === 'start') {
      const newIdentification = startIdentification(startDecision.provider, {
        now,
        link: createSecret(),
        portal: sender.portal,
      });
      saveSigning(exchange, signingAccess.row, { ...signing, identification: newIdentification });
    }
    return requirementsOf(exchange, signingAccess.participation, signingAccess.row);
  }),

  implementForUser(linkSignedDocument, (exchange) => {
    const signingAccess = requireOwnSigning(exchange, 'err_update_not_allowed');
    const { signing } = signingAccess;
    const { unsigned_doc_id: unsignedId, signed_doc_id: signedId } = exchange.body;
    // Uploading the signed guarantor contract has already completed the step.
    if (unsignedId === signing.guarantor_contract_id) {
      requireSignedCopy(exchange, signingAccess.row, signedId);
      return requirementsOf(exchange, signingAccess.participation, signingAccess.row);
    }
    const unsignedDocument = signing.other_documents.find(({ document_id }) => document_id === unsignedId);
    if (unsignedDocument === undefined) throw createRefusal('err_document_not_required', 'unsigned_doc_id');
    if (unsignedDocument.signed_document_id !== signedId && hasAcceptedTerms(signing)) {
      throw createRefusal('err_update_not_allowed', 'unsigned_doc_id');
    }
    const isInPlace = unsignedId === signedId;
    const isPdf = exchange.sandbox.store.documents.get(unsignedId)?.contentType === 'application/pdf';
    const problem = findSignedCopyProblem({ unsignedDocument, isPdf, isInPlace });
    if (problem !== null) throw createRefusal(problem, 'unsigned_doc_id');
    if (!isInPlace) requireSignedCopy(exchange, signingAccess.row, signedId);
    const documents = signing.other_documents.map((document) =>
      document === unsignedDocument
        ? { ...document, is_signed: true, signed_document_id: signedId }
        : document,
    );
    saveSigning(exchange, signingAccess.row, { ...signing, other_documents: documents });
    return requirementsOf(exchange, signingAccess.participation, signingAccess.row);
  }),

  implementForUser(acceptRequirements, (exchange) => {
    const { params, body, sandbox } = exchange;
    const signingAccess = requireOwnSigning(exchange, 'err_status_unexpected');
    const { row, signing } = signingAccess;
    if (body.application_id !== params.id) throw createRefusal('err_validation_failed', 'application_id');
    if (body.signatory_id !== params.signatoryId)
      throw createRefusal('err_validation_failed', 'signatory_id');
    if (!requiresTerms(signing)) throw createRefusal('err_update_not_allowed');
    requireBothAccepted(body);
    if (!hasAcceptedTerms(signing)) {
      const [violation, ...otherViolations] = findTermsViolations(createSigningFacts(sandbox, row, signing));
      if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
      const now = sandbox.clock.iso();
      saveSigning(exchange, row, {
        ...signing,
        legal_signature_accepted_at: now,
        sepa_mandate_accepted_at: now,
      });
    }
    return requirementsOf(exchange, signingAccess.participation, row);
  }),
];

interface SigningAccess {
  participation: ApplicationAccess;
  row: SignatoryRow;
  signing: Signing;
}

type SigningExchange = Omit<UserExchange<Call>, 'params'> & { params: { id: string; signatoryId: string } };

/**
 * @throws err_entity_not_found, err_no_permission for another person, `codeBeforeSignature`, err_update_not_allowed
 * for a person who does not sign
 */
function requireOwnSigning(
  exchange: SigningExchange,
  codeBeforeSignature: 'err_status_unexpected' | 'err_update_not_allowed',
): SigningAccess {
  const participation = requireApplicationFor(exchange, exchange.params.id, 'participant');
  const row = requireSignatory(participation, exchange, exchange.params.signatoryId);
  if (participation.signatory?.id !== row.id) throw createRefusal('err_no_permission');
  if (!isInSignatureStatus(participation.application)) throw createRefusal(codeBeforeSignature);
  if (row.signing === null) throw createRefusal('err_update_not_allowed');
  return { participation, row, signing: row.signing };
}

function saveSigning(exchange: SigningExchange, { id }: SignatoryRow, signing: Signing): void {
  exchange.sandbox.store.signatories.update(id, { signing });
  completeSigning(exchange, id);
}

function requirementsOf(
  exchange: UserExchange<Call>,
  { application: { id } }: ApplicationAccess,
  row: SignatoryRow,
): SignatoryRequirements {
  const { applications, signatories } = exchange.sandbox.store;
  const application = applications.get(id);
  const updatedRow = signatories.get(row.id);
  const response =
    application && updatedRow && createRequirementsResponse(updatedRow, { exchange, application });
  if (!response) throw createRefusal('err_entity_not_found');
  return response;
}

function requireBothAccepted(body: {
  legal_signature_accepted: boolean;
  sepa_mandate_accepted: boolean;
}): void {
  const errors = [
    !body.legal_signature_accepted && {
      code: 'err_legal_signature_not_accepted',
      field: 'legal_signature_accepted',
    },
    !body.sepa_mandate_accepted && { code: 'err_sepa_mandate_not_accepted', field: 'sepa_mandate_accepted' },
  ].filter((error) => error !== false);
  if (errors.length > 0) throw new Refusal(422, errors);
}

function requireSignedCopy({ sandbox }: SigningExchange, row: SignatoryRow, documentId: string): void {
  const document = sandbox.store.documents.get(documentId);
  if (document?.signatoryId !== row.id || document.uploadedBy === null) {
    throw createRefusal('err_entity_not_found', 'signed_doc_id');
  }
  const isConfirmedAndClean = listConfirmedCleanDocuments(sandbox, row.applicationId).some(
    ({ id }) => id === documentId,
  );
  if (!isConfirmedAndClean) throw createRefusal('err_update_not_allowed', 'signed_doc_id');
}
