import { APPLICATION_UPDATES, type ApplicationUpdate } from 'contracts/api/enumerations';
import { type FlowName, hasReached, isBeforeSubmission, knownStatus, positionIn } from './status-flow';

export type Role = 'applicant' | 'signatory';

/** D-26 */
const WHILE_SIGNING: readonly ApplicationUpdate[] = ['signatory_tin', 'signatory_contact'];

/** SIM-05 */
export function allowedUpdates(flow: FlowName, status: string, role: Role): ApplicationUpdate[] {
  const known = knownStatus(status);
  if (known === 'Signature') return [...WHILE_SIGNING];
  if (role === 'signatory') return [];
  if (isBeforeSubmission(status)) return [...APPLICATION_UPDATES];
  const isUnderWay = positionIn(flow, status) >= 0 && !hasReached(flow, status, 'Signature');
  return isUnderWay ? ['signatory_contact', 'bankinfo'] : [];
}
