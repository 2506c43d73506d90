import { APPLICATION_UPDATES, type ApplicationUpdate } from 'contracts/api/enumerations';
import { type FlowName, hasReached, isBeforeSubmission, knownStatus, positionIn } from './status-flow';

/** Role of a user in an application: its applicant, or a representative invited to sign. */
export type Role = 'applicant' | 'signatory';

/** Permitted updates of both roles while signing, each of themselves only: there is no `signatory_other` beside it (D-26). */
const WHILE_SIGNING: readonly ApplicationUpdate[] = ['signatory_tin', 'signatory_contact'];

/**
 * What somebody may change (D-26, SIM-05). The applicant: everything while open or in pre-check; contacts and bank data from submission
 * until the offer is accepted; contacts and tax numbers while signing; nothing afterwards, when rejected, or in a status outside the
 * flow. A signatory: only the contact and tax number of their own, while signing.
 */
export function allowedUpdates(flow: FlowName, status: string, role: Role): ApplicationUpdate[] {
  const known = knownStatus(status);
  if (known === 'Signature') return [...WHILE_SIGNING];
  if (role === 'signatory') return [];
  if (isBeforeSubmission(status)) return [...APPLICATION_UPDATES];
  const isUnderWay = positionIn(flow, status) >= 0 && !hasReached(flow, status, 'Signature');
  return isUnderWay ? ['signatory_contact', 'bankinfo'] : [];
}
