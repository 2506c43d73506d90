import type { ApplicationStatus } from 'contracts/api/enumerations';
import { allowedTransitions, type FlowName, knownStatus, nextStatus } from './status-flow';

export function nextBackOfficeStatus(flow: FlowName, status: string): ApplicationStatus | undefined {
  const usual = knownStatus(status) === 'Reopened' ? 'Open' : nextStatus(flow, status);
  if (usual === undefined) return undefined;
  return allowedTransitions(flow, status, 'back_office').includes(usual) ? usual : undefined;
}
