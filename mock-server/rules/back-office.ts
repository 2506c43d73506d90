import type { ApplicationStatus } from 'contracts/api/enumerations';
import { type FlowName, listAllowedTransitions, nextStatusOf, parseStatus } from './status-flow';

export function findNextBackOfficeStatus(flow: FlowName, status: string): ApplicationStatus | undefined {
  const usual = parseStatus(status) === 'Reopened' ? 'Open' : nextStatusOf(flow, status);
  if (usual === undefined) return undefined;
  return listAllowedTransitions(flow, status, 'back_office').includes(usual) ? usual : undefined;
}
