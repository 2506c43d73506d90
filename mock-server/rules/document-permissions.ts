import type { Role } from './allowed-updates';
import { type FlowName, hasReached, isBeforeSubmission, knownStatus, positionIn } from './status-flow';

export interface DocumentPermissions {
  canUpload: boolean;
  canDelete: boolean;
  canChangeClientVisibility: boolean;
}

export interface DocumentUser {
  role: Role;
  isAdvisor?: boolean | undefined;
}

/** SIM-05, D-66. The back office may request documents until all have signed. */
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
    canUpload: isApplicant && (isBefore || acceptsSignedPapers(status)),
    canDelete: isApplicant && known === 'Open',
    canChangeClientVisibility: isApplicant && isAdvisor && isBefore,
  };
}

/** SIGN-06 */
export function acceptsSignedPapers(status: string): boolean {
  return knownStatus(status) === 'Signature';
}
