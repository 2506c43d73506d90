import { APPLICATION_UPDATES, type ApplicationUpdate } from 'contracts/api/enumerations';
import { type FlowName, hasReached, knownStatus, positionIn } from './status-flow';

/**
 * What the applicant may change (D-26): everything while open or in pre-check; contacts and bank data from submission until the offer is
 * accepted; contacts and tax numbers while signing; nothing afterwards, when rejected, or in a status outside the flow.
 */
export function allowedUpdates(flow: FlowName, status: string): ApplicationUpdate[] {
  const known = knownStatus(status);
  if (known === 'Open' || known === 'pre_check') return [...APPLICATION_UPDATES];
  if (known === 'Signature') return ['signatory_tin', 'signatory_contact'];
  const isUnderWay = positionIn(flow, status) >= 0 && !hasReached(flow, status, 'Signature');
  return isUnderWay ? ['signatory_contact', 'bankinfo'] : [];
}
