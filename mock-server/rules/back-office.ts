import type { ApplicationStatus } from 'contracts/api/enumerations';
import { allowedTransitions, type FlowName, knownStatus, nextStatus } from './status-flow';

/**
 * The step that the back office takes with an application as a matter of course: the next one of its flow, and from Reopened back to
 * Open. Undefined where the next step is the customer's or the signatories', at the end, and outside the flow.
 */
export function usualStep(flow: FlowName, status: string): ApplicationStatus | undefined {
  const usual = knownStatus(status) === 'Reopened' ? 'Open' : nextStatus(flow, status);
  if (usual === undefined) return undefined;
  return allowedTransitions(flow, status, 'back_office').includes(usual) ? usual : undefined;
}
