import type { Call } from 'contracts/api/call';
import {
  type DocumentPermissions,
  type DocumentUser,
  documentPermissions,
  takesSignedPapers,
} from '../rules/document-permissions';
import { flowOf } from '../rules/status-flow';
import type { DocumentRow } from '../store/document-rows';
import { applicationFor, type Participation } from './access';
import type { UserExchange } from './exchange';
import { refusal } from './refusal';

type Requester = Pick<UserExchange<Call>, 'user' | 'sandbox'>;

/** A document with who asks for it. */
export interface DocumentParticipation extends Participation {
  document: DocumentRow;
}

/** The documents of the application that this person may see, oldest first. */
export function visibleDocuments({ sandbox }: Requester, participation: Participation): DocumentRow[] {
  return sandbox.store.documents
    .findBy('applicationId', participation.application.id)
    .filter((row) => maySee(row, participation));
}

/**
 * Applicants see what they uploaded, and of the lender's what is meant for the client. Signatories see what is theirs, and what the
 * lender issued for everybody, as far as it is not hidden from them.
 */
function maySee(row: DocumentRow, { role, signatory }: Participation): boolean {
  if (role === 'applicant') return row.uploadedBy !== null || row.isClientVisible;
  const isForAll = row.signatoryId === null && row.uploadedBy === null;
  return row.isClientVisible && (isForAll || row.signatoryId === signatory?.id);
}

/** The document of an application; throws err_entity_not_found when it is not there or not for this person's eyes. */
export function documentOf(
  asking: Requester,
  applicationId: string,
  documentId: string,
): DocumentParticipation {
  const participation = applicationFor(asking, applicationId, 'participant');
  const document = asking.sandbox.store.documents.get(documentId);
  if (document?.applicationId !== participation.application.id || !maySee(document, participation)) {
    throw refusal('err_entity_not_found');
  }
  return { ...participation, document };
}

const KINDS_BY_PATH: Record<string, readonly DocumentRow['entityKind'][]> = {
  applications: ['application'],
  companies: ['company', 'global_company'],
  loans: ['loan'],
};

/** The document of an application, a company or a loan (D-50); throws err_entity_not_found as above. */
export function documentOfEntity(
  asking: Requester,
  { entities, entityId, documentId }: { entities: string; entityId: string; documentId: string },
): DocumentParticipation {
  const row = asking.sandbox.store.documents.get(documentId);
  if (row?.entityId !== entityId || !KINDS_BY_PATH[entities]?.includes(row.entityKind)) {
    throw refusal('err_entity_not_found');
  }
  return documentOf(asking, row.applicationId, documentId);
}

/**
 * Throws err_update_not_allowed when the application's status lets nobody do this, err_no_permission when it lets somebody, but not this
 * person (D-66).
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
 * Throws as `requirePermission` where somebody may not upload what the application asks for. While signing, a representative's paper
 * is nobody's to upload but their own (D-26, SIGN-09): throws err_no_permission for anybody else, the applicant too.
 */
export function requireUpload(participation: Participation, ofSignatory: string | undefined): void {
  const isSignedPaper =
    ofSignatory !== undefined && takesSignedPapers(participation.application.facts.status);
  if (!isSignedPaper) requirePermission(participation, 'canUpload');
  else if (ofSignatory !== participation.signatory?.id) throw refusal('err_no_permission');
}

/** Throws err_no_permission for a document of the lender's, and for a signatory's hand on what is not theirs. */
export function requireOwn({ document, role, signatory }: DocumentParticipation): void {
  const isTheirs = role === 'applicant' || document.signatoryId === signatory?.id;
  if (document.uploadedBy === null || !isTheirs) throw refusal('err_no_permission');
}
