import type { Call } from 'contracts/api/call';
import {
  acceptsSignedPapers,
  type DocumentPermissions,
  type DocumentUser,
  documentPermissionsOf,
} from '../rules/document-permissions';
import { statusFlowOf } from '../rules/status-flow';
import type { DocumentRow } from '../store/document-rows';
import { type ApplicationAccess, requireApplicationFor } from './access';
import type { UserExchange } from './exchange';
import { createRefusal } from './refusal';

type Requester = Pick<UserExchange<Call>, 'user' | 'sandbox'>;

export interface DocumentParticipation extends ApplicationAccess {
  document: DocumentRow;
}

export function listVisibleDocuments(
  { sandbox }: Requester,
  participation: ApplicationAccess,
): DocumentRow[] {
  return sandbox.store.documents
    .findBy('applicationId', participation.application.id)
    .filter((row) => isVisible(row, participation));
}

/**
 * Applicants see every upload and what the lender makes visible. Signatories see only visible documents: their own
 * and the lender's for everyone.
 */
function isVisible(row: DocumentRow, { role, signatory }: ApplicationAccess): boolean {
  if (role === 'applicant') return row.uploadedBy !== null || row.isClientVisible;
  const isForEveryone = row.signatoryId === null && row.uploadedBy === null;
  return row.isClientVisible && (isForEveryone || row.signatoryId === signatory?.id);
}

export function requireDocument(
  requester: Requester,
  applicationId: string,
  documentId: string,
): DocumentParticipation {
  const participation = requireApplicationFor(requester, applicationId, 'participant');
  const document = requester.sandbox.store.documents.get(documentId);
  if (document?.applicationId !== participation.application.id || !isVisible(document, participation)) {
    throw createRefusal('err_entity_not_found');
  }
  return { ...participation, document };
}

const KINDS_BY_PATH: Record<string, readonly DocumentRow['entityKind'][]> = {
  applications: ['application'],
  companies: ['company', 'global_company'],
  loans: ['loan'],
};

export function requireDocumentOfEntity(
  requester: Requester,
  { entities, entityId, documentId }: { entities: string; entityId: string; documentId: string },
): DocumentParticipation {
  const row = requester.sandbox.store.documents.get(documentId);
  if (row?.entityId !== entityId || !KINDS_BY_PATH[entities]?.includes(row.entityKind)) {
    throw createRefusal('err_entity_not_found');
  }
  return requireDocument(requester, row.applicationId, documentId);
}

/** @throws err_update_not_allowed if the status forbids the change, err_no_permission if only this user may not */
export function requireDocumentPermission(
  { application: { facts }, role, isAdvisor }: ApplicationAccess,
  permission: keyof DocumentPermissions,
): void {
  const flow = statusFlowOf(facts.allBanksLoanPurpose);
  const isAllowedTo = (documentUser: DocumentUser) =>
    documentPermissionsOf(flow, facts.status, documentUser)[permission];
  if (isAllowedTo({ role, isAdvisor })) return;
  const isAllowedToAnyone = isAllowedTo({ role: 'applicant', isAdvisor: true });
  throw createRefusal(isAllowedToAnyone ? 'err_no_permission' : 'err_update_not_allowed');
}

/**
 * While signing, representatives upload only their own documents (D-26, SIGN-09).
 * @throws like `requireDocumentPermission`
 */
export function requireUploadPermission(
  participation: ApplicationAccess,
  signatoryId: string | undefined,
): void {
  const isSignedPaper =
    signatoryId !== undefined && acceptsSignedPapers(participation.application.facts.status);
  if (!isSignedPaper) requireDocumentPermission(participation, 'canUpload');
  else if (signatoryId !== participation.signatory?.id) throw createRefusal('err_no_permission');
}

/** @throws err_no_permission for documents of the lender or, for signatories, of others */
export function requireOwnDocument({ document, role, signatory }: DocumentParticipation): void {
  const mayChangeDocument = role === 'applicant' || document.signatoryId === signatory?.id;
  if (document.uploadedBy === null || !mayChangeDocument) throw createRefusal('err_no_permission');
}
