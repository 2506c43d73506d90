import { APPLICATION_UPDATES, type ApplicationUpdate } from 'contracts/api/enumerations';
import {
  type FlowName,
  hasReachedStatus,
  isBeforeSubmission,
  parseStatus,
  positionInFlow,
} from './status-flow';

export type ApplicantRole = 'applicant' | 'signatory';

const UPDATES_WHILE_SIGNING: readonly ApplicationUpdate[] = ['signatory_tin', 'signatory_contact'];

export function listAllowedUpdates(flow: FlowName, status: string, role: ApplicantRole): ApplicationUpdate[] {
  const knownStatus = parseStatus(status);
  if (knownStatus === 'Signature') return [...UPDATES_WHILE_SIGNING];
  if (role === 'signatory') return [];
  if (isBeforeSubmission(status)) return [...APPLICATION_UPDATES];
  const isBeforeSignature = positionInFlow(flow, status) >= 0 && !hasReachedStatus(flow, status, 'Signature');
  return isBeforeSignature ? ['signatory_contact', 'bankinfo'] : [];
}
