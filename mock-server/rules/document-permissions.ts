import type { Role } from './allowed-updates';
import { type FlowName, hasReached, isBeforeSubmission, knownStatus, positionIn } from './status-flow';

/** A user's permissions on the documents that an application asks for (D-66). */
export interface DocumentPermissions {
  canUpload: boolean;
  canDelete: boolean;
  canChangeClientVisibility: boolean;
}

/** Who uses documents: in which role, and whether as somebody of the lender's. */
export interface DocumentUser {
  role: Role;
  isAdvisor?: boolean | undefined;
}

/**
 * What somebody may do with documents by status and role (SIM-05, D-66). The applicant uploads from pre-check until everybody has signed,
 * since the back office may ask for more on the way; deletes only while open. Showing and hiding documents, until the signing begins, is
 * for an advisor alone, who has entered the application for a company. A signatory does nothing with them; signed papers are another
 * matter: see `takesSignedPapers`. Afterwards, when rejected, and outside the flow nothing goes.
 */
export function documentPermissions(
  flow: FlowName,
  status: string,
  { role, isAdvisor = false }: DocumentUser,
): DocumentPermissions {
  const known = knownStatus(status);
  const isUnderWay = positionIn(flow, status) >= 0 && !hasReached(flow, status, 'Signature');
  const isBefore = isUnderWay || isBeforeSubmission(status);
  const isApplicant = role === 'applicant';
  return {
    canUpload: isApplicant && (isBefore || takesSignedPapers(status)),
    canDelete: isApplicant && known === 'Open',
    canChangeClientVisibility: isApplicant && isAdvisor && isBefore,
  };
}

/** Whether those who sign may upload the signed copies of their own papers: only while signing (SIGN-06). */
export function takesSignedPapers(status: string): boolean {
  return knownStatus(status) === 'Signature';
}
