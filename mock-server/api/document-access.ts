import type { Call } from 'contracts/api/call';
import {
  acceptsSignedPapers,
  type DocumentPermissions,
  type DocumentUser,
  documentPermissions,
} from '../rules/document-permissions';
import { flowOf } from '../rules/status-flow';
import type { DocumentRow } from '../store/document-rows';
import { applicationFor, type Participation } from './access';
import type { UserExchange } from './exchange';
import { refusal } from './refusal';

type Requester = Pick<UserExchange<Call>, 'user' | 'sandbox'>;

export interface DocumentParticipation extends Participation {
  document: DocumentRow;
}

export function visibleDocuments({ sandbox }: Requester, participation: Participation): DocumentRow[] {
  return sandbox.store.documents
    .findBy('applicationId', participation.application.id)
    .filter((row) => isVisible(row, participation));
}

/**
 * Applicants see their uploads and what the lender shows to clients. Signatories see their documents and the
 * lender's visible ones for everyone.
 */
function isVisible(row: DocumentRow, { role, signatory }: Participation): boolean {
  if (role === 'applicant') return row.uploadedBy !== null || row.isClientVisible;
  const isForAll = row.signatoryId === null && row.uploadedBy === null;
  return row.isClientVisible && (isForAll || row.signatoryId === signatory?.id);
}

export function documentOf(
  requester: Requester,
  applicationId: string,
  documentId: string,
): DocumentParticipation {
  const participation = applicationFor(requester, applicationId, 'participant');
  const document = requester.sandbox.store.documents.get(documentId);
  if (document?.applicationId !== participation.application.id || !isVisible(document, participation)) {
    throw refusal('err_entity_not_found');
  }
  return { ...participation, document };
}

const KINDS_BY_PATH: Record<string, readonly DocumentRow['entityKind'][]> = {
  applications: ['application'],
  companies: ['company', 'global_company'],
  loans: ['loan'],
};

/** D-50 */
export function documentOfEntity(
  requester: Requester,
  { entities, entityId, documentId }: { entities: string; entityId: string; documentId: string },
): DocumentParticipation {
  const row = requester.sandbox.store.documents.get(documentId);
  if (row?.entityId !== entityId || !KINDS_BY_PATH[entities]?.includes(row.entityKind)) {
    throw refusal('err_entity_not_found');
  }
  return documentOf(requester, row.applicationId, documentId);
}

/**
 * D-66
 * @throws err_update_not_allowed if the status forbids the change for everyone, err_no_permission if only for
 * this user
 */
export function requirePermission(
  { application: { facts }, role, isAdvisor }: Participation,
  permission: keyof DocumentPermissions,
): void {
  const flow = flowOf(facts.allBanksLoanPurpose);
  const isAllowedTo = (somebody: DocumentUser) =>
    documentPermissions(flow, facts.status, somebody)[permission];
  if (isAllowedTo({ role, isAdvisor })) return;
  const isAnybodys = isAllowedTo({ role: 'applicant', isAdvisor: true });
  throw refusal(isAnybodys ? 'err_no_permission' : 'err_update_not_allowed');
}

/**
 * While signing, representatives upload only their own documents (D-26, SIGN-09).
 * @throws like `requirePermission`
 */
export function requireUpload(participation: Participation, ofSignatory: string | undefined): void {
  const isSignedPaper =
    ofSignatory !== undefined && acceptsSignedPapers(participation.application.facts.status);
  if (!isSignedPaper) requirePermission(participation, 'canUpload');
  else if (ofSignatory !== participation.signatory?.id) throw refusal('err_no_permission');
}

/** @throws err_no_permission for documents of the lender and, for signatories, of other people */
export function requireOwn({ document, role, signatory }: DocumentParticipation): void {
  const isTheirs = role === 'applicant' || document.signatoryId === signatory?.id;
  if (document.uploadedBy === null || !isTheirs) throw refusal('err_no_permission');
}
