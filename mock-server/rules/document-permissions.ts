import type { ApplicantRole } from './allowed-updates';
import {
  type FlowName,
  hasReachedStatus,
  isBeforeSubmission,
  parseStatus,
  positionInFlow,
} from './status-flow';

export interface DocumentPermissions {
  canUpload: boolean;
  canDelete: boolean;
  canChangeClientVisibility: boolean;
}

export interface DocumentUser {
  role: ApplicantRole;
  isAdvisor?: boolean | undefined;
}

/** SIM-05, D-66. The back office may request documents until all have signed. */
export function documentPermissionsOf(
  flow: FlowName,
  status: string,
  { role, isAdvisor = false }: DocumentUser,
): DocumentPermissions {
  const knownStatus = parseStatus(status);
  const receivedPress = positionInFlow(flow, status) >= 0 && !hasReachedStatus(flow, status, 'Signature');
  const isBefore = receivedPress || isBeforeSubmission(status);
  const isApplicant = role === 'applicant';
  return {
    canUpload: isApplicant && (isBefore || acceptsSignedPapers(status)),
    canDelete: isApplicant && knownStatus === 'Open',
    canChangeClientVisibility: isApplicant && isAdvisor && isBefore,
  };
}

export function acceptsSignedPapers(status: string): boolean {
  return parseStatus(status) === 'Signature';
}
